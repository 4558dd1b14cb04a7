/** A guest's preferences in this browser. */
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

/**
 * Whether the guest is asked before each move: card, cell, button. Otherwise the cell plays the move, which
 * can be taken back before it is sent.
 */
export const confirming = rememberedSwitch('confirm', () => false);

/** Whether a move that can be taken back waits to be sent. */
export const moveWaits = signal(false);

/** Whether single keys do something by themselves. */
export const shortcuts = rememberedSwitch('shortcuts', () => true);

/** Whether a piece is explained when the mouse rests on it. */
export const explaining = rememberedSwitch('explain', () => true);
