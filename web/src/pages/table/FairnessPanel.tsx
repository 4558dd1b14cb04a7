/** How anybody can check that the deal was not made up afterwards. */
import { t } from '~/texts';
import type { Fairness } from '~/wire/Fairness';
import { dailyPath } from '~/pages/deals/day';
import { useRoom } from './room';
import '~/pages/deals/fairness.css';

export function FairnessPanel() {
  const { view } = useRoom();
  const { over, deals } = t();
  const { fairness } = view.table;
  if (!fairness) return null;
  const { kind, seed, commitment, date } = fairness;
  const texts = over.fairnessOf[kind];
  return (
    <details class="fairness">
      <summary>{view.table.phase === 'over' ? over.fairness : over.fairnessCommitted}</summary>
      <p>{seed === null ? texts.running : texts.over}</p>
      {date !== undefined && <a href={dailyPath(date)}>{deals.toDaily}</a>}
      <dl>
        <dt>{over.commitments[kind]}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {seed !== null && (
          <>
            <dt>{over.seed}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        )}
      </dl>
      {seed !== null && (
        <>
          <p>{over.how}</p>
          <code class="fairness-command">
            tranquility record prove {over.file} {proof(fairness, seed)}
          </code>
        </>
      )}
    </details>
  );
}

/** What is to be proved, and with what. */
function proof({ kind, commitment }: Fairness, seed: string): string {
  return kind === 'deal' ? `--seed ${seed} --commitment ${commitment}` : `--seed ${seed}`;
}
