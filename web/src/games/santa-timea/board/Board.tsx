/** The board of Santa Timea. */
import type { Selection } from '~/card-table/input/selection';
import { type Prompt, TableDock } from '~/card-table/beside/Dock';
import { GhostCard } from '~/card-table/cards/Grid';
import { CardList, type CardLook, OpenHands } from '~/card-table/cards/OpenCards';
import { EndPanel } from '~/card-table/end/Ending';
import { legalOf } from '~/card-table/facts';
import { namesOf, waitHint } from '~/card-table/people/people';
import { boardOf } from '~/card-table/explain/Explained';
import { TableFrame } from '~/card-table/TableFrame';
import { type TableRules, useTable } from '~/card-table/useTable';
import type { BoardProps, Ghost } from '~/card-table/boardProps';
import { t as client } from '~/texts';
import { confirming } from '~/ui/preferences';
import type { SantaTimeaAction, SantaTimeaCard, SantaTimeaDirection } from '~/wire/santa_timea';
import { Harbour } from '../art/EndPicture';
import { cardAt, mayPlay, santaTimeaOffers, type SantaTimeaTable, TRICK } from '../selection';
import { logSentence, resultSentence, resultTitle, statusSentence } from '../sentences';
import { t } from '../texts';
import type { SantaTimeaFacts } from '../view/facts';
import { playedName, worthText } from '../view/cards';
import { handLook, linesOfAMove, WHEEL_LOOK, WIND_LOOK } from './CardFace';
import { Players, Triplets } from './Players';
import { FinalSheet, Sheet } from './Sheet';
import { endedText, hasPlayed, Trick, useRest } from './Trick';
import '~/card-table/styles/style.css';
import './board.css';
import './trick.css';
import './sheet.css';

export const Board = boardOf(DrawnBoard);

export function DrawnBoard(props: BoardProps & { facts: SantaTimeaFacts }) {
  const { facts } = props;
  const { game, own } = facts;
  const table = useTable(props, facts, TABLE);
  // A trick that ends while the game goes on is to be looked at before the next, which a viewer begins at will.
  const rested = useRest(game.last_trick, props.playback === undefined);
  const rests = rested && table.selection.slot === null && !hasPlayed(facts);
  return (
    <TableFrame
      table={table}
      name="st"
      people={<Players facts={facts} />}
      board={table.over ? <FinalSheet facts={facts} /> : <Trick table={table} rests={rests} />}
      look={own !== null && game.phase === 'trick' ? handLook(facts, own, rests) : null}
      openHands={<Hands facts={facts} ghosts={table.cells.ghosts} />}
      dock={<Dock table={table} rests={rests} />}
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

const TABLE: TableRules<SantaTimeaFacts, SantaTimeaAction> = {
  offers: santaTimeaOffers,
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
  statusSentence,
  logSentence,
};

export function GameEnd(props: { facts: SantaTimeaFacts; ended: boolean }) {
  const { facts, ended } = props;
  return (
    <EndPanel won ended={ended} picture={<Harbour />} title={resultTitle(facts)}>
      <p>{resultSentence(facts)}</p>
    </EndPanel>
  );
}

export function Hidden({ facts }: { facts: SantaTimeaFacts }) {
  const { reveal, sheet } = t();
  const { revealed } = facts.game;
  if (revealed === null) return null;
  return (
    <section class="game-revealed stack" aria-labelledby="game-revealed">
      <h2 id="game-revealed">{reveal.title}</h2>
      {revealed.undealt.map((cards, round) => (
        <details key={round} class="st-details box box--paper">
          <summary class="row small strong">{sheet.roundOf(round + 1)}</summary>
          <article>
            <CardList look={WHEEL_LOOK} title={reveal.undealt} cards={cards} />
            <CardList look={WIND_LOOK} title={reveal.winds} cards={revealed.winds[round] ?? []} />
          </article>
        </details>
      ))}
    </section>
  );
}

/** The hands that lie open to those who watch, each card with what it is worth in this trick, or would lead to. */
export function Hands({ facts, ghosts }: { facts: SantaTimeaFacts; ghosts: readonly Ghost[] }) {
  return (
    <OpenHands
      facts={facts}
      cards={({ hand }) => hand.map(({ card }) => card)}
      look={(own) => ghostLook(handLook(facts, own), ghosts)}
      renderExtra={({ chosen = [] }) => <Thrown chosen={chosen} />}
    />
  );
}

/** The cards that could be played show what they led to. */
function ghostLook(
  look: CardLook<SantaTimeaCard>,
  ghosts: readonly Ghost[],
): CardLook<SantaTimeaCard> {
  const face = (card: SantaTimeaCard) => {
    const ghost = ghosts.find(({ action }) => (action as { card?: unknown }).card === card);
    return (
      <>
        {look.face(card)}
        {ghost !== undefined && <GhostCard ghost={ghost} />}
      </>
    );
  };
  return { ...look, face };
}

/** The triplets that a seat has chosen to throw off, before the others have. */
function Thrown({ chosen }: { chosen: readonly SantaTimeaDirection[] }) {
  const { sheet, directions } = t();
  if (chosen.length === 0) return null;
  const names = client().list(chosen.map((direction) => directions[direction].name));
  return <p class="game-hint">{sheet.thrown(names)}</p>;
}

export function Dock({ table, rests }: { table: SantaTimeaTable; rests: boolean }) {
  const { facts, selection, busy, make } = table;
  const { triplets } = legalOf(facts);
  if (triplets !== undefined) {
    return <Triplets key={facts.game.round} triplets={triplets} busy={busy} make={make} />;
  }
  const card = selection.slot === null ? null : cardAt(facts, selection.slot);
  return (
    <TableDock
      table={table}
      prompt={rests ? { text: endedText(facts) } : promptOf(facts, selection)}
      confirm={card === null ? null : t().dock.play(playedName(card))}
    />
  );
}

function promptOf(facts: SantaTimeaFacts, selection: Selection): Prompt {
  const { dock } = t();
  const { game, own } = facts;
  if (own === null) {
    return game.phase === 'over' || facts.hands.length > 0 || facts.openHands
      ? { text: statusSentence(facts) }
      : { text: statusSentence(facts), hint: dock.watching };
  }
  if (own.chosen !== undefined) return { text: dock.chosen(namesOf(facts, game.waiting)) };
  if (legalOf(facts).play === undefined) {
    const hint = hasPlayed(facts) ? dock.played : waitHint(facts, game.active);
    return { text: statusSentence(facts), ...(hint !== null && { hint }) };
  }
  const picked = selection.slot === null ? undefined : own.hand[selection.slot];
  if (picked === undefined) {
    return { text: game.table?.cards.length === 0 ? dock.lead : dock.choose };
  }
  if (!mayPlay(facts, picked.card)) return { text: dock.lead, warning: dock.pirateCannotLead };
  const worth = worthText(picked);
  return {
    text: worth === null ? dock.noWorth : dock.worth(worth),
    ...(selection.cells.length === 0 && { hint: confirming.on.value ? dock.drag : dock.again }),
  };
}
