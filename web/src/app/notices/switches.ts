/** Which notices of one's turn are wanted in this browser. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { readSetting, writeSetting } from '../storage';
import { onPhone } from './device';

export interface Switch {
  readonly on: ReadonlySignal<boolean>;
  set(on: boolean): void;
}

export const notices = {
  /** Among other people a phone should not begin to sound by itself. */
  sound: rememberedSwitch('sound', !onPhone()),
  vibration: rememberedSwitch('vibration', true),
  /** Nothing that must ask for a permission is on before somebody wished for it. */
  notification: rememberedSwitch('notification', false),
} as const satisfies Record<string, Switch>;

function rememberedSwitch(name: string, initially: boolean): Switch {
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
