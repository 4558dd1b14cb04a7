/** When the day ends, in calm words. */
import { t } from '~/texts';
import { useNow } from '~/ui/useNow';
import { sameLocalDay, timeLeft } from './day';

export function DayEnd({ endsAt }: { endsAt: number }) {
  return <p>{endWords(endsAt, useNow())}</p>;
}

/** When the day ends on the viewer's clock, and in how long. */
function endWords(endsAt: number, now: number): string {
  const { daily, time } = t();
  const left = timeLeft(endsAt, now);
  if (left === null) return daily.endsSoon;
  const end = sameLocalDay(endsAt, now)
    ? daily.endsToday(time(endsAt))
    : daily.endsTomorrow(time(endsAt));
  const rest = left.hours > 0 ? daily.hoursLeft(left.hours) : daily.minutesLeft(left.minutes);
  return `${end} ${rest}`;
}
