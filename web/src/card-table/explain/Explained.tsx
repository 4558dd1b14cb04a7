/**
 * A board with what helps at any of them: single keys, what a piece is when somebody asks, the rules
 * at the place that says more, and how the board is used.
 */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { textsLoaded } from '~/texts/localised';
import { helpOpen } from '~/ui/help';
import { whenIdle } from '~/ui/idle';
import type { BoardProps } from '~/games/game';
import { allOn, found, type Explanations } from './explanations';
import { useShortcuts } from './keys';
import type { PanelsProps, Shown } from './panels';
import { usePointing } from './usePointing';
import { useReach } from '~/card-table/reach';
import './explain.css';

export interface AidedGame {
  name(): string;
  Rules: ComponentType;
  /** Loads what there is to say of the pieces. */
  pieces(): Promise<Explanations>;
}

interface Loaded {
  readonly Panels: ComponentType<PanelsProps>;
  readonly explanations: Explanations;
}

export function explained(
  Board: ComponentType<BoardProps>,
  { name, Rules, pieces }: AidedGame,
): ComponentType<BoardProps> {
  let loading: Promise<Loaded> | null = null;

  async function load(): Promise<Loaded> {
    const [{ Panels }, explanations] = await Promise.all([import('./panels'), pieces()]);
    await textsLoaded();
    return { Panels, explanations };
  }

  /** Where it failed, it is tried again when it is next needed. */
  function loaded(): Promise<Loaded> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return function AidedBoard(props: BoardProps): JSX.Element {
    const root = useRef<HTMLDivElement>(null);
    const [asked, setAsked] = useState<Shown | null>(null);
    const [parts, setParts] = useState<Loaded | null>(null);
    const shown: Shown | null = helpOpen.value ? { what: 'help' } : asked;
    const missing = parts === null;
    const needed = shown !== null;

    useEffect(() => {
      if (!missing) return;
      let current = true;
      const fetch = (): void => {
        // The board is of use without it.
        loaded().then(
          (all) => current && setParts(all),
          () => undefined,
        );
      };
      // Until somebody asks, all else is more urgent.
      const callOff = needed ? fetch() : whenIdle(fetch);
      return () => {
        current = false;
        callOff?.();
      };
    }, [missing, needed]);

    const close = (): void => {
      helpOpen.value = false;
      setAsked(null);
    };
    const closeTip = (): void => setAsked((now) => (now?.what === 'tip' ? null : now));
    const showAll = (): void => {
      close();
      if (root.current) setAsked({ what: 'pieces', pieces: allOn(root.current) });
    };

    usePointing(root, {
      onRest: (piece) => {
        closeTip();
        if (piece !== null && document.querySelector('dialog[open]') === null) {
          setAsked({ what: 'tip', pieces: [found(piece)] });
        }
      },
      onHold: (piece) => setAsked({ what: 'piece', pieces: [found(piece)] }),
    });
    useReach(root);
    useShortcuts(root, {
      onHelp: () => {
        close();
        helpOpen.value = true;
      },
      onExplain: (piece) =>
        piece === null ? showAll() : setAsked({ what: 'piece', pieces: [found(piece)] }),
    });
    // What lay under the tip may lie elsewhere now.
    useEffect(closeTip, [props.view]);
    // The next board begins with nothing open.
    useEffect(
      () => () => {
        helpOpen.value = false;
      },
      [],
    );

    return (
      <div ref={root} class="aid">
        <Board {...props} />
        {shown !== null && parts !== null && (
          <parts.Panels
            shown={shown}
            game={name()}
            Rules={Rules}
            explanations={parts.explanations}
            played={props.playback !== undefined}
            onRules={(clause) => setAsked({ what: 'rules', clause })}
            onPieces={showAll}
            onClose={close}
          />
        )}
      </div>
    );
  };
}
