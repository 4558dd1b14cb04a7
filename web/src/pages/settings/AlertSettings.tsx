/** The switches of the alerts of one's turn; those that this browser can give. */
import { useState } from 'preact/hooks';
import { chime, TURN } from '~/alerts/chime';
import { canNotify, canSound, canVibrate, alerts } from '~/alerts/device';
import { localised } from '~/texts';
import { CheckChoice, IconButton, SwitchChoice } from '~/ui/controls';
import '~/ui/styles/controls.css';
import './settings.css';

const t = localised(async (file) => (await file.settings()).alerts);

export function AlertSettings() {
  const texts = t();
  return (
    <fieldset class="choices notice-switches">
      <legend class="strong">{texts.title}</legend>
      {canSound() && <SoundControl />}
      {canSound() && (
        <SwitchChoice of={alerts.message} title={texts.message} hint={texts.messageHint} />
      )}
      {canSound() && (
        <div class="notice-sound row">
          <SwitchChoice of={alerts.game} title={texts.game} hint={texts.gameHint} />
          <IconButton
            icon="sound"
            aria-label={texts.listenGame}
            title={texts.listenGame}
            onClick={() =>
              void import('~/alerts/gameSounds').then((sounds) => sounds.tryGameSounds())
            }
          />
        </div>
      )}
      {canVibrate() && (
        <SwitchChoice of={alerts.vibration} title={texts.vibration} hint={texts.vibrationHint} />
      )}
      {canNotify() && <NotificationControl />}
    </fieldset>
  );
}

function SoundControl() {
  const texts = t();
  return (
    <div class="notice-sound row">
      <SwitchChoice of={alerts.sound} title={texts.sound} hint={texts.soundHint} />
      <IconButton icon="sound" aria-label={texts.listen} title={texts.listen} onClick={listen} />
    </div>
  );
}

function listen(): void {
  chime.unlock();
  void chime.play(TURN);
}

function NotificationControl() {
  const texts = t();
  const { on, set } = alerts.notification;
  const [permission, setPermission] = useState(Notification.permission);

  const change = async (wanted: boolean) => {
    set(wanted);
    if (!wanted) return;
    // Also where it was denied before: it may have been allowed in the browser's settings.
    const answer = await Notification.requestPermission();
    setPermission(answer);
    if (answer !== 'granted') set(false);
  };
  const hints: Record<NotificationPermission, string> = {
    default: `${texts.notificationHint} ${texts.notificationAsks}`,
    granted: texts.notificationHint,
    denied: texts.notificationDenied,
  };
  return (
    <CheckChoice
      spoken
      title={texts.notification}
      hint={hints[permission]}
      checked={on.value && permission === 'granted'}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
