import { render } from 'preact';
import { useContext } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PromptText } from '~/card-table/beside/Dock';
import { useSpots } from '~/card-table/input/spots';
import { helpOpen, FirstClause } from '~/card-table/explain/help';
import type { BoardProps } from '~/card-table/boardProps';
import type { GameModule } from '~/card-table/game';
import { lazy } from '~/ui/lazy';
import { confirming, explaining } from '~/ui/preferences';
import { announced, toasts } from '~/ui/Toasts';
import { boardOf } from './Explained';

const onCard = vi.fn<() => void>();

function Table() {
  const spots = useSpots();
  return (
    <div class="game">
      <button
        type="button"
        class="game-card"
        {...spots.at('card:0', 'hand')}
        data-slot="0"
        data-about="island"
        aria-label="island 17"
        onClick={onCard}
      >
        17
      </button>
      <span data-about="storm" role="img" aria-label="storm" />
      <span data-about="storm" />
      <PromptText text="Choose a card." hint="Numbers are the cost." />
      <span id="else" />
    </div>
  );
}

const Board = boardOf(Table);
const game = {
  name: () => 'Some game',
  Rules: () => <p id="rules">Rules from {useContext(FirstClause)}</p>,
  help: lazy(async () => ({
    pieces: {
      texts: () => ({
        island: { name: 'Island', text: 'It goes somewhere.' },
        storm: { name: 'Storm', text: 'It blows.' },
      }),
      clauses: { island: 'T-3', storm: 'T-7' },
    },
    speech: { gaps: () => ['before 12, 2 empty cells'] },
  })),
  factsOf: () => ({}),
  statusSentence: () => 'Your turn.',
} as unknown as GameModule;
const given = { game, view: { table: { games: 1 } } } as BoardProps;

const page = document.body;

beforeEach(async () => {
  vi.useFakeTimers();
  act(() => render(<Board {...given} />, page));
  await vi.advanceTimersByTimeAsync(6000);
  await vi.dynamicImportSettled();
  await act(async () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  onCard.mockReset();
});

function pointer(type: string, on: string, init: PointerEventInit = {}): void {
  const event = new PointerEvent(type, { bubbles: true, isPrimary: true, ...init });
  act(() => void page.querySelector(on)?.dispatchEvent(event));
}

function wait(time: number): void {
  act(() => void vi.advanceTimersByTime(time));
}

function press(key: string, code = ''): void {
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
}

/** The live region's text after a while. */
async function heard(): Promise<string> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(100)));
  return announced.value;
}

const tip = () => page.querySelector('.explain-tip');
const dialog = () => page.querySelector('dialog');

it('says what a piece is while the mouse rests on it', () => {
  pointer('pointermove', '.game-card', { pointerType: 'mouse', clientX: 5 });
  expect(tip()).toBeNull();
  wait(2000);
  expect(tip()?.textContent).toContain('It goes somewhere.');
  pointer('pointermove', '#else', { pointerType: 'mouse', clientX: 60 });
  wait(2000);
  expect(tip()).toBeNull();
});

it('is a small dialog by its name, since a button is in it', () => {
  pointer('pointermove', '.game-card', { pointerType: 'mouse', clientX: 5 });
  wait(2000);
  expect(tip()?.querySelector('button')).not.toBeNull();
  expect(tip()?.getAttribute('role')).toBe('dialog');
  expect(tip()?.getAttribute('aria-label')).toBe(tip()?.querySelector('strong')?.textContent);
});

it('is out of the way as soon as something is pressed, or Escape', () => {
  for (const leave of [() => pointer('pointerdown', '.game-card'), () => press('Escape')]) {
    pointer('pointermove', '#else', { pointerType: 'mouse', clientX: 60 });
    pointer('pointermove', '.game-card', { pointerType: 'mouse', clientX: 5 });
    wait(2000);
    expect(tip()).not.toBeNull();
    leave();
    expect(tip()).toBeNull();
  }
});

it('waits to be asked where that is wished', () => {
  explaining.set(false);
  pointer('pointermove', '.game-card', { pointerType: 'mouse', clientX: 5 });
  wait(2000);
  expect(tip()).toBeNull();
  press('i');
  expect(tip()?.textContent).toContain('It goes somewhere.');
  explaining.set(true);
});

it('says it to a finger that is held, which then neither drags nor presses', () => {
  const cancelled = vi.fn<() => void>();
  addEventListener('pointercancel', cancelled, { once: true });
  pointer('pointerdown', '.game-card', { pointerType: 'touch' });
  wait(1000);
  expect(dialog()?.textContent).toContain('Island 17.');
  expect(cancelled).toHaveBeenCalled();
  pointer('pointerup', '.game-card', { pointerType: 'touch' });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  page.querySelector('.game-card')?.dispatchEvent(click);
  expect(onCard).not.toHaveBeenCalled();
});

it('lets a finger that moves drag', () => {
  pointer('pointerdown', '.game-card', { pointerType: 'touch' });
  pointer('pointermove', '.game-card', { pointerType: 'touch', clientX: 30 });
  wait(1000);
  expect(dialog()).toBeNull();
});

it('says it to the keyboard, of what has the focus or else of everything once', () => {
  press('i');
  expect([...page.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'Island',
    'Storm',
  ]);
  act(() => page.querySelector<HTMLElement>('.dialog-close')?.click());
  page.querySelector<HTMLElement>('.game-card')?.focus();
  press('i');
  const described = dialog()?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toContain('It goes somewhere.');
});

it('leads on to the clause of the rules', () => {
  page.querySelector<HTMLElement>('.game-card')?.focus();
  press('i');
  act(() => page.querySelector<HTMLElement>('.dialog-actions button')?.click());
  expect(page.querySelector('#rules')?.textContent).toBe('Rules from T-3');
});

it('picks cards by their number', () => {
  press('1', 'Digit1');
  expect(document.activeElement?.getAttribute('data-slot')).toBe('0');
  expect(onCard).toHaveBeenCalledOnce();
  press('2', 'Digit2');
  expect(onCard).toHaveBeenCalledOnce();
});

it('tells what a key asks for, once each time, and shows it as well', async () => {
  press('g');
  expect(await heard()).toBe('Before 12, 2 empty cells.');
  expect(toasts.value).toMatchObject([{ sentence: 'Before 12, 2 empty cells.', answers: true }]);
  press('w');
  expect(await heard()).toBe('Your turn. Choose a card. Numbers are the cost.');
  expect(toasts.value, 'in the place of what was told before').toHaveLength(1);
  act(() => render(<Board {...given} view={{ ...given.view }} />, page));
  expect(await heard()).toBe('Your turn. Choose a card. Numbers are the cost.');
  press('w');
  pointer('pointerdown', '#else');
  expect(toasts.value, 'it is out of the way').toEqual([]);
  expect(await heard(), 'the same again is news to who asks again').toMatch(/cost\.\u00a0$/);
});

it('lists the keys, and lets them and the asking be switched off', () => {
  press('?');
  const [confirm] = page.querySelectorAll<HTMLInputElement>('dialog input');
  expect(confirm?.checked).toBe(false);
  act(() => confirm?.click());
  expect(confirming.on.value).toBe(true);
  confirming.set(false);
});

async function askForHelp(): Promise<void> {
  act(() => void (helpOpen.value = true));
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
}

it('says that help could not be loaded, and loads it when it is asked for again', async () => {
  const part = await game.help.load();
  const fetchHelp = vi.fn<() => Promise<typeof part>>().mockRejectedValueOnce(new Error('offline'));
  fetchHelp.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(part);
  const other = { ...game, help: lazy(fetchHelp) } as unknown as GameModule;
  act(() => render(<Board {...given} game={other} />, page));
  await askForHelp();
  expect(helpOpen.value).toBe(false);
  expect(toasts.value.map(({ sentence }) => sentence)).toContain('This couldn’t be loaded.');
  while (dialog() === null && fetchHelp.mock.calls.length < 4) await askForHelp();
  expect(dialog()).not.toBeNull();
  act(() => void (helpOpen.value = false));
});
