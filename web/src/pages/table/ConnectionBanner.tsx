/**
 * Says quietly that there is no connection, or that the server can store nothing, and what becomes of
 * an action under way.
 */
import type { Status } from '~/net/roomSocket';
import { t } from '~/texts';
import { waitingSentence } from './waiting';

interface Props {
  status: Status;
  /** Whether the server can store what it is told. */
  storage: boolean;
  /** Whether an action waits for its answer. */
  unsent: boolean;
}

export function ConnectionNotice({ status, storage, unsent }: Props) {
  const { table } = t();
  const why = sentenceFor(status, storage);
  return (
    <div class="connection" role="status">
      {why !== null && (
        <p class="connection-lost">
          {why} {unsent && status.state !== 'open' && table.unsent}
        </p>
      )}
    </div>
  );
}

function sentenceFor(status: Status, storage: boolean): string | null {
  const { table } = t();
  switch (status.state) {
    case 'full':
      return waitingSentence(status.refused);
    case 'reconnecting':
      return table.reconnecting;
    case 'restarting':
      return table.restarting;
    case 'gone':
      return table.gone;
    case 'open':
      return storage ? null : table.storageAway;
    default:
      return null;
  }
}
