import { type ComponentType, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { catalogue } from '~/games/catalogue';
import type { OptionTexts } from '~/card-table/optionTexts';
import { LANGUAGES } from '~/texts/languages';
import { setLanguage } from '~/texts';
import type { OptionField } from '~/wire/http';
import type { Settings } from '~/wire/room';
import { type OptionFieldsProps, OptionFields } from './OptionsForm';
import { choose, type Options, type Schema } from './schema';
import { ListingFields, type SettingsFieldsProps, WatchingFields, winsSentence } from './TableForm';

afterEach(() => {
  document.body.replaceChildren();
  setLanguage('en');
});

const FLAG: OptionField = {
  name: 'fog',
  clause: 'X-1',
  kind: { type: 'flag' },
  difficulty: [0, 2],
  group: 'weather',
  prominent: false,
  needs: [],
};

/** A game that this client has never heard of: fog and lamps on an open sea, lamps only in fog. */
const schema: Schema = {
  fields: [
    {
      ...FLAG,
      name: 'sea',
      kind: { type: 'choice', values: ['open', 'closed'] },
      difficulty: [0, 1],
      group: null,
      prominent: true,
    },
    {
      ...FLAG,
      needs: [{ field: 'sea', values: ['open'], clause: 'X-2', message: 'No fog there.' }],
    },
    {
      ...FLAG,
      name: 'lamps',
      kind: { type: 'number', values: [0, 3, 4] },
      difficulty: [0, 1, 1],
      needs: [{ field: 'fog', values: [true], clause: 'X-3', message: 'Lamps need fog.' }],
    },
  ],
  options: { sea: 'open', fog: false, lamps: 0 },
};

const texts: OptionTexts = {
  usual: 'Open sea',
  groups: { weather: { name: 'Weather', locked: 'Only on the open sea.' } },
  fields: {
    sea: { name: 'Sea', values: { open: { name: 'Open' }, closed: { name: 'Closed' } } },
    fog: { name: 'Fog', hint: 'Rows vanish.', summary: 'fog' },
    lamps: { name: 'Lamps', summary: (n) => `${n} lamps` },
  },
};

function show(options: Options, more: Partial<OptionFieldsProps> = {}) {
  const page = document.createElement('form');
  document.body.append(page);
  const onChange = vi.fn<(options: Options) => void>();
  const props = { schema, texts, options, disabled: false, onChange, ...more };
  act(() =>
    render(
      <>
        <OptionFields {...props} prominent />
        <OptionFields {...props} prominent={false} />
      </>,
      page,
    ),
  );
  const labelled = (name: string) =>
    [...page.querySelectorAll('label')].find((label) => label.textContent?.trim().startsWith(name))
      ?.control as HTMLInputElement | undefined;
  const isOpen = (name: string) => {
    const input = labelled(name);
    return input !== undefined && !input.disabled && input.closest('fieldset[disabled]') === null;
  };
  return { page, onChange, labelled, isOpen };
}

describe('the form', () => {
  it('offers what the server describes', () => {
    const { page, onChange, labelled } = show(schema.options);
    expect([...page.querySelectorAll('legend')].map((legend) => legend.textContent)).toEqual([
      'Sea',
      'Weather',
    ]);
    act(() => labelled('Fog')?.click());
    expect(onChange).toHaveBeenLastCalledWith({ sea: 'open', fog: true, lamps: 0 });
    act(() => labelled('Closed')?.click());
    expect(onChange).toHaveBeenLastCalledWith({ sea: 'closed', fog: false, lamps: 0 });
  });

  it('opens what another choice allows, and says why the rest is closed', () => {
    expect(show(schema.options).isOpen('3')).toBe(false);
    const { onChange, labelled, isOpen } = show({ ...schema.options, fog: true });
    expect(isOpen('3')).toBe(true);
    act(() => labelled('3')?.click());
    expect(onChange).toHaveBeenLastCalledWith({ sea: 'open', fog: true, lamps: 3 });
    const { page, isOpen: isOpenAtSea } = show({ ...schema.options, sea: 'closed' });
    expect(isOpenAtSea('Fog')).toBe(false);
    expect(page.textContent).toContain('Only on the open sea.');
  });

  it('shows a new option even before there is a word for it', () => {
    const fresh = { ...schema, fields: [...schema.fields, { ...FLAG, name: 'tide' }] };
    const { onChange, labelled } = show(schema.options, { schema: fresh });
    act(() => labelled('tide')?.click());
    expect(onChange).toHaveBeenCalledWith({ ...schema.options, tide: true });
  });

  it('fills up what a draft of an older client lacks', () => {
    const { onChange, labelled } = show({ sea: 'open' });
    act(() => labelled('Fog')?.click());
    expect(onChange).toHaveBeenCalledWith({ sea: 'open', fog: true, lamps: 0 });
  });
});

describe('another value', () => {
  it('sets back what does not go with it, and what needed that', () => {
    const foggy = { sea: 'open', fog: true, lamps: 4 };
    expect(choose(schema, foggy, 'sea', 'closed')).toEqual({ sea: 'closed', fog: false, lamps: 0 });
    expect(choose(schema, foggy, 'fog', false)).toEqual({ sea: 'open', fog: false, lamps: 0 });
    expect(choose(schema, foggy, 'lamps', 3)).toEqual({ ...foggy, lamps: 3 });
  });
});

describe('the line that sums options up', async () => {
  const describers = catalogue.map(async ({ id, options }) => {
    const { describeOptions } = await options.load();
    return [id, describeOptions] as const;
  });
  const byId = Object.fromEntries(await Promise.all(describers));
  const summary = (id: string, options: unknown) => byId[id]?.(options);

  it('names the difficulty and what it means', () => {
    expect(summary('tranquility', { removed: 0 })).toBe('Calm start: no islands removed');
    expect(summary('tranquility', { removed: 6, grid: 'standard' })).toBe(
      'Triton: 6 islands removed',
    );
    expect(summary('tranquility', { removed: 5 })).toBe('5 islands removed');
    expect(summary('tranquility', null)).toBe('Calm start: no islands removed');
    setLanguage('fr');
    expect(summary('tranquility', { removed: 12 })).toBe('Poséidon\u00a0: 12 îles retirées');
  });

  it('names whatever else is chosen', () => {
    const options = { rocks: 'manual', monsters: 3, storms: true, wild: 2 };
    expect(summary('tranquility', options)).toBe('Rocks · 3 monsters · storms · wild cards');
    expect(summary('tranquility', { grid: 'pyramid', level: 'hard' })).toBe('Pyramid · Hard');
    expect(summary('tranquility', { grid: 'competition' })).toBe('Competition');
    expect(summary('ascent', { trail: true, documentary: 4, grapples: 1 })).toBe(
      'Green trail · documentary of 4 · 1 grapple alone',
    );
    expect(summary('ascent', {})).toBe('Base game');
    expect(summary('santa-timea', { experienced: true })).toBe('Old salts');
    expect(summary('santa-timea', { experienced: false })).toBe('First voyage');
  });
});

const SETTINGS: Settings = {
  options: {},
  talk: 'silent',
  spectators: true,
  open_hands: true,
  listed: false,
  language: null,
};

function showFields(Fields: ComponentType<SettingsFieldsProps>, choices: Partial<Settings>) {
  const page = document.createElement('div');
  document.body.append(page);
  const onChange = vi.fn<(choices: Settings) => void>();
  const props = { choices: { ...SETTINGS, ...choices }, disabled: false, onChange };
  act(() => render(<Fields {...props} />, page));
  const inputs = [...page.querySelectorAll('input')];
  return { inputs, onChange };
}

test('without spectators, no one is shown the hands', () => {
  const { inputs, onChange } = showFields(WatchingFields, {});
  expect(inputs).toHaveLength(2);
  act(() => inputs[0]?.click());
  expect(onChange).toHaveBeenCalledWith({ ...SETTINGS, spectators: false, open_hands: false });
  expect(showFields(WatchingFields, { spectators: false }).inputs).toHaveLength(1);
});

test('a table is listed with the language of the page until another is chosen', () => {
  setLanguage('fr');
  const { inputs, onChange } = showFields(ListingFields, {});
  expect(inputs).toHaveLength(1);
  act(() => inputs[0]?.click());
  expect(onChange).toHaveBeenCalledWith({ ...SETTINGS, listed: true, language: 'fr' });
});

test('a language that the page does not speak itself stays on offer', () => {
  const { inputs } = showFields(ListingFields, { listed: true, language: 'pt-BR' });
  const others = LANGUAGES.map(() => false);
  expect(inputs.map(({ checked }) => checked)).toEqual([true, ...others, true]);
});

test('what was won with the options is told as far as it is known', () => {
  const sharp = [
    { seats: 2, games: 150, won: 78 },
    { seats: 4, games: 150, won: 69 },
  ];
  const nothing = { minutes: null, games: 0, won: 0, sharp: [] };
  expect(winsSentence(nothing)).toBe('');
  expect(winsSentence({ ...nothing, minutes: 25 })).toBe('A game here takes about 25 min.');
  expect(winsSentence({ ...nothing, games: 20, won: 7 })).toBe('Won here: 7 of 20');
  expect(winsSentence({ minutes: null, games: 20, won: 7, sharp })).toBe(
    'Out of 100 games, sharp computers win 52 with 2 and 46 with 4 players. Won here: 7 of 20',
  );
});
