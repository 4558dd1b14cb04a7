/** Lets the page sound, once the user has done something on it. */
import { chime } from './chime';
import { alerts } from './device';

function unlock(): void {
  const { sound, message, game } = alerts;
  if (sound.on.value || message.on.value || game.on.value) chime.unlock();
}

/** Until the signal is aborted. */
export function unlockSounds(signal: AbortSignal): void {
  window.addEventListener('click', unlock, { signal, capture: true });
  window.addEventListener('keydown', unlock, { signal, capture: true });
}
