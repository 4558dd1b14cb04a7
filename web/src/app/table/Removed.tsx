/** For the host: who was removed, and can be let back in. */
import { t } from '../../i18n';
import { Button } from '../../ui/Button';
import { useRoom } from './room';

export function Removed() {
  const { view, run } = useRoom();
  const { seats } = t();
  const names = view.you.may.removed_names;
  if (names.length === 0) return null;
  return (
    <div class="removed">
      <h3>{seats.removedTitle}</h3>
      <ul class="removed-list">
        {names.map((name, index) => (
          <li key={`${index}-${name}`} class="removed-guest">
            <bdi>{name}</bdi>
            <Button
              aria-label={seats.readmitName(name)}
              onClick={() => void run({ type: 'readmit', index })}
            >
              {seats.readmit}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
