/** What a guest likes one way or the other in this browser. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { readSetting, writeSetting } from '~/net/storage';

export interface Switch {
  readonly on: ReadonlySignal<boolean>;
  set(on: boolean): void;
}

export function rememberedSwitch(name: string, initially: () => boolean): Switch {
  const remembered = signal(readSetting(name));
  return {
    on: computed(() => (remembered.value === null ? initially() : remembered.value === 'on')),
    set: (wanted) => {
      remembered.value = wanted ? 'on' : 'off';
      writeSetting(name, remembered.value);
    },
  };
}

const FINISHED = 'finished';
/** Whether it has yet to be told that moves take a press less since then. */
const UNTOLD = 'presses.untold';

/** Whether a game was played to its end in this browser. */
const experienced = signal(readSetting(FINISHED) !== null);

export function noteFinishedGame(): void {
  if (experienced.peek()) return;
  writeSetting(FINISHED, 'yes');
  writeSetting(UNTOLD, 'yes');
  experienced.value = true;
}

/**
 * Whether a move waits for its button: card, cell, button. Who has played a game needs only the first
 * two, unless something else is wished.
 */
export const confirming = rememberedSwitch('confirm', () => !experienced.value);

/** Whether moves take a press less than before and this is now to be told, which it is once. */
export function takesFewerPresses(): boolean {
  if (readSetting(UNTOLD) === null || confirming.on.peek()) return false;
  writeSetting(UNTOLD, null);
  return true;
}

/** Whether a move waits for a moment before it is sent, in which it can be taken back. */
export const takesBack = rememberedSwitch('take-back', () => false);

/** Whether one does so now. */
export const moveWaits = signal(false);

/** Whether single keys do something by themselves. */
export const shortcuts = rememberedSwitch('shortcuts', () => true);

/** Whether a mouse that rests on a piece is told what that is. */
export const explaining = rememberedSwitch('explain', () => true);
