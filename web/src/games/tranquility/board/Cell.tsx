import type { JSX } from 'preact';
import { t } from '../i18n';
import type { Offer } from '../play/cells';
import { where } from '../play/sentences';
import { Island } from '../art/Island';

export interface CellProps {
  cell: number;
  island: number | null;
  /** What placing the selected card here costs; null where it can't be placed. */
  offer: Offer | null;
  /** The number of the selected card. */
  card: number | null;
  chosen: boolean;
  last: boolean;
  fresh: boolean;
  over: boolean;
  focusable: boolean;
  onFocus(cell: number): void;
  onChoose(cell: number, byKeyboard: boolean): void;
}

export function Cell(props: CellProps): JSX.Element {
  const { cell, island, offer, card, chosen, last, fresh, over, focusable, onFocus, onChoose } =
    props;
  const shown = island ?? (chosen ? card : null);
  return (
    <button
      type="button"
      role="gridcell"
      class="tq-cell"
      data-cell={cell}
      data-state={stateOf(props)}
      data-hopeless={offer?.hopeless === true}
      data-last={last}
      data-fresh={fresh}
      data-over={over}
      tabIndex={focusable ? 0 : -1}
      aria-label={labelOf(props)}
      aria-selected={chosen}
      aria-disabled={offer === null}
      onFocus={() => onFocus(cell)}
      onClick={(event) => offer !== null && onChoose(cell, event.detail === 0)}
    >
      {shown === null ? <Waves /> : <Island number={shown} />}
      {offer !== null && !chosen && (
        <span class="tq-cost" aria-hidden="true">
          {offer.cost}
        </span>
      )}
      {offer?.hopeless === true && <GapWarning />}
    </button>
  );
}

function stateOf({ island, offer, chosen }: CellProps): string {
  if (island !== null) return 'island';
  if (chosen) return 'chosen';
  if (offer === null) return 'water';
  return offer.cost === 0 ? 'free' : 'costs';
}

function labelOf({ cell, island, offer, card, chosen, last }: CellProps): string {
  const { sea, card: cards } = t();
  const parts = [where(cell), island === null ? sea.empty : cards.island(island)];
  if (last) parts.push(sea.last);
  if (offer !== null && card !== null) {
    if (chosen) parts.push(sea.chosen(card));
    else parts.push(offer.cost === 0 ? sea.placeFree(card) : sea.placeFor(card, offer.cost));
    if (offer.hopeless) parts.push(sea.hopeless);
  }
  return parts.join(', ');
}

function Waves(): JSX.Element {
  return (
    <svg class="tq-waves" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path d="M18 46q8-6 16 0t16 0M52 64q8-6 16 0t16 0" />
    </svg>
  );
}

/** Two banks and nothing between them. */
function GapWarning(): JSX.Element {
  return (
    <svg class="tq-gap" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M10 2.500 18.500 17.500H1.500Z" />
      <path class="tq-gap__mark" d="M10 8v4.500M10 14.600v.6" />
    </svg>
  );
}
