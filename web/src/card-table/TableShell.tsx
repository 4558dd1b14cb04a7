/** What all tables look like around the board: people, dock, hand and log; live, played back or in a lesson. */
import type { ComponentChildren, ComponentType, JSX, RefCallback, RefObject } from 'preact';
import { useCallback, useLayoutEffect, useMemo } from 'preact/hooks';
import type { BoardProps, GameView } from '~/games/game';
import { type ConcedeProps, DockMenu, PlayedDock } from './Dock';
import { isMine } from './facts';
import { Hand } from './Hand';
import { Log } from './Log';
import type { CardLook } from './OpenCards';
import { t } from './texts';
import type { Table, TableFacts } from './useTable';
import './styles/style.css';

interface TableShellProps<Card extends string | number> {
  // oxlint-disable-next-line typescript/no-explicit-any
  table: Table<any, any, any, Card>;
  /** The class of the game. */
  name: string;
  /** What its styles go by besides. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
  people: ComponentChildren;
  board: ComponentChildren;
  /** How the viewer's own cards look; null while there are none to choose from. */
  look: CardLook<Card> | null;
  /** The hands that lie open. */
  openHands: ComponentChildren;
  /** What is being done, in words, with its buttons. */
  dock: ComponentChildren;
  /** What stands above the log. */
  aside?: ComponentChildren;
  /** How it ended. */
  end: ComponentChildren;
  /** What was hidden while it went on. */
  revealed: ComponentChildren;
}

export function TableShell<Card extends string | number>(
  shell: TableShellProps<Card>,
): JSX.Element {
  const { table, look, openHands } = shell;
  const { root, dock, drag, tosses, hand, whole, over, log } = table;
  const facts: TableFacts = table.facts;
  const { playback } = table.props;
  const live = playback === undefined;
  const ref = useLayout(root);
  return (
    <div
      ref={ref}
      class={`game ${shell.name}`}
      {...shell.attributes}
      data-phase={facts.game.phase}
      data-dragging={drag !== null}
      data-tosses={tosses}
      data-tossing={drag?.tossing === true}
    >
      <div
        class="game-table"
        data-flights
        data-crowded={facts.names.length > 3}
        data-closing={over && live}
      >
        {over && live && (
          <div class="game-ending">
            {shell.end}
            {table.props.afterEnd}
          </div>
        )}
        <div class="game-aside game-aside--people">{shell.people}</div>
        {shell.board}
        {!live && <PlayedDock text={table.status}>{openHands}</PlayedDock>}
        {whole && !over && live && (
          <section
            ref={dock}
            class="game-dock"
            aria-label={t().dock.label}
            data-mine={isMine(facts)}
          >
            {hand !== null && look !== null && <Hand {...hand} look={look} />}
            {openHands}
            {shell.dock}
            <DockMenu log={log} concede={concedeOf(table)} />
          </section>
        )}
        {whole && (
          <aside
            class="game-aside game-aside--log"
            data-scrolls
            aria-label={t().log.title}
            // It scrolls when it is long, and the keyboard must reach what scrolls.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            {shell.aside}
            <h2>{t().log.title}</h2>
            <Log {...log} />
          </aside>
        )}
      </div>
      {shell.revealed}
    </div>
  );
}

/** Agreeing to stop; null in games that can't be conceded. */
// oxlint-disable-next-line typescript/no-explicit-any
function concedeOf({ facts, busy, act }: Table<any, any, any>): ConcedeProps | null {
  const { game, own }: TableFacts = facts;
  const { conceded } = game;
  if (conceded === undefined) return null;
  const allowed = own !== null && 'concede' in own.legal && own.legal.concede === true;
  return { people: facts, conceded, allowed, busy, onConcede: () => act({ type: 'concede' }) };
}

/** The board of a game: what it draws of a view, begun anew with each game at the table. */
export function boardOf<Facts>(
  factsOf: (view: GameView) => Facts | null,
  Table: ComponentType<BoardProps & { facts: Facts }>,
): ComponentType<BoardProps> {
  return function Board(props: BoardProps): JSX.Element | null {
    const facts = useMemo(() => factsOf(props.view), [props.view]);
    return facts === null ? null : <Table key={props.view.table.games} {...props} facts={facts} />;
  };
}

const BY_WINDOW = {
  phone: '(max-width: 499px)',
  short: '(max-width: 499px) and (max-height: 760px)',
  flat: '(min-width: 500px) and (max-height: 560px)',
  low: '(min-height: 561px) and (max-height: 720px)',
};

const TALL = '(min-height: 800px)';

/**
 * The names of the layouts of a table of a width, where `holds` says which media queries do. The styles go
 * by them in `data-layout`; several hold at once.
 *
 *     column  the board, and all else above and below it
 *     side    everything but board and hand in a column beside them
 *     wide    a column on either side
 *     phone   a phone held upright
 *     short   the same, with the bars of its browser showing
 *     tiny    so narrow that signs stand for words
 *     flat    a phone on its side
 *     tablet  a tablet held upright
 *     low     of little height, as on many laptops
 */
export function layoutOf(width: number, holds: (query: string) => boolean): string {
  const names: string[] = [width < 900 ? 'column' : 'side'];
  if (width >= 1080) names.push('wide');
  if (width <= 340) names.push('tiny');
  if (width >= 620 && width < 900 && holds(TALL)) names.push('tablet');
  for (const [name, query] of Object.entries(BY_WINDOW)) if (holds(query)) names.push(name);
  return names.join(' ');
}

/**
 * Keeps `data-layout` of a table true. The ref that it returns says it for the first time, before
 * what is in the table is measured or painted.
 */
function useLayout<Root extends HTMLElement>(root: RefObject<Root | null>): RefCallback<Root> {
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const lay = (): void => layOut(table);
    const resized = new ResizeObserver(lay);
    resized.observe(table);
    addEventListener('resize', lay);
    return () => {
      resized.disconnect();
      removeEventListener('resize', lay);
    };
  }, [root]);
  return useCallback(
    (table) => {
      root.current = table;
      if (table !== null) layOut(table);
    },
    [root],
  );
}

function layOut(table: HTMLElement): void {
  const layout = layoutOf(table.clientWidth, (query) => matchMedia(query).matches);
  if (table.dataset['layout'] !== layout) table.dataset['layout'] = layout;
}
