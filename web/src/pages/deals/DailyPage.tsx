/** The deals of a day: what they are, how they went, and how to check that nobody chose them. */
import { useCallback } from 'preact/hooks';
import { fetchDay } from '~/net/deals';
import { catalogue } from '~/games/catalogue';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import type { Day } from '~/wire/Day';
import { Frame } from '~/pages/frame/Frame';
import { Notice } from '~/pages/frame/MessagePage';
import { Unanswered } from '~/pages/frame/Unanswered';
import { useTitle } from '~/pages/frame/title';
import { useHeadingFocus } from '~/pages/frame/useHeadingFocus';
import { useRefreshed } from '~/net/useRefreshed';
import { DailyGame } from './DailyGame';
import { DayEnd } from './DayEnd';
import { DayFairness } from './DayFairness';
import { dailyPath, dayAfter } from './day';
import './daily.css';

/** `date` is null for today. */
export function DailyPage({ date }: { date: string | null }) {
  const { daily } = t();
  const load = useCallback(() => fetchDay(date), [date]);
  const { value: day, problem, refresh } = useRefreshed(load);
  if (problem?.code === 'unknown_day') {
    return (
      <Notice title={daily.unknownTitle} text={daily.unknown}>
        <a class="button button--primary" href="/daily">
          {daily.toToday}
        </a>
      </Notice>
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
  useTitle(daily.titleOf(written(day.date)));
  useHeadingFocus();
  return (
    <Frame>
      <header class="table-header">
        <h1 class="table-heading" tabIndex={-1}>
          {daily.title} <span class="table-code">{written(day.date)}</span>
        </h1>
        <OtherDays day={day} />
      </header>
      <div class="daily">
        <section class="panel" aria-label={daily.about}>
          <p>{day.over ? daily.pastLead : daily.lead}</p>
          {!day.over && <p class="soft">{daily.playHint}</p>}
          {!day.over && <DayEnd endsAt={day.ends_at} />}
          <DayFairness day={day} />
        </section>
        {catalogue.map((game) => (
          <DailyGame key={`${day.date} ${game.id}`} game={game} day={day} />
        ))}
      </div>
    </Frame>
  );
}

/** The way to the day before, and to the day after. */
function OtherDays({ day }: { day: Day }) {
  const { daily, date: written } = t();
  const before = dayAfter(day.date, -1);
  const after = dayAfter(day.date);
  return (
    <nav class="daily-days" aria-label={daily.days}>
      <a class="icon-button" href={dailyPath(before)} aria-label={daily.earlier(written(before))}>
        <Icon name="earlier" />
      </a>
      {day.over && (
        <>
          <a class="icon-button" href={dailyPath(after)} aria-label={daily.later(written(after))}>
            <Icon name="later" />
          </a>
          <a class="button" href="/daily">
            {daily.today}
          </a>
        </>
      )}
    </nav>
  );
}
