/** The way to the settings, whose code comes when they are opened. */
import { useState } from 'preact/hooks';
import { t } from '~/texts';
import { Dialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { lazy, lazyComponent } from '~/ui/lazy';

export const SettingsControls = lazyComponent(
  lazy(async () => (await import('./SettingsControls')).SettingsControls),
);

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
