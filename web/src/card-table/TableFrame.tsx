/** The frame of every table around its board: people, dock, hand and log; live, played back or in a lesson. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { textsOf } from '~/texts';
import { type ConcedeProps, DockMenu, PlayedDock } from './beside/Dock';
import { Log } from './beside/Log';
import { Waiting } from './beside/Waiting';
import { Hand } from './cards/Hand';
import type { AnyCard } from './input/selection';
import { type CardLook, Following } from './cards/OpenCards';
import { isMine } from '~/card-table/facts';
import { whenIdle } from '~/ui/lazy';
import type { GameTable } from './useTable';
import './styles/style.css';

const t = textsOf('table');

interface TableFrameProps {
  table: GameTable;
  /** The class of the game. */
  name: string;
  /** Further attributes for the game's own styles. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
  people: ComponentChildren;
  board: ComponentChildren;
  /** How the viewer's own cards look; null while there are none to choose from. */
  look: CardLook<AnyCard> | null;
  /** The hands that lie open. */
  openHands: ComponentChildren;
  /** The step that the viewer is at, in words, with its buttons. */
  dock: ComponentChildren;
  /** Content above the log. */
  aside?: ComponentChildren;
  /** How it ended. */
  end: ComponentChildren;
  /** The cards that were hidden while it went on; in a replay the page has them. */
  revealed: ComponentChildren;
}

export function TableFrame(frame: TableFrameProps) {
  const { table, look, openHands } = frame;
  const { root, dock, drag, hand, whole, over, log } = table;
  const { facts } = table;
  const { playback } = table.props;
  const live = playback === undefined;
  // A lesson ends with its board: its coach has the last words.
  const closing = over && live && table.props.afterEnd !== undefined;
  useEffect(() => whenIdle(() => void import('./styles/effects.css').catch(() => undefined)), []);
  const people = (
    <div class="game-aside stack gap-2 game-aside--people">
      {frame.people}
      {table.props.beside}
    </div>
  );
  return (
    <div
      ref={root}
      class={`game ${frame.name}`}
      {...frame.attributes}
      data-phase={facts.game.phase}
      data-dragging={drag !== null}
    >
      <div
        class="game-table stack gap-2"
        data-flights
        data-crowded={facts.names.length > 3}
        data-closing={closing}
      >
        {!closing && people}
        {frame.board}
        {closing && (
          <div class="game-ending box box--paper">
            {frame.end}
            {table.props.afterEnd}
          </div>
        )}
        {closing && people}
        {!live && <PlayedDock text={table.status}>{openHands}</PlayedDock>}
        {whole && !over && live && (
          <section
            ref={dock}
            class="game-dock stack gap-2"
            aria-label={t().dock.label}
            data-mine={isMine(facts)}
          >
            {hand !== null && look !== null && <Hand {...hand} look={look} />}
            <Following.Provider value>{openHands}</Following.Provider>
            {frame.dock}
            {table.waiting.action !== null && <Waiting table={table} />}
            <DockMenu log={log} concede={concedeOf(table)} />
          </section>
        )}
        {whole && (
          <aside
            class="game-aside stack gap-2 game-aside--log box box--paper"
            data-scrolls
            aria-label={t().log.title}
            // It scrolls when it is long, and the keyboard must reach what scrolls.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            {frame.aside}
            <h2>{t().log.title}</h2>
            <Log {...log} />
          </aside>
        )}
      </div>
      {closing && frame.revealed}
    </div>
  );
}

/** Agreeing to stop; null in games that can't be conceded. */
function concedeOf({ facts, busy, send }: GameTable): ConcedeProps | null {
  const { game, own } = facts;
  const { conceded } = game;
  if (conceded === undefined) return null;
  const allowed = own !== null && 'concede' in own.legal && own.legal.concede === true;
  return { people: facts, conceded, allowed, busy, onConcede: () => send({ type: 'concede' }) };
}
