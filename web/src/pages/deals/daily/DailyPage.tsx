/** The deals of a day: what they are, how they went, and how to check that they were not chosen. */
import { hrefOf } from '~/net/http';
import { useCallback } from 'preact/hooks';
import { catalogue } from '~/games/catalogue';
import { fetchDay } from '~/net/games';
import { useResource } from '~/net/requests';
import { Frame, PageHeading, useHeadingFocus, useTitle } from '~/pages/frame/Frame';
import { MessagePage, Unanswered } from '~/pages/frame/states';
import { textsOf } from '~/texts';
import { Icon } from '~/ui/Icon';
import type { Day, MyGame } from '~/wire/http';
import { DailyGame } from './DailyGame';
import { MINUTE, useNow } from '~/net/clock';
import { dailyPath, dayAfter, isLocalMidnight, sameLocalDay, timeLeft } from '~/router/day';
import { ownGameOf, Streak, useMyGames } from './OwnDay';
import { LinkButton } from '~/ui/controls';
import '~/pages/deals/deals.css';

const t = textsOf('deals', 'tables');

/** `date` is null for today. */
export function DailyPage({ date }: { date: string | null }) {
  const { daily } = t();
  const load = useCallback(() => fetchDay(date), [date]);
  const { value: day, problem, refresh } = useResource(load, MINUTE);
  if (problem?.code === 'unknown_day') {
    return (
      <MessagePage title={daily.unknownTitle} text={daily.unknown}>
        <LinkButton look="primary" href={hrefOf('/daily')}>
          {t().dayTable.toToday}
        </LinkButton>
      </MessagePage>
    );
  }
  if (day === null) {
    return (
      <Unanswered title={daily.title} busy={daily.loading} problem={problem} onRetry={refresh} />
    );
  }
  return <ShownDay day={day} />;
}

function ShownDay({ day }: { day: Day }) {
  const { daily, date: written } = t();
  const games = useMyGames();
  useTitle(daily.titleOf(written(day.date)));
  useHeadingFocus();
  return (
    <Frame>
      <header class="table-header">
        <PageHeading class="table-heading">
          {daily.title} <span class="table-code">{written(day.date)}</span>
        </PageHeading>
        <OtherDays day={day} />
      </header>
      <div class="stack gap-5">
        <section class="panel" aria-label={daily.about}>
          <p>{day.over ? daily.pastLead : daily.lead}</p>
          {!day.over && <DayEnd endsAt={day.ends_at} />}
          {!day.over && <Streak games={games} today={day.date} />}
        </section>
        {catalogue.map((game) => (
          <DailyGame
            key={`${day.date} ${game.id}`}
            game={game}
            day={day}
            own={ownGameOf(games, game.id, day.date)}
          />
        ))}
        <div class="panel">
          {!day.over && <p class="soft">{daily.playHint}</p>}
          <DayFairness day={day} />
        </div>
        {!day.over && <Yesterday date={dayAfter(day.date, -1)} games={games} />}
      </div>
    </Frame>
  );
}

/** How the deals of the day before went. */
function Yesterday({ date, games }: { date: string; games: readonly MyGame[] }) {
  const load = useCallback(() => fetchDay(date), [date]);
  const { value: day } = useResource(load);
  // There is none on the server's first day.
  if (day === null) return null;
  return (
    <section class="stack gap-5" aria-labelledby="yesterday">
      <h2 id="yesterday">{t().myGames.day.yesterday}</h2>
      {catalogue.map((game) => (
        <DailyGame
          key={game.id}
          game={game}
          day={day}
          own={ownGameOf(games, game.id, date)}
          under="yesterday"
        />
      ))}
    </section>
  );
}

/** The way to the day before, and to the day after. */
function OtherDays({ day }: { day: Day }) {
  const { daily, date: written } = t();
  const before = dayAfter(day.date, -1);
  const after = dayAfter(day.date);
  return (
    <nav class="daily-days row" aria-label={daily.days}>
      {day.over ? (
        <a class="icon-button" href={dailyPath(before)} aria-label={daily.earlier(written(before))}>
          <Icon name="earlier" />
        </a>
      ) : (
        <LinkButton icon="earlier" look="quiet" href={dailyPath(before)}>
          {t().myGames.day.yesterday}
        </LinkButton>
      )}
      {day.over && (
        <>
          <a class="icon-button" href={dailyPath(after)} aria-label={daily.later(written(after))}>
            <Icon name="later" />
          </a>
          <LinkButton href={hrefOf('/daily')}>{daily.today}</LinkButton>
        </>
      )}
    </nav>
  );
}

/** When the day ends, in calm words. */
function DayEnd({ endsAt }: { endsAt: number }) {
  return <p>{endWords(endsAt, useNow())}</p>;
}

/** When the day ends on the viewer's clock, and in how long. */
function endWords(endsAt: number, now: number): string {
  const { daily } = t();
  const left = timeLeft(endsAt, now);
  if (left === null) return daily.endsSoon;
  const end = endOf(endsAt, now);
  const rest = left.hours > 0 ? daily.hoursLeft(left.hours) : daily.minutesLeft(left.minutes);
  return `${end} · ${rest}`;
}

function endOf(endsAt: number, now: number): string {
  const { daily, time } = t();
  if (isLocalMidnight(endsAt)) return daily.endsMidnight;
  return sameLocalDay(endsAt, now)
    ? daily.endsToday(time(endsAt))
    : daily.endsTomorrow(time(endsAt));
}

/** How anybody can check that the deals of a day were fixed before it began. */
function DayFairness({ day: { commitment, key } }: { day: Day }) {
  const { daily } = t();
  return (
    <details class="fairness">
      <summary class="strong">{key === null ? daily.fairnessToday : daily.fairness}</summary>
      <p>{key === null ? daily.fairnessTodayText : daily.fairnessPastText}</p>
      <dl>
        <dt>{daily.fingerprint}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {key !== null && (
          <>
            <dt>{daily.key}</dt>
            <dd>
              <code>{key}</code>
            </dd>
          </>
        )}
      </dl>
      {key !== null && (
        <>
          <p>{daily.how}</p>
          <code class="fairness-command">
            tranquility record prove {t().daily.file} --day-key {key}
          </code>
        </>
      )}
    </details>
  );
}
