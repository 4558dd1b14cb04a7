/** How anybody can check that the deal was not made up afterwards. */
import { t } from '../../i18n';
import { useRoom } from './room';

export function FairnessPanel() {
  const { view } = useRoom();
  const { over } = t();
  const { fairness } = view.table;
  if (!fairness) return null;
  return (
    <details class="fairness">
      <summary>{fairness.seed ? over.fairness : over.fairnessCommitted}</summary>
      <p>{fairness.seed ? over.fairnessText : over.fairnessRunning}</p>
      <dl>
        <dt>{over.commitment}</dt>
        <dd>
          <code>{fairness.commitment}</code>
        </dd>
        {fairness.seed && (
          <>
            <dt>{over.seed}</dt>
            <dd>
              <code>{fairness.seed}</code>
            </dd>
          </>
        )}
      </dl>
      {fairness.seed && (
        <>
          <p>{over.how}</p>
          <code class="fairness-command">
            tranquility record prove {over.file} --seed {fairness.seed}
          </code>
        </>
      )}
    </details>
  );
}
