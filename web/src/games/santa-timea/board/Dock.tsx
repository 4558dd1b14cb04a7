/** What the viewer is doing, in words, and the button for it. */
import type { JSX } from 'preact';
import { type Prompt, TableDock } from '~/card-table/beside/Dock';
import { legalOf } from '~/card-table/people/facts';
import { namesOf, waitHint } from '~/card-table/people/people';
import { confirming } from '~/ui/preferences';
import { cardAt, mayPlay, type Selection, type Table } from '../selection';
import { statusSentence } from '../sentences';
import { t } from '../texts';
import { cardName, worthText } from '../view/cards';
import type { Facts } from '../view/facts';
import { Triplets } from './Players';

export function Dock({ table }: { table: Table }): JSX.Element {
  const { facts, selection, busy, act } = table;
  const { triplets } = legalOf(facts);
  if (triplets !== undefined) {
    return <Triplets key={facts.game.round} triplets={triplets} busy={busy} act={act} />;
  }
  const card = selection.slot === null ? null : cardAt(facts, selection.slot);
  return (
    <TableDock
      table={table}
      prompt={promptOf(facts, selection)}
      confirm={card === null ? null : t().dock.play(cardName(card))}
    />
  );
}

/** Whether the viewer's card lies in the trick already. */
function hasPlayed({ game, seat }: Facts): boolean {
  return game.table?.cards.some((played) => played.seat === seat) === true;
}

function promptOf(facts: Facts, selection: Selection): Prompt {
  const { dock } = t();
  const { game, own } = facts;
  if (own === null) {
    return game.phase === 'over' || facts.hands.length > 0
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
  const name = cardName(picked.card);
  if (!mayPlay(facts, picked.card)) return { text: dock.lead, warning: dock.pirateCannotLead };
  const worth = worthText(picked);
  return {
    text: worth === null ? dock.noWorth(name) : dock.worth(name, worth),
    ...(selection.cells.length === 0 && { hint: confirming.on.value ? dock.drag : dock.again }),
  };
}
