/**
 * A board with help: single keys, pieces explained when the guest asks, the rules at the clause on a piece, and
 * the controls of the board.
 */
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type SpotId, Spots, SpotsContext } from '~/card-table/input/spots';
import { useReach } from '~/card-table/input/touch';
import { usePointing } from '~/card-table/input/usePointing';
import type { TableFacts } from '~/card-table/facts';
import type { BoardProps } from '~/card-table/boardProps';
import { t } from '~/texts';
import { Boundary } from '~/ui/Boundary';
import { isDialogOpen } from '~/ui/Dialog';
import { lazy, loadedPart, whenIdle } from '~/ui/lazy';
import { explaining } from '~/ui/preferences';
import { showToast } from '~/ui/Toasts';
import { helpOpen } from './help';
import { useShortcuts } from './keys';
import type { Shown } from './panels';

export interface PieceText {
  readonly name: string;
  /** Its nature and its effect, in a sentence or two. */
  readonly text: string;
}

/**
 * A piece is known by its kind, which elements that show one have in `data-about`. The texts know nothing of
 * a game that is going on.
 */
export interface Explanations {
  texts(): Readonly<Record<string, PieceText>>;
  /** The clause of the rules that says more, which is the `id` of a heading in the rules' text. */
  readonly clauses: Readonly<Record<string, string>>;
}

/** A piece on the page. */
export interface Found {
  readonly kind: string;
  /** The page's label for this very piece. */
  readonly label: string;
  /** Where it is, with what must not be covered above it. */
  readonly box: DOMRect;
}

const NONE: readonly SpotId[] = [];

const panels = lazy(async () => (await import('./panels')).Panels);

/** The board of a game, from what it draws of what it knows; begun anew with each game at the table. */
export function boardOf<Facts extends TableFacts>(
  Table: ComponentType<BoardProps & { facts: Facts }>,
): ComponentType<BoardProps> {
  function Board(props: BoardProps) {
    const { game, view } = props;
    const facts = useMemo(() => game.factsOf(view) as Facts | null, [game, view]);
    const root = useRef<HTMLDivElement>(null);
    const spots = useMemo(() => new Spots(), []);
    spots.hinted = props.hinted ?? NONE;
    const [opened, setOpened] = useState<Shown | null>(null);
    const shown: Shown | null = helpOpen.value ? { what: 'help' } : opened;
    const needed = shown !== null;
    const [Panels, help] = [loadedPart(panels.state), loadedPart(game.help.state)];

    useEffect(() => {
      const load = () => Promise.all([panels.load(), game.help.load()]);
      // Until something is opened, all else is more urgent; the board is of use without it.
      if (!needed) return whenIdle(() => void load().catch(() => undefined));
      load().catch(() => {
        close();
        showToast(t().loading.failed);
      });
      return undefined;
    }, [needed, game]);

    const close = (): void => {
      helpOpen.value = false;
      setOpened(null);
    };
    const closeTip = (): void => setOpened((now) => (now?.what === 'tip' ? null : now));
    const showAll = (): void => {
      close();
      if (root.current) setOpened({ what: 'pieces', pieces: allOn(root.current) });
    };

    const pointed = usePointing(root, {
      onRest: (piece) => {
        closeTip();
        if (piece !== null && explaining.on.value && !isDialogOpen()) {
          setOpened({ what: 'tip', pieces: [found(piece)] });
        }
      },
      onHold: (piece) => setOpened({ what: 'piece', pieces: [found(piece)] }),
    });
    useReach(root);
    useShortcuts(root, spots, {
      onHelp: () => {
        close();
        helpOpen.value = true;
      },
      onExplain: (piece) => {
        if (piece !== null) setOpened({ what: 'piece', pieces: [found(piece)] });
        else if (pointed.current === null) showAll();
        else setOpened({ what: 'tip', pieces: [found(pointed.current)] });
      },
      onSpeech: (topic) => setOpened({ what: 'speech', topic }),
    });
    // The piece under the tip may lie elsewhere now.
    useEffect(closeTip, [view]);
    // The next board begins with nothing open.
    useEffect(
      () => () => {
        helpOpen.value = false;
      },
      [],
    );

    return (
      <div ref={root} class="explained">
        <SpotsContext.Provider value={spots}>
          {facts !== null && <Table key={view.table.games} {...props} facts={facts} />}
          {shown !== null && Panels !== null && help !== null && (
            <Panels
              shown={shown}
              board={props}
              facts={facts}
              help={help}
              onRules={(clause) => setOpened({ what: 'rules', clause })}
              onPieces={showAll}
              onClose={close}
            />
          )}
        </SpotsContext.Provider>
      </div>
    );
  }
  return (props: BoardProps) => (
    <Boundary part="board" of={props.view.table.games}>
      <Board {...props} />
    </Boundary>
  );
}

export function found(element: HTMLElement): Found {
  const label =
    element.getAttribute('aria-label') ??
    element.querySelector('.visually-hidden')?.textContent ??
    '';
  const box = element.getBoundingClientRect();
  // Prompt and buttons above the hand stay in sight.
  const top = element.closest('.game-dock')?.getBoundingClientRect().top ?? box.top;
  const clear = new DOMRect(box.x, top, box.width, box.bottom - top);
  return { kind: element.dataset['about'] ?? '', label, box: clear };
}

/** Everything on a board that can be asked about, one of each kind. */
function allOn(board: HTMLElement): Found[] {
  const kinds = new Map<string, Found>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-about]')) {
    const piece = found(element);
    if (!kinds.has(piece.kind)) kinds.set(piece.kind, piece);
  }
  return [...kinds.values()];
}
