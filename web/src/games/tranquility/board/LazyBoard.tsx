/** The board is half of the client's code, and no page but a running game needs it. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { t } from '../../../i18n';
import { Button } from '../../../ui/Button';

let board: ComponentType<BoardProps> | null = null;

async function load(): Promise<void> {
  board = (await import('./Board')).Board;
}

/** Loads the board once the page itself is there, so that no game has to wait for it. */
export function loadBoardAhead(): void {
  addEventListener('load', () => setTimeout(loadQuietly, 1_000), { once: true });
}

function loadQuietly(): void {
  // Where it fails, it is tried again when the board is shown.
  load().catch(() => undefined);
}

export function LazyBoard(props: BoardProps): JSX.Element {
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
  const Board = board;
  return Board === null ? <p class="lazy">{loading.busy}</p> : <Board {...props} />;
}
