/** A board is most of a game's code, and no page but a running game needs it. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { Button } from '../../../ui/Button';
import type { BoardProps } from '../../game';

export interface LazyBoard {
  Board: ComponentType<BoardProps>;
  /** Loads the code before it is needed. */
  loadAhead(): void;
}

/** A board whose code is loaded when it is first shown, if it was not before. */
export function lazyBoard(fetchBoard: () => Promise<ComponentType<BoardProps>>): LazyBoard {
  let board: ComponentType<BoardProps> | null = null;

  async function load(): Promise<void> {
    board = await fetchBoard();
  }

  function loadAhead(): void {
    // Where it fails, it is tried again when the board is shown.
    load().catch(() => undefined);
  }

  function Board(props: BoardProps): JSX.Element {
    const [state, setState] = useState<'ready' | 'loading' | 'failed'>(board ? 'ready' : 'loading');

    useEffect(() => {
      if (state !== 'loading') return;
      let shown = true;
      load().then(
        () => shown && setState('ready'),
        () => shown && setState('failed'),
      );
      return () => {
        shown = false;
      };
    }, [state]);

    const { loading } = t();
    if (state === 'failed') {
      return (
        <div class="lazy" role="alert">
          <p>{loading.failed}</p>
          <Button onClick={() => setState('loading')}>{loading.retry}</Button>
        </div>
      );
    }
    const Loaded = board;
    return Loaded === null ? <p class="lazy">{loading.busy}</p> : <Loaded {...props} />;
  }

  return { Board, loadAhead };
}
