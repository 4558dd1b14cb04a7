/** The next deal at a table: all guests see it, the host chooses. */
import { hrefOf } from '~/net/http';
import { type Room, useRoom } from '~/pages/table/room';
import { dealPath, formatDealCode } from '~/router/paths';
import { useNow } from '~/net/clock';
import { isDayOver } from '~/router/day';
import { textsOf } from '~/texts';
import './deals.css';

const t = textsOf('deals');

export function NextDeal() {
  const room = useRoom();
  const { view } = room;
  const { deals } = t();
  const { deal } = view.table;
  const chooses = view.you.may.manage;
  // A shuffled deal is what players expect.
  if (!chooses && deal.type === 'random') return null;
  return (
    <div class="next-deal stack gap-2 at-start">
      <p class="strong">{deals.next}</p>
      {chooses && <Choice room={room} />}
      <p class="soft small" role="status">
        {sentence(room)}{' '}
        {deal.type === 'given' && <a href={dealPath(deal.code)}>{formatDealCode(deal.code)}</a>}
        {deal.type === 'daily' && <a href={hrefOf('/daily')}>{t().daily.title}</a>}
      </p>
    </div>
  );
}

type Chosen = 'random' | 'daily' | 'same';

function Choice({ room: { view, send } }: { room: Room }) {
  const { deals } = t();
  const now = useNow();
  const { deal } = view.table;
  const offers: { value: Chosen; label: string; chosen: boolean }[] = [
    { value: 'random', label: deals.random, chosen: deal.type === 'random' },
    { value: 'daily', label: deals.daily, chosen: deal.type === 'daily' },
  ];
  if (deal.type === 'given') offers.push({ value: 'same', label: deals.given, chosen: true });
  else if (deal.type === 'continued') {
    offers.push({ value: 'same', label: deals.continued, chosen: true });
  } else if (mayRepeat(view, now)) offers.push({ value: 'same', label: deals.same, chosen: false });
  return (
    <div class="segments" role="group" aria-label={deals.next}>
      {offers.map(({ value, label, chosen }) => (
        <button
          key={value}
          type="button"
          class="segment"
          aria-pressed={chosen}
          onClick={() => chosen || void send({ type: 'choose_deal', deal: value })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Whether the deal of the last game can be played again: the deal of a day only when that is over. */
function mayRepeat({ table: { games, fairness } }: Room['view'], now: number): boolean {
  return games > 0 && (fairness?.date === undefined || isDayOver(fairness.date, now));
}

function sentence({ view: { table } }: Room): string {
  const { deals } = t();
  switch (table.deal.type) {
    case 'random':
      return deals.randomHint;
    case 'daily':
      return deals.dailyHint;
    case 'given': {
      const [seats, ...others] = table.playable_seats;
      const only = seats !== undefined && others.length === 0 && deals.givenSeats(seats);
      return [deals.givenHint, only].filter(Boolean).join(' ');
    }
    case 'continued': {
      const { position, anew } = table.deal;
      return [
        deals.continuedHint(position, anew === undefined ? null : deals.player(anew + 1)),
        ...table.playable_seats.map((seats) => `${deals.players(seats)}.`),
      ].join(' ');
    }
  }
}

/** The same in a word, where a table is described; nothing for a shuffled deal. */
export function NextDealChip() {
  const { view } = useRoom();
  const { deals, date } = t();
  const { deal } = view.table;
  switch (deal.type) {
    case 'random':
      return null;
    case 'daily':
      return <span class="chip">{deals.ofDay(date(deal.date))}</span>;
    case 'given':
      return <span class="chip">{deals.title(formatDealCode(deal.code))}</span>;
    case 'continued':
      return (
        <>
          <span class="chip">{deals.continuedFrom(deal.position)}</span>
          {deal.anew !== undefined && <span class="chip">{deals.anew}</span>}
        </>
      );
  }
}
