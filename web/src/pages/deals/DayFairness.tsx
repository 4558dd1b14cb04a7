/** How anybody can check that the deals of a day were fixed before it began. */
import type { Day } from '~/wire/Day';
import { t } from '~/texts';
import './fairness.css';

export function DayFairness({ day: { commitment, key } }: { day: Day }) {
  const { daily, over } = t();
  return (
    <details class="fairness">
      <summary>{key === null ? daily.fairnessToday : daily.fairness}</summary>
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
            tranquility record prove {over.file} --day-key {key}
          </code>
        </>
      )}
    </details>
  );
}
