/** Says quietly that the connection is lost, and what becomes of an action under way. */
import type { Status } from '../../connection/socket';
import { t } from '../../i18n';

export function ConnectionNotice({ status, unsent }: { status: Status; unsent: boolean }) {
  const { table } = t();
  const lost = status.state === 'reconnecting';
  return (
    <div class="connection" role="status">
      {lost && (
        <p class="connection-lost">
          {table.reconnecting} {unsent && table.unsent}
        </p>
      )}
    </div>
  );
}
