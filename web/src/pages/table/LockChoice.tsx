/** Whether newcomers can sit down: the host's to choose, and said to those whom it keeps out. */
import { t } from '~/texts';
import { CheckChoice } from '~/ui/CheckChoice';
import { useRoom } from './room';

export function LockChoice() {
  const { view, run } = useRoom();
  const { seats } = t();
  const { locked } = view.table;
  if (view.you.may.manage) {
    return (
      <CheckChoice
        title={seats.lock}
        hint={seats.lockHint}
        checked={locked}
        disabled={false}
        onChange={(lock) => void run({ type: 'lock', locked: lock })}
      />
    );
  }
  return locked && view.you.seat === null ? <p>{seats.locked}</p> : null;
}
