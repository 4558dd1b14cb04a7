/** The commitment to the deal of a game, and how to check it. */
import { dailyPath } from '~/router/day';
import { useRoom } from '~/pages/table/room';
import { textsOf } from '~/texts';
import type { Fairness } from '~/wire/room';
import '~/pages/deals/deals.css';

const t = textsOf('deals', 'replay');

/** How anybody can check that the deal was not made up afterwards. */
export function FairnessDetails() {
  const { view } = useRoom();
  const { deals } = t();
  const words = t().fairness;
  const { fairness } = view.table;
  if (!fairness) return null;
  const { kind, seed, commitment, date } = fairness;
  if (kind === 'continued' || kind === 'anew') return <p class="soft small">{words[kind]}</p>;
  const texts = words.fairnessOf[kind];
  return (
    <details class="fairness">
      <summary class="strong">
        {view.table.phase === 'over' ? words.fairness : words.fairnessCommitted}
      </summary>
      <p>{seed === null ? texts.running : texts.over}</p>
      {date !== undefined && <a href={dailyPath(date)}>{deals.toDaily}</a>}
      <dl>
        <dt>{words.commitments[kind]}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {seed !== null && (
          <>
            <dt>{words.seed}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        )}
      </dl>
      {seed !== null && (
        <>
          <p>{words.how}</p>
          <code class="fairness-command">
            tranquility record prove {words.file} {proof(fairness, seed)}
          </code>
        </>
      )}
    </details>
  );
}

/** The arguments for a proof of the deal. */
function proof({ kind, commitment }: Fairness, seed: string): string {
  return kind === 'deal' ? `--seed ${seed} --commitment ${commitment}` : `--seed ${seed}`;
}
