/** Everybody at the table: what is public about their cards, whose turn it is, who is away. */
import type { JSX } from 'preact';
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
  const { seats } = t();
  const { game } = facts;
  const badge = badgeOf(facts, seat);
  const counts = [
    { icon: HAND, count: game.hands[seat] ?? 0, label: seats.hand, word: seats.handWord },
    { icon: PILE, count: game.piles[seat] ?? 0, label: seats.pile, word: seats.pileWord },
    {
      icon: DISCARDS,
      count: game.discards[seat] ?? 0,
      label: seats.discards,
      word: seats.discardsWord,
    },
  ];
  return (
    <li
      class={`tq-seat tq-seat--${seat}`}
      data-turn={game.phase === 'turn' && game.active === seat}
    >
      <SeatName facts={facts} seat={seat} />
      {badge !== null && (
        <span class="tq-badge" data-kind={badge.kind}>
          {badge.text}
        </span>
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

function badgeOf({ game, presence }: Facts, seat: number): Badge | null {
  const { seats } = t();
  if (presence[seat] === 'free') return { kind: 'free', text: seats.free };
  if (presence[seat] === 'away') return { kind: 'away', text: seats.away };
  if (game.phase === 'turn' && game.active === seat) return { kind: 'turn', text: seats.turn };
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
