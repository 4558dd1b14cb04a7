/** All players at the table: what is public about their cards, whose turn it is, who is away. */
import type { ComponentChildren, JSX } from 'preact';
import { GuestFace, PartnerFace, seatMarks } from '~/ui/faces/SeatFace';
import { Icon } from '~/ui/Icon';
import type { Presence } from '~/wire/room';
import { type Heap, heapFlip } from './animation/flip';
import type { People } from './people';
import { t } from './texts';
import './styles/style.css';

interface SeatsProps {
  people: People;
  /** Who is there, by seat; empty when the game is over, as the table is a lobby again. */
  presence: readonly (Presence | null)[];
  /** Whose turn it is. */
  active: number | null;
  /** The seats that have agreed to stop, while the game goes on. */
  conceded: readonly number[];
  counts(seat: number): CardCounts;
  /** What else lies in front of each seat. */
  extras?: readonly ComponentChildren[];
}

/** How many cards a seat has where; null where it has no such pile of its own. */
interface CardCounts {
  readonly hand: number;
  readonly pile: number | null;
  readonly discards: number | null;
}

export function Seats(props: SeatsProps): JSX.Element {
  return (
    <ul class="game-seats" aria-label={t().seats.label}>
      {props.people.names.map((_, seat) => (
        <SeatItem key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function SeatItem(props: SeatsProps & { seat: number }): JSX.Element {
  const { people, seat, active, extras } = props;
  const badge = badgeOf(props, seat);
  return (
    <li
      class={`game-seat game-seat--${seat}`}
      data-turn={active === seat}
      {...(seat === people.seat && { 'data-toss': '' })}
    >
      <SeatName people={people} seat={seat} />
      {badge !== null && (
        <span class="game-badge" data-kind={badge.kind}>
          {badge.text}
        </span>
      )}
      {extras?.[seat]}
      <Counts seat={seat} {...props.counts(seat)} />
    </li>
  );
}

interface Count {
  readonly heap: Heap;
  readonly icon: string;
  readonly count: number;
  readonly word: string;
  label(count: number): string;
}

function Counts({ seat, hand, pile, discards }: CardCounts & { seat: number }): JSX.Element {
  const { seats } = t();
  const counts: Count[] = [
    { heap: 'hand', icon: HAND, count: hand, label: seats.hand, word: seats.handWord },
    ...(pile === null
      ? []
      : [
          {
            heap: 'pile' as const,
            icon: PILE,
            count: pile,
            label: seats.pile,
            word: seats.pileWord,
          },
        ]),
    ...(discards === null
      ? []
      : [
          {
            heap: 'discards' as const,
            icon: DISCARDS,
            count: discards,
            label: seats.discards,
            word: seats.discardsWord,
          },
        ]),
  ];
  return (
    <span class="game-counts">
      {counts.map(({ heap, icon, count, label, word }) => (
        <span key={heap} class="game-count" data-about={heap} {...heapFlip(seat, heap, count)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={icon} />
          </svg>
          <span aria-hidden="true">{count}</span>
          <span class="game-count-word" aria-hidden="true">
            {word}
          </span>
          <span class="visually-hidden">{label(count)}</span>
        </span>
      ))}
    </span>
  );
}

/** A partner's face needs no initial to tell it apart. */
function marksOf({ names, faces }: People): readonly string[] {
  return seatMarks(names.map((name, seat) => ((faces?.[seat] ?? null) === null ? name : null)));
}

export function SeatName({ people, seat }: { people: People; seat: number }): JSX.Element {
  const { seats } = t();
  const name = people.names[seat] ?? '';
  const face = people.faces?.[seat] ?? null;
  const chosen = people.chosen?.[seat] ?? null;
  return (
    <span class="game-name" title={name}>
      <span class="game-mark" data-faced={chosen !== null} aria-hidden="true">
        {face !== null && <PartnerFace face={face} />}
        {chosen !== null && <GuestFace face={chosen} />}
        {face === null && chosen === null && marksOf(people)[seat]}
      </span>
      <bdi>{name}</bdi>
      {people.partners?.includes(seat) === true && (
        <span class="game-computer" title={seats.computer}>
          <Icon name="computer" />
          <span class="visually-hidden">{seats.computer}</span>
        </span>
      )}
      {seat === people.seat && <span class="game-you">{seats.you}</span>}
    </span>
  );
}

interface Badge {
  readonly kind: 'free' | 'away' | 'turn' | 'stop';
  readonly text: string;
}

function badgeOf({ presence, active, conceded }: SeatsProps, seat: number): Badge | null {
  const { seats } = t();
  if (presence[seat] === 'free') return { kind: 'free', text: seats.free };
  if (presence[seat] === 'away') return { kind: 'away', text: seats.away };
  if (active === seat) return { kind: 'turn', text: seats.turn };
  return conceded.includes(seat) ? { kind: 'stop', text: seats.conceded } : null;
}

// A fan of cards, a pile, and a pile with a card turned away.
const HAND =
  'M3 7 8 4.500 12.500 14 7.500 16.500ZM8.500 5.500 12.500 4.500 16 14.500 12.500 15.500';
const PILE = 'M4 5.500H13V15.500H4ZM6.500 3.500H15.500V13.500';
const DISCARDS = 'M4 9.500H16V16.500H4ZM10 2.500V7.500M7.500 5.300 10 7.800 12.500 5.300';
