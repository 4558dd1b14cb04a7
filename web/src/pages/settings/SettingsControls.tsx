/** Language, colours and motion, how moves are made, alerts, and the way to another device. */
import { hrefOf } from '~/net/http';
import { useEffect } from 'preact/hooks';
import {
  comesClosed,
  declinePushes,
  findPushes,
  isCutOff,
  pushes,
  wantPushes,
} from '~/alerts/pushes';
import { chime, TURN } from '~/alerts/chime';
import { alerts, canSound, canVibrate } from '~/alerts/device';
import { textsOf } from '~/texts';
import { language, languageName, LANGUAGES } from '~/texts/languages';
import {
  CheckChoice,
  IconButton,
  LinkButton,
  Segments,
  type SegmentsProps,
  SwitchChoice,
} from '~/ui/controls';
import { confirming } from '~/ui/preferences';
import { chooseLanguage, motion, MOTIONS, scheme, SCHEMES, setMotion, setScheme } from './settings';
import '~/ui/styles/controls.css';

const t = textsOf('settings');

export function SettingsControls() {
  const { frame } = t();
  return (
    <div class="settings stack gap-4 at-start">
      <Setting
        label={frame.language}
        value={language.value}
        options={LANGUAGES.map((value) => ({ value, label: languageName(value), lang: value }))}
        onChange={chooseLanguage}
      />
      <Setting
        label={frame.scheme}
        value={scheme.value}
        options={SCHEMES.map((value) => ({ value, label: frame.schemes[value] }))}
        onChange={setScheme}
      />
      <Setting
        label={frame.motion}
        value={motion.value}
        options={MOTIONS.map((value) => ({ value, label: frame.motions[value] }))}
        onChange={setMotion}
      />
      <div class="choices">
        <SwitchChoice of={confirming} {...frame.confirm} />
      </div>
      <AlertSettings />
      <LinkButton icon="device" look="quiet" href={hrefOf('/move')}>
        {frame.move}
      </LinkButton>
    </div>
  );
}

function Setting<T extends string>(props: SegmentsProps<T>) {
  return (
    <div class="stack gap-1 strong">
      <span aria-hidden="true">{props.label}</span>
      <Segments {...props} />
    </div>
  );
}

export function AlertSettings() {
  const texts = t().alerts;
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
      <NotificationControl />
    </fieldset>
  );
}

/** Whether the game is heard, beside the board. */
export function GameSoundSwitch() {
  const { game } = t().alerts;
  const { on, set } = alerts.game;
  if (!canSound()) return null;
  return (
    <IconButton
      bare
      icon={on.value ? 'sound' : 'mute'}
      aria-label={game}
      aria-pressed={on.value}
      title={game}
      onClick={() => set(!on.value)}
    />
  );
}

function SoundControl() {
  const texts = t().alerts;
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

/** Whether the guest is notified out of sight; nothing where that can't be. */
function NotificationControl() {
  const texts = t().alerts;
  const state = pushes.value;
  useEffect(() => void findPushes(), []);
  if (state === 'unknown' || state === 'impossible') return null;
  if (state === 'uninstalled') {
    return (
      <div class="stack gap-1">
        <p class="strong">{texts.notification}</p>
        <p class="soft small">{texts.pushesInstall}</p>
      </div>
    );
  }
  return (
    <CheckChoice
      liveHint
      title={texts.notification}
      hint={hintOf()}
      checked={state === 'on'}
      onChange={(wanted) => void (wanted ? wantPushes() : declinePushes())}
    />
  );

  function hintOf(): string {
    if (state === 'blocked') return texts.notificationDenied;
    if (state === 'on' && isCutOff()) return texts.pushesCutOff;
    const hint = comesClosed.value ? texts.pushesHint : texts.notificationHint;
    return Notification.permission === 'default' ? `${hint} ${texts.notificationAsks}` : hint;
  }
}
