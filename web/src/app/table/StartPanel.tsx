/** Starts a game, or says who can and why it can't be started yet. */
import { t } from '../../i18n';
import { Button } from '../../ui/Button';
import { refusalSentence } from '../refusal';
import { useRoom } from './room';

export function StartPanel() {
  const { view, game, run, store } = useRoom();
  const { start } = t();
  const { may, host } = view.you;
  const again = view.table.phase === 'over';

  if (!host) return <p class="start-text">{whoStarts(again, view.table.host_name)}</p>;
  return (
    <div class="start">
      <Button
        look="primary"
        class="start-button"
        disabled={!may.start || store.busy.value}
        aria-describedby={may.start_refusal ? 'start-refusal' : undefined}
        onClick={() => void run({ type: 'start' })}
      >
        {again ? start.again : start.button}
      </Button>
      {may.start_refusal && (
        <p id="start-refusal" class="start-text">
          {refusalSentence(may.start_refusal, game.id)}
        </p>
      )}
    </div>
  );
}

function whoStarts(again: boolean, name: string | null): string {
  const { start } = t();
  if (again) return name === null ? start.againHostUnknown : start.againHost(name);
  return name === null ? start.waitHostUnknown : start.waitHost(name);
}
