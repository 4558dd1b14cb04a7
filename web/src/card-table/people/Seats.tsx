/** All players at the table: what is public about their cards, whose turn it is, who is away. */
import type { ComponentChildren } from 'preact';
import { type Zone, zoneFlip } from '~/card-table/animation/flip';
import { textsOf } from '~/texts';
import { GuestFace, PartnerFace, seatMarks } from '~/ui/faces/SeatFace';
import { Icon } from '~/ui/Icon';
import type { GameFacts } from '~/card-table/facts';
import { nameOf, type People } from './people';
import '~/card-table/styles/style.css';

const t = textsOf('table', 'tables');

interface SeatsProps {
  facts: GameFacts<SeatedGame, unknown>;
  /** The seat whose turn it is, where a game doesn't say so itself. */
  active?: number | null;
  /** How many cards each seat has in each zone; zones that seats of a game lack are left out. */
  counts: ZoneCounts;
  /** Other things in front of a seat. */
  renderExtra?(seat: number): ComponentChildren;
}

interface SeatedGame {
  readonly phase: string;
  readonly active: number | null;
  /** The seats that have agreed to stop. */
  readonly conceded?: readonly number[];
}

type ZoneCounts = Partial<Readonly<Record<Zone, readonly number[] | false>>>;

export function Seats(props: SeatsProps) {
  const { facts, active = facts.game.active, counts, renderExtra } = props;
  return (
    <ul class="game-seats" aria-label={t().players.label}>
      {facts.names.map((_, seat) => {
        const badge = badgeOf(facts, active, seat);
        return (
          <li
            key={seat}
            class={`game-seat box box--paper seat-colour--${seat}`}
            data-turn={active === seat}
          >
            <SeatName people={facts} seat={seat} />
            {badge !== null && (
              <span class="game-badge soft strong" data-kind={badge.kind}>
                {badge.text}
              </span>
            )}
            {renderExtra?.(seat)}
            <Counts counts={counts} seat={seat} />
          </li>
        );
      })}
    </ul>
  );
}

const ZONES = ['hand', 'pile', 'discards'] as const satisfies readonly Zone[];

function Counts({ counts, seat }: { counts: ZoneCounts; seat: number }) {
  const { players: seats } = t();
  const words = { hand: seats.handWord, pile: seats.pileWord, discards: seats.discardsWord };
  return (
    <span class="game-counts cluster soft">
      {ZONES.map((zone) => {
        const bySeat = counts[zone];
        if (!bySeat) return null;
        const count = bySeat[seat] ?? 0;
        return (
          <span
            key={zone}
            class="game-count row gap-0"
            data-about={zone}
            {...zoneFlip(seat, zone, count)}
          >
            <svg
              class="line"
              stroke="currentColor"
              stroke-width="1.5"
              viewBox="0 0 20 20"
              aria-hidden="true"
            >
              <path d={ICONS[zone]} />
            </svg>
            <span aria-hidden="true">{count}</span>
            <span class="game-count-word" aria-hidden="true">
              {words[zone]}
            </span>
            <span class="visually-hidden">{seats[zone](count)}</span>
          </span>
        );
      })}
    </span>
  );
}

/** A partner's face needs no initial to tell it apart. */
function marksOf(people: People): readonly string[] {
  const { names, faces } = people;
  return seatMarks(names.map((_, seat) => (faces?.[seat] == null ? nameOf(people, seat) : null)));
}

export function SeatName({ people, seat }: { people: People; seat: number }) {
  const { players: seats } = t();
  const name = nameOf(people, seat);
  const face = people.faces?.[seat] ?? null;
  const chosen = people.chosen?.[seat] ?? null;
  return (
    <span class="game-name row small strong" title={name}>
      <span class="game-mark centre" data-faced={chosen !== null} aria-hidden="true">
        {face !== null && <PartnerFace face={face} />}
        {chosen !== null && <GuestFace face={chosen} />}
        {face === null && chosen === null && marksOf(people)[seat]}
      </span>
      <bdi translate={false}>{name}</bdi>
      {people.partners?.includes(seat) === true && (
        <span class="game-computer centre soft" title={seats.computer}>
          <Icon name="computer" />
          <span class="visually-hidden">{seats.computer}</span>
        </span>
      )}
      {seat === people.seat && people.names[seat] !== '' && (
        <span class="game-you">{seats.you}</span>
      )}
    </span>
  );
}

interface Badge {
  readonly kind: 'free' | 'away' | 'turn' | 'stop';
  readonly text: string;
}

function badgeOf(
  { presence, game }: SeatsProps['facts'],
  active: number | null,
  seat: number,
): Badge | null {
  const { players: seats, concede } = t();
  if (presence[seat] === 'free') return { kind: 'free', text: seats.free };
  if (presence[seat] === 'away') return { kind: 'away', text: seats.away };
  if (active === seat) return { kind: 'turn', text: seats.turn };
  const conceded = game.phase !== 'over' && game.conceded?.includes(seat) === true;
  return conceded ? { kind: 'stop', text: concede.short } : null;
}

// A fan of cards, a pile, and a pile with a card turned away.
const ICONS: Readonly<Record<Zone, string>> = {
  hand: 'M3 7 8 4.5 12.5 14 7.5 16.5ZM8.5 5.5 12.5 4.5 16 14.5 12.5 15.5',
  pile: 'M4 5.5H13V15.5H4ZM6.5 3.5H15.5V13.5',
  discards: 'M4 9.5H16V16.5H4ZM10 2.5V7.5M7.5 5.3 10 7.8 12.5 5.3',
};
