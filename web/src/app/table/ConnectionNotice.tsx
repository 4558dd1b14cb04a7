/** Says quietly that there is no connection, why, and what becomes of an action under way. */
import type { Status } from '../../connection/socket';
import { t } from '../../i18n';

export function ConnectionNotice({ status, unsent }: { status: Status; unsent: boolean }) {
  const { table } = t();
  const why = sentenceFor(status);
  return (
    <div class="connection" role="status">
      {why !== null && (
        <p class="connection-lost">
          {why} {unsent && table.unsent}
        </p>
      )}
    </div>
  );
}

function sentenceFor({ state }: Status): string | null {
  const { table } = t();
  switch (state) {
    case 'reconnecting':
      return table.reconnecting;
    case 'restarting':
      return table.restarting;
    case 'gone':
      return table.gone;
    default:
      return null;
  }
}
