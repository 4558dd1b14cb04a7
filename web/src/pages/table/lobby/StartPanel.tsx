/** Starts a game, or says who can and why it can't be started yet. */
import { useState } from 'preact/hooks';
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { refusalSentence } from '~/pages/frame/refusal';
import { ReadyButton, readiness, ReadyTokens } from './Ready';
import { useRoom } from '~/pages/table/room';

export function StartPanel() {
  const { view, game, run } = useRoom();
  const { start } = t();
  const [starting, setStarting] = useState(false);
  const { may, host } = view.you;
  const again = view.table.phase === 'over';
  const othersAreAsked = readiness(view).asked.some((seat) => seat !== view.you.seat);

  const startGame = async () => {
    if (starting) return;
    setStarting(true);
    await run({ type: 'start' });
    setStarting(false);
  };

  // The host counts as well, until they have given a name.
  const unnamed = (view.table.unnamed ?? 0) - (view.you.name === null ? 1 : 0);

  if (!host) {
    return may.ready ? (
      <div class="start">
        <ReadyButton main />
        <ReadyTokens />
      </div>
    ) : (
      <p class="start-text">{whoStarts(again, view.table.host_name)}</p>
    );
  }
  return (
    <div class="start">
      {unnamed > 0 && (
        <p class="warning" role="status">
          {start.unnamed(unnamed)}
        </p>
      )}
      <Button
        look="primary"
        class="start-button"
        disabled={!may.start}
        aria-describedby={may.start_refusal ? 'start-refusal' : undefined}
        onClick={() => void startGame()}
      >
        {again ? start.again : start.button}
      </Button>
      {may.ready && othersAreAsked && <ReadyButton main={false} />}
      {again && <ReadyTokens />}
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
