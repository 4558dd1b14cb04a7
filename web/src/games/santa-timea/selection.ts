/** The view's offers to a player of Santa Timea: cards for the trick, which is the only cell. */
import { IDLE, type Offers, type Selection } from '~/card-table/input/selection';
import { legalOf } from '~/card-table/facts';
import type { GameTable } from '~/card-table/useTable';
import type {
  SantaTimeaAction,
  SantaTimeaCard,
  SantaTimeaHandCard,
  SantaTimeaThen,
} from '~/wire/santa_timea';
import type { SantaTimeaFacts } from './view/facts';

export type SantaTimeaTable = GameTable<SantaTimeaFacts, SantaTimeaAction>;

export const TRICK = 0;

export function santaTimeaOffers(facts: SantaTimeaFacts): Offers<SantaTimeaAction> {
  const { own } = facts;
  const { play } = legalOf(facts);
  return {
    hand: own?.hand.map(({ card }) => card) ?? [],
    spare: [],
    initial: IDLE,
    // A card stays picked up as long as the hand is the same.
    choices: [own?.hand.length, play !== undefined],
    take: () => (play === undefined ? null : 'card'),
    begin: () => null,
    targets({ slot, cells }) {
      const card = slot === null ? null : cardAt(facts, slot);
      const open = card !== null && cells.length === 0 && mayPlay(facts, card);
      return new Map(open ? [[TRICK, { kind: 'lay' }]] : []);
    },
    choose: () => ({ cells: [TRICK] }),
    pick: () => null,
    action({ slot }) {
      const card = slot === null ? null : cardAt(facts, slot);
      return card === null || !mayPlay(facts, card) ? null : { type: 'play', card };
    },
    needsConfirming: ({ cells }) => cells.length === 0,
  };
}

export function cardAt(facts: SantaTimeaFacts, slot: number): SantaTimeaCard | null {
  return facts.own?.hand[slot]?.card ?? null;
}

/** The card that is picked up and may be played. */
export function pickedCard({ slot }: Selection, facts: SantaTimeaFacts): SantaTimeaHandCard | null {
  const picked = slot === null ? undefined : facts.own?.hand[slot];
  return picked !== undefined && mayPlay(facts, picked.card) ? picked : null;
}

/** How the trick would stand with the card that is picked up. */
export function foreseen(selection: Selection, facts: SantaTimeaFacts): SantaTimeaThen | null {
  const { play = [], then = [] } = legalOf(facts);
  const picked = pickedCard(selection, facts);
  return (picked && then[play.indexOf(picked.card)]) ?? null;
}

/** The card that lies on the table without having been played. */
export function laidCard(
  { slot, cells }: Selection,
  facts: SantaTimeaFacts,
): SantaTimeaCard | null {
  return slot === null || cells.length === 0 ? null : cardAt(facts, slot);
}

export function mayPlay(facts: SantaTimeaFacts, card: SantaTimeaCard): boolean {
  return legalOf(facts).play?.includes(card) === true;
}
