import { type ComponentType, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '~/texts/languages';
import { setLanguage } from '~/texts/localised';
import type { Settings } from '~/wire/room';
import { ListingFields, type SettingsFieldsProps, WatchingFields } from './TableForm';

const SETTINGS: Settings = {
  options: {},
  talk: 'silent',
  spectators: true,
  open_hands: true,
  listed: false,
  language: null,
};

afterEach(() => {
  document.body.replaceChildren();
  setLanguage('en');
});

function show(Fields: ComponentType<SettingsFieldsProps>, choices: Partial<Settings>) {
  const page = document.createElement('div');
  document.body.append(page);
  const onChange = vi.fn<(choices: Settings) => void>();
  const props = { choices: { ...SETTINGS, ...choices }, disabled: false, onChange };
  act(() => render(<Fields {...props} />, page));
  const inputs = [...page.querySelectorAll('input')];
  return { inputs, onChange };
}

test('without spectators, no one is shown the hands', () => {
  const { inputs, onChange } = show(WatchingFields, {});
  expect(inputs).toHaveLength(2);
  act(() => inputs[0]?.click());
  expect(onChange).toHaveBeenCalledWith({ ...SETTINGS, spectators: false, open_hands: false });
  expect(show(WatchingFields, { spectators: false }).inputs).toHaveLength(1);
});

test('a table is listed with the language of the page until another is chosen', () => {
  setLanguage('fr');
  const { inputs, onChange } = show(ListingFields, {});
  expect(inputs).toHaveLength(1);
  act(() => inputs[0]?.click());
  expect(onChange).toHaveBeenCalledWith({ ...SETTINGS, listed: true, language: 'fr' });
});

test('a language that the page does not speak itself stays on offer', () => {
  const { inputs } = show(ListingFields, { listed: true, language: 'pt-BR' });
  const others = LANGUAGES.map(() => false);
  expect(inputs.map(({ checked }) => checked)).toEqual([true, ...others, true]);
});
