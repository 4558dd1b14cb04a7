/** For the host: who was removed, and can be let back in. */
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { useRoom } from './room';

export function Removed() {
  const { view, run } = useRoom();
  const { seats } = t();
  const removed = view.you.may.removed_guests;
  if (removed.length === 0) return null;
  return (
    <div class="removed">
      <h3>{seats.removedTitle}</h3>
      <ul class="removed-list">
        {removed.map(({ guest, name }) => (
          <li key={guest} class="removed-guest">
            <bdi>{name ?? seats.nameless}</bdi>
            <Button
              aria-label={seats.readmitName(name ?? seats.nameless)}
              onClick={() => void run({ type: 'readmit', guest })}
            >
              {seats.readmit}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
