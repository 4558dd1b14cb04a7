/** How the page looks in this browser, besides its language. */
import { effect, signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { onOtherTab, readSetting, writeSetting } from '~/net/storage';
import { setLanguage, t } from '~/texts';
import { language, type Language, LANGUAGES } from '~/texts/languages';
import { Dialog } from '~/ui/Dialog';
import { IconButton } from '~/ui/controls';
import { lazy, lazyComponent } from '~/ui/lazy';
import { showToast } from '~/ui/Toasts';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const MOTIONS = ['system', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export const scheme = signal<Scheme>(oneOf(SCHEMES, readSetting('scheme')));
export const motion = signal<Motion>(oneOf(MOTIONS, readSetting('motion')));

/** A language whose texts can't be loaded is not taken. */
export function chooseLanguage(chosen: Language): void {
  setLanguage(chosen).catch(() => showToast(t().loading.failed));
}

export function setScheme(chosen: Scheme): void {
  writeSetting('scheme', chosen === 'system' ? null : chosen);
  scheme.value = chosen;
}

export function setMotion(chosen: Motion): void {
  writeSetting('motion', chosen === 'system' ? null : chosen);
  motion.value = chosen;
}

/** Keeps the root element's attributes, which the style sheets read, up to date. */
export function applySettings(): void {
  const root = document.documentElement;
  effect(() => {
    root.lang = language.value;
  });
  // The browser's own bars, whose colours `index.html` has for each scheme of the system.
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const usual = bars.map(({ media }) => media);
  effect(() => {
    if (scheme.value === 'system') delete root.dataset['scheme'];
    else root.dataset['scheme'] = scheme.value;
    for (const [index, bar] of bars.entries()) {
      const media = usual[index] ?? '';
      if (scheme.value === 'system') bar.media = media;
      else bar.media = media.includes(scheme.value) ? 'all' : 'not all';
    }
  });
  const less = matchMedia('(prefers-reduced-motion: reduce)');
  const systemMotion = signal(less.matches);
  less.addEventListener('change', () => {
    systemMotion.value = less.matches;
  });
  effect(() => {
    root.toggleAttribute('data-reduced-motion', systemMotion.value || motion.value === 'reduced');
  });
}

/** A choice in one tab holds for all of the browser. */
export function followOtherTabs(): void {
  onOtherTab((name, value) => {
    const tongue = LANGUAGES.find((tag) => name === 'language' && tag === value);
    if (tongue !== undefined) chooseLanguage(tongue);
    if (name === 'scheme') scheme.value = oneOf(SCHEMES, value);
    if (name === 'motion') motion.value = oneOf(MOTIONS, value);
  });
}

function oneOf<T extends string>(known: readonly [T, ...T[]], value: string | null): T {
  return known.find((candidate) => candidate === value) ?? known[0];
}

/* The way to the settings, whose code comes when they are opened. */

const Controls = lazyComponent(
  lazy(async () => (await import('./SettingsControls')).SettingsControls),
);

export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="settings"
        aria-label={t().frame.settings}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog title={t().frame.settings} onClose={() => setOpen(false)}>
          <Controls />
        </Dialog>
      )}
    </>
  );
}
