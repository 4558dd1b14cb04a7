/** Everybody at the table: what is public about their cards, whose turn it is, who is away. */
import type { JSX } from 'preact';
import { CardEmblem } from '../art/emblems';
import { t } from '../i18n';
import type { Facts } from '../play/facts';

export function Seats({ facts }: { facts: Facts }): JSX.Element {
  const { seats } = t();
  return (
    <ul class="tq-seats" aria-label={seats.label}>
      {facts.names.map((_, seat) => (
        <SeatItem key={seat} facts={facts} seat={seat} />
      ))}
    </ul>
  );
}

function SeatItem({ facts, seat }: { facts: Facts; seat: number }): JSX.Element {
  const { seats, grids } = t();
  const { game } = facts;
  const badge = badgeOf(facts, seat);
  const counts = [
    { icon: HAND, count: game.hands[seat] ?? 0, label: seats.hand, word: seats.handWord },
    // The competition has one common pile and none of a seat's own.
    ...(game.contest === undefined
      ? [{ icon: PILE, count: game.piles[seat] ?? 0, label: seats.pile, word: seats.pileWord }]
      : []),
    {
      icon: DISCARDS,
      count: game.discards[seat] ?? 0,
      label: seats.discards,
      word: seats.discardsWord,
    },
  ];
  return (
    <li class={`tq-seat tq-seat--${seat}`} data-turn={isActive(facts, seat)}>
      <SeatName facts={facts} seat={seat} />
      {badge !== null && (
        <span class="tq-badge" data-kind={badge.kind}>
          {badge.text}
        </span>
      )}
      <Burdens facts={facts} seat={seat} />
      {game.contest !== undefined && (
        <strong class="tq-score">{grids.contest.points(game.contest.scores[seat] ?? 0)}</strong>
      )}
      <span class="tq-counts">
        {counts.map(({ icon, count, label, word }) => (
          <span key={icon} class="tq-count" title={label(count)}>
            <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d={icon} />
            </svg>
            <span aria-hidden="true">{count}</span>
            <span class="tq-count-word" aria-hidden="true">
              {word}
            </span>
            <span class="visually-hidden">{label(count)}</span>
          </span>
        ))}
      </span>
    </li>
  );
}

/** What lies in front of a seat, or is known of its hand. */
function Burdens({ facts, seat }: { facts: Facts; seat: number }): JSX.Element | null {
  const { seats } = t().rough;
  const { storms, known_monsters: monsters } = facts.game;
  const burdens = [
    { card: 'yellow', count: storms?.yellow[seat] ?? 0 },
    { card: 'orange', count: storms?.orange[seat] ?? 0 },
    { card: 'monster', count: monsters?.includes(seat) === true ? 1 : 0 },
  ] as const;
  if (burdens.every(({ count }) => count === 0)) return null;
  return (
    <span class="tq-burdens">
      {burdens
        .filter(({ count }) => count > 0)
        .map(({ card, count }) => (
          <span key={card} class="tq-token" role="img" title={seats[card]} aria-label={seats[card]}>
            <CardEmblem card={card} />
            {count > 1 && <small>{count}</small>}
          </span>
        ))}
    </span>
  );
}

/** Whether the game waits for what that seat does in its turn, or about a storm it drew. */
function isActive({ game }: Facts, seat: number): boolean {
  return game.active === seat && game.phase !== 'start_pledge' && game.phase !== 'start_give';
}

export function SeatName({ facts, seat }: { facts: Facts; seat: number }): JSX.Element {
  const name = facts.names[seat] ?? '';
  return (
    <span class="tq-name" title={name}>
      <span class="tq-mark" aria-hidden="true">
        {(Array.from(name)[0] ?? '').toUpperCase()}
      </span>
      <bdi>{name}</bdi>
      {seat === facts.seat && <span class="tq-you">{t().seats.you}</span>}
    </span>
  );
}

interface Badge {
  readonly kind: 'free' | 'away' | 'turn' | 'stop';
  readonly text: string;
}

function badgeOf(facts: Facts, seat: number): Badge | null {
  const { game, presence } = facts;
  const { seats } = t();
  if (presence[seat] === 'free') return { kind: 'free', text: seats.free };
  if (presence[seat] === 'away') return { kind: 'away', text: seats.away };
  if (isActive(facts, seat)) return { kind: 'turn', text: seats.turn };
  if (game.phase !== 'over' && game.conceded.includes(seat)) {
    return { kind: 'stop', text: seats.conceded };
  }
  return null;
}

// A fan of cards, a pile, and a pile with a card turned away.
const HAND =
  'M3 7 8 4.500 12.500 14 7.500 16.500ZM8.500 5.500 12.500 4.500 16 14.500 12.500 15.500';
const PILE = 'M4 5.500H13V15.500H4ZM6.500 3.500H15.500V13.500';
const DISCARDS = 'M4 9.500H16V16.500H4ZM10 2.500V7.500M7.500 5.300 10 7.800 12.500 5.300';
