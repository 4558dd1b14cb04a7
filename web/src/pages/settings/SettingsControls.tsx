/** Language, colours and motion, how moves are made, alerts, and the way to another device. */
import { t } from '~/texts';
import { LANGUAGES, language, languageName } from '~/texts/languages';
import { Segments } from '~/ui/controls';
import { Icon } from '~/ui/Icon';
import { confirming } from '~/ui/preferences';
import { AlertSettings } from './AlertSettings';
import { MOTIONS, SCHEMES, chooseLanguage, motion, scheme, setMotion, setScheme } from './settings';

export function SettingsControls() {
  const { frame } = t();
  return (
    <div class="settings stack gap-4 at-start">
      <div class="stack gap-1 strong">
        <span aria-hidden="true">{frame.language}</span>
        <Segments
          label={frame.language}
          value={language.value}
          options={LANGUAGES.map((value) => ({
            value,
            label: languageName(value),
            lang: value,
          }))}
          onChange={chooseLanguage}
        />
      </div>
      <div class="stack gap-1 strong">
        <span aria-hidden="true">{frame.scheme}</span>
        <Segments
          label={frame.scheme}
          value={scheme.value}
          options={SCHEMES.map((value) => ({ value, label: frame.schemes[value] }))}
          onChange={setScheme}
        />
      </div>
      <div class="stack gap-1 strong">
        <span aria-hidden="true">{frame.motion}</span>
        <Segments
          label={frame.motion}
          value={motion.value}
          options={MOTIONS.map((value) => ({ value, label: frame.motions[value] }))}
          onChange={setMotion}
        />
      </div>
      <div class="stack gap-1 strong">
        <span aria-hidden="true">{frame.moves}</span>
        <Segments
          label={frame.moves}
          value={confirming.on.value ? 'three' : 'two'}
          options={(['two', 'three'] as const).map((value) => ({
            value,
            label: frame.presses[value],
          }))}
          onChange={(presses) => confirming.set(presses === 'three')}
        />
      </div>
      <AlertSettings />
      <a class="button button--quiet" href="/move">
        <Icon name="device" />
        {frame.move}
      </a>
    </div>
  );
}
