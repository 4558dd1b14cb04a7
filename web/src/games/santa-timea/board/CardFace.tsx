/** How cards look wherever they lie. */
import type { CardLook } from '~/card-table/cards/OpenCards';
import { WheelFace, WindFace } from '~/games/santa-timea/art/Picture';
import type { SantaTimeaCard, SantaTimeaPrivate, SantaTimeaWind } from '~/wire/santa_timea';
import type { PieceKind } from '../help';
import { t } from '../texts';
import type { SantaTimeaFacts } from '../view/facts';
import {
  cardName,
  type Direction,
  shortWorth,
  windName,
  type Worth,
  worthText,
} from '../view/cards';

export function wheelKind(card: SantaTimeaCard): PieceKind {
  return card === 'P' ? 'pirate' : 'wheel';
}

export const WHEEL_LOOK: CardLook<SantaTimeaCard> = {
  face: (card) => <WheelFace card={card} />,
  name: cardName,
  kind: wheelKind,
};

export const WIND_LOOK: CardLook<SantaTimeaWind> = {
  face: (wind) => <WindFace wind={wind} />,
  name: windName,
  kind: () => 'wind' satisfies PieceKind,
};

/** The cards of a hand, each with what it is worth in this trick, once the one before has been seen. */
export function handLook(
  { game }: SantaTimeaFacts,
  own: SantaTimeaPrivate,
  rests = false,
): CardLook<SantaTimeaCard> {
  const worths = new Map(own.hand.map(({ card, ...worth }) => [card, worth]));
  const worthOf = (card: SantaTimeaCard): Worth =>
    game.phase === 'trick' && !rests ? (worths.get(card) ?? {}) : {};
  return {
    face: (card) => (
      <>
        <WheelFace card={card} />
        <WorthBadge worth={worthOf(card)} />
      </>
    ),
    name: (card) => {
      const worth = worthText(worthOf(card));
      return worth === null ? cardName(card) : `${cardName(card)}, ${t().card.worth(worth)}`;
    },
    kind: wheelKind,
  };
}

function WorthBadge({ worth }: { worth: Worth }) {
  if (worth.value === undefined) return null;
  return (
    <span class="st-worth" data-zero={worth.value === 0} aria-hidden="true">
      {shortWorth(worth)}
    </span>
  );
}

/** A wind card, small. */
export function Wind({ wind }: { wind: SantaTimeaWind }) {
  return (
    <span
      class="st-mini game-mini"
      role="img"
      aria-label={windName(wind)}
      data-about={'wind' satisfies PieceKind}
    >
      <WindFace wind={wind} />
    </span>
  );
}

/** Where winds are taken from. */
export const BLOWING = 'blowing';

/** Lines on the round itself, which come with those of the seats at the end of a round. */
const LINES_OF_A_ROUND = 4;

/** The most lines of the log that come with one move: all seats throw off at once. */
export function linesOfAMove(seats: number): number {
  return seats + LINES_OF_A_ROUND;
}

export function thrownPlace(seat: number, direction: Direction): string {
  return `thrown-${seat}-${direction}`;
}

/** All that the middle of the table is: the wind blows there, and what was thrown off lately went there. */
export function middlePlaces({ game, names }: SantaTimeaFacts): string {
  const thrown = game.log
    .slice(-linesOfAMove(names.length))
    .filter((line) => line.type === 'throw')
    .flatMap(({ seat, triplets }) => triplets.map((direction) => thrownPlace(seat, direction)));
  return [BLOWING, ...thrown].join(' ');
}
