/** Which notices of one's turn are wanted in this browser. */
import { rememberedSwitch, type Switch } from '~/ui/preferences';
import { onPhone } from './device';

export const notices = {
  /** Among other people a phone should not begin to sound by itself. */
  sound: rememberedSwitch('sound', !onPhone()),
  vibration: rememberedSwitch('vibration', true),
  /** Nothing that must ask for a permission is on before somebody wished for it. */
  notification: rememberedSwitch('notification', false),
} as const satisfies Record<string, Switch>;
