/** Language, colours and motion, alerts of one's turn, and the way to another device. */
import { useState } from 'preact/hooks';
import { t } from '~/texts';
import { LANGUAGES, language, languageName } from '~/texts/languages';
import { Dialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { Segments } from '~/ui/Choice';
import { confirming } from '~/ui/preferences';
import { AlertSettings } from './AlertSettings';
import { MOTIONS, SCHEMES, chooseLanguage, motion, scheme, setMotion, setScheme } from './settings';

export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label={t().frame.settings}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" />
      </button>
      {open && (
        <Dialog title={t().frame.settings} onClose={() => setOpen(false)}>
          <SettingsControls />
        </Dialog>
      )}
    </>
  );
}

export function SettingsControls() {
  const { frame, home } = t();
  return (
    <div class="settings">
      <div class="settings-row">
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
      <div class="settings-row">
        <span aria-hidden="true">{frame.scheme}</span>
        <Segments
          label={frame.scheme}
          value={scheme.value}
          options={SCHEMES.map((value) => ({ value, label: frame.schemes[value] }))}
          onChange={setScheme}
        />
      </div>
      <div class="settings-row">
        <span aria-hidden="true">{frame.motion}</span>
        <Segments
          label={frame.motion}
          value={motion.value}
          options={MOTIONS.map((value) => ({ value, label: frame.motions[value] }))}
          onChange={setMotion}
        />
      </div>
      <div class="settings-row">
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
        {home.move}
      </a>
    </div>
  );
}
