/** What a guest likes one way or the other in this browser. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { readSetting, writeSetting } from '~/net/storage';

export interface Switch {
  readonly on: ReadonlySignal<boolean>;
  set(on: boolean): void;
}

export function rememberedSwitch(name: string, initially: boolean): Switch {
  const remembered = readSetting(name);
  const on = signal(remembered === null ? initially : remembered === 'on');
  return {
    on,
    set: (wanted) => {
      writeSetting(name, wanted ? 'on' : 'off');
      on.value = wanted;
    },
  };
}

/** Whether a move that leaves nothing to choose still waits for its button. */
export const confirming = rememberedSwitch('confirm', true);

/** Whether single keys do something by themselves. */
export const shortcuts = rememberedSwitch('shortcuts', true);
