/** Answers of single keys about the trick, the wind and the cards, as far as they are this game's alone. */
import type { Speech } from '~/card-table/explain/help';
import { nameOf, whoIs } from '~/card-table/people/people';
import { textsOf as clientTexts } from '~/texts';
import type {
  SantaTimeaTrickCard,
  SantaTimeaWind,
  SantaTimeaLogLine,
  SantaTimeaPrivate,
} from '~/wire/santa_timea';
import { handLook } from './board/CardFace';
import { nowText, rolesText } from './board/Weather';
import { mayPlay } from './selection';
import { textsOf } from './texts';
import { cardCode, cardName, damageOf, windName, worthText } from './view/cards';
import type { SantaTimeaFacts } from './view/facts';

const client = clientTexts('table');
const t = textsOf('speech');

export const speech: Speech = {
  isMove: ({ type }: SantaTimeaLogLine) => type === 'play' || type === 'choose',

  hand(own: SantaTimeaPrivate, facts: SantaTimeaFacts) {
    const { name } = handLook(facts, own);
    const chooses = own === facts.own && own.legal.play !== undefined;
    return own.hand.map(({ card }) =>
      chooses && !mayPlay(facts, card) ? client().colon(name(card), t().speech.barred) : name(card),
    );
  },

  gaps(facts: SantaTimeaFacts) {
    const { trick: words, wind } = t();
    const { game, shape } = facts;
    const { table, forecast, never_coming: never = [], set_aside: aside } = game;
    return [
      game.phase === 'over'
        ? ''
        : words.title(Math.min(game.trick + 1, shape.tricks), game.round + 1),
      nowText(facts),
      rolesText(facts),
      ...winds(wind.carried, table?.carried ?? []),
      ...trickOf(facts),
      ...winds(wind.forecast, forecast),
      ...winds(wind.never, never),
      ...winds(wind.setAside, aside),
    ];
  },

  seat(seat: number, { game }: SantaTimeaFacts) {
    const { sheet, taken } = t();
    const own = game.taken[seat] ?? [];
    return [
      client().players.hand(game.hands[seat] ?? 0),
      sheet.points(game.points[seat] ?? 0),
      ...(own.length === 0 ? [taken.none] : own.map(windName)),
      own.length > 1 ? taken.damage(damageOf(own)) : '',
    ];
  },
};

function winds(title: string, some: readonly SantaTimeaWind[]): string[] {
  return some.length === 0 ? [] : [client().colon(title, client().list(some.map(windName)))];
}

/** The cards that lie in the trick, and who is to play. */
function trickOf(facts: SantaTimeaFacts): string[] {
  const { trick: words } = t();
  const { table, active, leader } = facts.game;
  if (table === null) return [];
  if (table.cards.length === 0) return [words.empty(whoIs(facts, leader))];
  const next = active === null ? [] : [client().colon(nameOf(facts, active), words.waiting)];
  return [...table.cards.map((played) => playedCard(played, facts)), ...next];
}

function playedCard(played: SantaTimeaTrickCard, facts: SantaTimeaFacts): string {
  const { trick: words, card: cards } = t();
  const { seat, card, copied, standing } = played;
  const { lowest, highest } = facts.game.table ?? {};
  const worth = worthText(played);
  const parts = [
    cardName(card),
    copied === undefined ? '' : words.copies(cardCode(copied)),
    standing === 'led_pirate' ? words.ledPirate : '',
    worth === null ? '' : cards.worth(worth),
    standing === 'out' ? words.out : '',
    lowest === seat ? words.lowestSoFar : '',
    highest === seat ? words.highestSoFar : '',
  ];
  return client().colon(nameOf(facts, seat), parts.filter(Boolean).join(', '));
}
