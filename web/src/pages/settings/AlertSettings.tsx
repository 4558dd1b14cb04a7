/** The switches of the notices of one's turn; those that this browser can give. */
import { useState } from 'preact/hooks';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import type { Switch } from '~/ui/preferences';
import { chime } from '~/alerts/chime';
import { canNotify, canSound, canVibrate } from '~/alerts/device';
import { notices } from '~/alerts/switches';
import '~/ui/field.css';
import './alerts.css';

export function NoticeControls() {
  const texts = t().notices;
  return (
    <fieldset class="choices notice-switches">
      <legend class="field-label">{texts.title}</legend>
      {canSound() && <SoundControl />}
      {canVibrate() && (
        <NoticeControl
          title={texts.vibration}
          hint={texts.vibrationHint}
          checked={notices.vibration.on.value}
          onChange={notices.vibration.set}
        />
      )}
      {canNotify() && <NotificationControl />}
    </fieldset>
  );
}

function SoundControl() {
  const texts = t().notices;
  return (
    <div class="notice-sound">
      <NoticeControl
        title={texts.sound}
        hint={texts.soundHint}
        checked={notices.sound.on.value}
        onChange={notices.sound.set}
      />
      <button
        type="button"
        class="icon-button"
        aria-label={texts.listen}
        title={texts.listen}
        onClick={listen}
      >
        <Icon name="sound" />
      </button>
    </div>
  );
}

function listen(): void {
  chime.unlock();
  void chime.play();
}

function NotificationControl() {
  const texts = t().notices;
  const { on, set } = notices.notification;
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
    <NoticeControl
      title={texts.notification}
      hint={hints[permission]}
      checked={on.value && permission === 'granted'}
      onChange={(wanted) => void change(wanted)}
    />
  );
}

interface NoticeControlProps {
  title: string;
  hint: string;
  checked: boolean;
  onChange: Switch['set'];
}

function NoticeControl({ title, hint, checked, onChange }: NoticeControlProps) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="choice-title">{title}</span>
      <span class="choice-hint" role="status">
        {hint}
      </span>
    </label>
  );
}
