/** The board of Santa Timea. */
import type { JSX } from 'preact';
import { LogTicker } from '~/card-table/Log';
import type { Target } from '~/card-table/selection/selection';
import { TableShell } from '~/card-table/TableShell';
import { isMine, legalOf } from '~/card-table/facts';
import { type TableRules, useTable } from '~/card-table/useTable';
import type { BoardProps } from '~/games/game';
import { confirming } from '~/ui/preferences';
import type { SantaTimeaAction, SantaTimeaCard, SantaTimeaLogLine } from '~/wire/santa_timea';
import { aboutSantaTimea } from '../about';
import { laidCard, SELECTION, TRICK } from '../selection';
import { logSentence, news, statusSentence } from '../sentences';
import { t } from '../texts';
import type { Facts } from '../view';
import { handLook, linesOfAMove } from './CardFace';
import { Dock } from './Dock';
import { GameEnd, Hands, Hidden } from './GameEnd';
import { Players } from './Players';
import { Sheet, SheetButton } from './Sheet';
import { Trick } from './Trick';
import { Weather } from './Weather';
import '~/card-table/styles/style.css';
import './board.css';
import './trick.css';
import './sheet.css';

export { boardOf } from '~/card-table/TableShell';
export { explained } from '~/card-table/explain/Explained';

export function Board(props: BoardProps & { facts: Facts }): JSX.Element {
  const { facts } = props;
  const { game, own } = facts;
  const table = useTable(props, facts, TABLE);
  const { selection } = table;

  return (
    <TableShell
      table={table}
      name="st"
      phase={game.phase}
      players={facts.names.length}
      mine={isMine(facts)}
      status={statusSentence(facts)}
      people={<Players facts={facts} />}
      board={
        table.over ? (
          <section class="game-board st-paper" data-swiped aria-labelledby="st-sheet">
            <h2 id="st-sheet">{t().sheet.title}</h2>
            <Sheet facts={facts} />
          </section>
        ) : (
          <section class="game-board st-board" data-swiped aria-label={aboutSantaTimea.name()}>
            <header class="st-band">
              <h2>{trickTitle(facts)}</h2>
              <SheetButton facts={facts} />
            </header>
            <Weather facts={facts} />
            <Trick
              facts={facts}
              live={props.playback === undefined}
              aimed={table.cells.over === TRICK}
              laid={laidCard(selection, facts)}
              ghosts={table.cells.ghosts}
              {...(selection.slot !== null && { onLay: () => table.cells.onCell(TRICK, false) })}
            />
            <LogTicker {...table.log} />
          </section>
        )
      }
      hand={
        own !== null && facts.seat !== null && game.phase === 'trick'
          ? {
              seat: facts.seat,
              cards: own.hand.map(({ card }) => card),
              look: handLook(facts, own),
              disabled: legalOf(facts).play === undefined,
              use: (slot) => (slot === selection.slot ? 'place' : null),
            }
          : null
      }
      openHands={<Hands facts={facts} />}
      dock={
        <Dock
          facts={facts}
          selection={selection}
          busy={table.busy}
          onBack={table.back}
          act={table.act}
        />
      }
      aside={
        !table.over && (
          <>
            <h2>{t().sheet.title}</h2>
            <Sheet facts={facts} />
          </>
        )
      }
      end={<GameEnd facts={facts} ended={props.ended === true} />}
      revealed={<Hidden facts={facts} />}
    />
  );
}

/** While triplets are chosen the number of the trick is one more than there are. */
function trickTitle({ game, shape }: Facts): string {
  return t().trick.title(Math.min(game.trick + 1, shape.tricks), game.round + 1);
}

export const TABLE: TableRules<
  Facts,
  never,
  SantaTimeaCard,
  SantaTimeaAction,
  Target,
  SantaTimeaLogLine
> = {
  selection: SELECTION,
  // There are no cells to be led to: from the card the keyboard goes to the button.
  leadsToCells: false,
  // Where nothing is confirmed, a card that is chosen again is played.
  pressed: (selection, slot) =>
    slot === selection.slot && !confirming.on.value
      ? { type: 'drop', slot, cell: TRICK }
      : { type: 'slot', slot },
  dealtLog: 1,
  // A whole trick can end with a move, and the round with it.
  linesOfAMove: ({ names }) => linesOfAMove(names.length),
  news,
  logSentence,
};
