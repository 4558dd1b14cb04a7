/** What all tables look like around the board: people, dock, hand and log; live, played back or in a lesson. */
import type { ComponentChildren, ComponentType, JSX, RefCallback, RefObject } from 'preact';
import { useCallback, useLayoutEffect, useMemo } from 'preact/hooks';
import type { BoardProps, GameView } from '~/games/game';
import { type ConcedeProps, DockMenu, PlayedDock } from './Dock';
import { Hand, type HandProps } from './Hand';
import { Log } from './Log';
import { t } from './texts';
import type { Table } from './useTable';
import './styles/style.css';

interface TableShellProps<Card extends string | number, Line extends object> {
  // oxlint-disable-next-line typescript/no-explicit-any
  table: Pick<
    Table<any, any, Line>,
    | 'root'
    | 'dock'
    | 'props'
    | 'drag'
    | 'tosses'
    | 'hand'
    | 'whole'
    | 'over'
    | 'log'
    | 'act'
    | 'busy'
  >;
  /** The class of the game. */
  name: string;
  /** What its styles go by besides. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
  phase: string;
  players: number;
  /** Whether something is expected of the viewer. */
  mine: boolean;
  /** What is expected of whom, or how it ended. */
  status: string;
  people: ComponentChildren;
  board: ComponentChildren;
  /** The viewer's own cards; null for those who have none to choose from. */
  hand: Omit<HandProps<Card>, keyof Table<string, unknown, Line>['hand']> | null;
  /** The hands that lie open. */
  openHands: ComponentChildren;
  /** Who has agreed to stop, in games that can be conceded. */
  concede?: Pick<ConcedeProps, 'people' | 'conceded' | 'allowed'>;
  /** What is being done, in words, with its buttons. */
  dock: ComponentChildren;
  /** What stands above the log. */
  aside?: ComponentChildren;
  /** How it ended. */
  end: ComponentChildren;
  /** What was hidden while it went on. */
  revealed: ComponentChildren;
}

export function TableShell<Card extends string | number, Line extends object>(
  shell: TableShellProps<Card, Line>,
): JSX.Element {
  const { table, hand, openHands } = shell;
  const { root, dock, drag, tosses, whole, over } = table;
  const { playback } = table.props;
  const live = playback === undefined;
  const ref = useLayout(root);
  return (
    <div
      ref={ref}
      class={`game ${shell.name}`}
      {...shell.attributes}
      data-phase={shell.phase}
      data-dragging={drag !== null}
      data-tosses={tosses}
      data-tossing={drag?.tossing === true}
    >
      <div
        class="game-table"
        data-flights
        data-crowded={shell.players > 3}
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
        {!live && <PlayedDock text={shell.status}>{openHands}</PlayedDock>}
        {whole && !over && live && (
          <section ref={dock} class="game-dock" aria-label={t().dock.label} data-mine={shell.mine}>
            {hand !== null && <Hand {...hand} {...table.hand} />}
            {openHands}
            {shell.dock}
            <DockMenu
              log={table.log}
              concede={
                shell.concede === undefined
                  ? null
                  : {
                      ...shell.concede,
                      busy: table.busy,
                      onConcede: () => table.act({ type: 'concede' }),
                    }
              }
            />
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
            <Log {...table.log} />
          </aside>
        )}
      </div>
      {shell.revealed}
    </div>
  );
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
