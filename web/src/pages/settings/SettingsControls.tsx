/** Language, colours and motion, how moves are made, alerts, and the way to another device. */
import { t } from '~/texts';
import { LANGUAGES, language, languageName } from '~/texts/languages';
import { LinkButton, Segments, type SegmentsProps } from '~/ui/controls';
import { confirming } from '~/ui/preferences';
import { AlertSettings } from './AlertSettings';
import { MOTIONS, SCHEMES, chooseLanguage, motion, scheme, setMotion, setScheme } from './settings';

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
      <Setting
        label={frame.moves}
        value={confirming.on.value ? 'three' : 'two'}
        options={(['two', 'three'] as const).map((value) => ({
          value,
          label: frame.presses[value],
        }))}
        onChange={(presses) => confirming.set(presses === 'three')}
      />
      <AlertSettings />
      <LinkButton icon="device" look="quiet" href="/move">
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
