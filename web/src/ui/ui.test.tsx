import { type ComponentType, render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasNewerPage } from '~/net/http';
import type { PagePart } from '~/wire/http';
import { Boundary } from './Boundary';
import { CheckChoice, SwitchChoice } from './controls';
import { CopyField } from './CopyField';
import { Dialog } from './Dialog';
import { seatMarks } from './faces/SeatFace';
import { lazy, lazyComponent } from './lazy';
import { useScreenOn } from './useScreenOn';
import * as preferences from './preferences';
import { announce, showToast, standing, ToastHost, toasts } from './Toasts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => localStorage.clear());

it('asks before each move where that was chosen, after a reload as well', async () => {
  const { confirming } = await import('./preferences');
  expect(confirming.on.value).toBe(false);
  confirming.set(true);
  vi.resetModules();
  expect((await import('./preferences')).confirming.on.value).toBe(true);
});

it('code is fetched once, however often it is needed', async () => {
  const fetchPart = vi.fn<() => Promise<ComponentType>>(async () => () => <p>there</p>);
  const part = lazy(fetchPart);
  const Component = lazyComponent<object>(part);
  part.preload();
  act(() => render(<Component />, document.body));
  expect(document.body.textContent).toBe('Loading…');
  await act(async () => void (await part.load()));
  await vi.waitFor(() => expect(document.body.textContent).toBe('there'));
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('code that did not come is asked for again when it is next needed', async () => {
  const fetchPart = vi.fn<() => Promise<() => null>>().mockRejectedValueOnce(new Error('offline'));
  fetchPart.mockResolvedValueOnce(() => null);
  const part = lazy(fetchPart);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.state).toBe('failed');
  await part.load();
  expect(part.state).toBeTypeOf('function');
});

function Fragile({ fails }: { fails: boolean }) {
  if (fails) throw new TypeError('Ada holds 17');
  return <p>whole</p>;
}

const drawFragile = (fails: boolean, of: number, part: PagePart = 'board') =>
  act(() =>
    render(
      <>
        <Boundary part={part} of={of}>
          <Fragile fails={fails} />
        </Boundary>
        <p>beside it</p>
      </>,
      document.body,
    ),
  );

describe('what fails', () => {
  it('says so, is reported without what it showed, and is tried again for the next thing', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)));
      return new Response(null, { status: 204 });
    });
    drawFragile(true, 1);
    expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/went wrong.*Reload/);
    expect(document.body.textContent).toContain('beside it');
    drawFragile(false, 2);
    expect(document.body.textContent).toBe('wholebeside it');
    for (const of of [3, 4, 5, 6]) drawFragile(true, of);
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatchObject({ part: 'board', error: 'TypeError' });
    expect(JSON.stringify(sent)).not.toMatch(/Ada|17/);
    vi.unstubAllGlobals();
  });

  it('loads the page again where the server has a newer one, but only once', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const way = vi.spyOn(performance, 'getEntriesByType');
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    drawFragile(true, 7, 'page');
    expect(reload).not.toHaveBeenCalled();
    hasNewerPage.value = true;
    drawFragile(true, 8);
    expect(reload, 'for a part of it').not.toHaveBeenCalled();
    drawFragile(true, 9, 'page');
    expect(reload).toHaveBeenCalledTimes(1);
    way.mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
    drawFragile(true, 10, 'page');
    expect(reload).toHaveBeenCalledTimes(1);
    hasNewerPage.value = false;
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('to load without a word while it is loaded says so, and can be tried again', async () => {
    const fetchPart = vi.fn<() => Promise<ComponentType>>(async () => () => <p>there</p>);
    fetchPart.mockRejectedValueOnce(new Error('offline'));
    const Quiet = lazyComponent<object>(lazy(fetchPart), { quiet: true });
    await act(async () =>
      render(
        <>
          <Quiet />
          <ToastHost />
        </>,
        document.body,
      ),
    );
    await vi.waitFor(() => expect(document.body.textContent).toContain('couldn’t be loaded'));
    const again = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Try again',
    );
    await act(async () => again?.click());
    await vi.waitFor(() => expect(document.body.textContent).toBe('there'));
  });

  it('and was asked for by no one says nothing', async () => {
    const missing = lazy<ComponentType>(() => Promise.reject(new Error('offline')));
    const Idle = lazyComponent<object>(missing, { quiet: 'always' });
    await act(async () => render(<Idle />, document.body));
    await expect(missing.load()).rejects.toThrow('offline');
    expect(document.body.textContent).toBe('');
  });
});

describe('the marks of seats', () => {
  it('are initials', () => {
    expect(seatMarks(['ada', 'Ben', 'Ève', '🐙'])).toEqual(['A', 'B', 'È', '🐙']);
  });

  it('are numbers where two names begin alike', () => {
    expect(seatMarks(['Ada', 'Ben', 'anna'])).toEqual(['1', '2', '3']);
  });

  it('are left out of free seats', () => {
    expect(seatMarks([null, 'Ada', null])).toEqual(['', 'A', '']);
    expect(seatMarks(['Ada', null, 'Anna'])).toEqual(['1', '', '3']);
  });
});

function Playing({ seated }: { seated: boolean }) {
  useScreenOn(seated);
  return null;
}

async function draw(seated: boolean): Promise<void> {
  await act(async () => render(<Playing seated={seated} />, document.body));
}

describe('the screen', () => {
  let visibility: DocumentVisibilityState;
  let locks: { released: boolean }[];
  let refused: boolean;

  /** As browsers do, which take locks away from hidden pages. */
  async function turn(to: DocumentVisibilityState): Promise<void> {
    visibility = to;
    if (to === 'hidden') for (const lock of locks) lock.released = true;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  }

  const held = () => locks.filter(({ released }) => !released).length;

  beforeEach(() => {
    visibility = 'visible';
    locks = [];
    refused = false;
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    vi.stubGlobal('navigator', {
      wakeLock: {
        async request() {
          if (refused) throw new DOMException('The battery is low.', 'NotAllowedError');
          const lock = { released: false, release: async () => void (lock.released = true) };
          locks.push(lock);
          return lock;
        },
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stays on while that is wanted and the page is visible', async () => {
    await draw(false);
    expect(locks).toEqual([]);
    await draw(true);
    expect(held()).toBe(1);
    await turn('hidden');
    expect(held()).toBe(0);
    await turn('visible');
    expect(held(), 'asked for again').toBe(1);
    await draw(false);
    expect(held(), 'at the end').toBe(0);
    await turn('hidden');
    await turn('visible');
    expect(held()).toBe(0);
  });

  it('goes off again where the page was left before it was let stay on', async () => {
    await act(async () => {
      render(<Playing seated />, document.body);
      await Promise.resolve();
      render(null, document.body);
    });
    expect(held()).toBe(0);
  });

  it('is no matter where browsers can’t or won’t', async () => {
    refused = true;
    await draw(true);
    expect(locks).toEqual([]);
    await draw(false);
    vi.stubGlobal('navigator', {});
    await draw(true);
    await turn('visible');
    expect(locks).toEqual([]);
  });
});

const page = document.body;
const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];

/** The texts of the live regions, and where each is: in which dialog, or on the page. */
const regions = () =>
  all('[role="status"]').map((region) => [
    region.closest('dialog')?.querySelector('h2')?.textContent ?? 'page',
    region.textContent,
  ]);
const within = (where: string, toast = 'Refused.') => [
  [where, 'Your turn.'],
  [where, toast],
];

function press(down: Element, up: Element, clicked: Element): void {
  act(() => {
    down.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    up.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    clicked.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

const onClose = vi.fn<() => void>();
/** Two of them, where the second is open as well. */
function Page({ dialogs }: { dialogs: number }) {
  return (
    <>
      {dialogs > 0 && (
        <Dialog title="Below" onClose={onClose}>
          <input defaultValue="Ada" />
          <CopyField label="Link" text="http://cards.example/t/x" />
        </Dialog>
      )}
      {dialogs > 1 && (
        <Dialog title="Above" onClose={onClose}>
          text
        </Dialog>
      )}
      <ToastHost />
    </>
  );
}

const show = (dialogs: number) => act(() => render(<Page dialogs={dialogs} />, page));

/** Lets dialogs take the focus, give it back and report their closing when browsers do. */
function closeAsBrowsersDo(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  const { prototype } = HTMLDialogElement;
  vi.spyOn(prototype, 'showModal').mockImplementation(function open(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
  });
  vi.spyOn(prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    (openers.get(this) as HTMLElement | null)?.focus();
    requestAnimationFrame(() => this.dispatchEvent(new Event('close')));
  });
}

function Opener() {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Next</button>
      {open && (
        <Dialog title="Opened" onClose={close}>
          text
        </Dialog>
      )}
    </>
  );
}

describe('a dialog', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onClose.mockReset();
    toasts.value = [];
  });
  afterEach(() => {
    standing.value = null;
    vi.useRealTimers();
  });

  it('has all messages in it while it is the topmost one', async () => {
    await show(0);
    act(() => {
      showToast('Refused.');
      announce('Your turn.');
      standing.value = 'Connection lost.';
      vi.advanceTimersByTime(200);
    });
    expect(regions()).toEqual(within('page'));
    await show(1);
    expect(regions(), 'what stands on the page is covered').toEqual(
      within('Below', 'Connection lost.Refused.'),
    );
    await show(2);
    expect(regions()).toEqual(within('Above', 'Connection lost.Refused.'));
    await show(1);
    expect(regions()).toEqual(within('Below', 'Connection lost.Refused.'));
    await show(0);
    expect(regions()).toEqual(within('page'));
  });

  it('is closed by a press beside it, and not by a selection that ends there', async () => {
    await show(1);
    const [dialog, input] = [all('dialog')[0]!, all('input')[0]!];
    press(input, dialog, dialog);
    expect(onClose).not.toHaveBeenCalled();
    press(input, input, input);
    press(dialog, dialog, dialog);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(['Escape', 'its button'])(
    'is gone, and has given the focus back, once it is closed by %s',
    async (by) => {
      closeAsBrowsersDo();
      act(() => render(<Opener />, page));
      const [opener, next] = all('button');
      opener!.focus();
      act(() => opener!.click());
      const dialog = all('dialog')[0] as HTMLDialogElement;
      all('.dialog-close')[0]!.focus();

      // All that a frame has to come for is left undone.
      if (by === 'Escape') dialog.dispatchEvent(new Event('cancel'));
      else all('.dialog-close')[0]!.click();
      await Promise.resolve();
      // As browsers go on.
      if (by === 'Escape') dialog.close();
      expect(all('dialog')).toEqual([]);
      expect(document.activeElement).toBe(opener);
      next!.focus();
      act(() => void vi.runAllTimers());
      expect(document.activeElement, 'not given back twice').toBe(next);
      expect(onClose).toHaveBeenCalledOnce();
    },
  );

  it('can be opened again before the browser tells that it was closed', async () => {
    closeAsBrowsersDo();
    act(() => render(<Opener />, page));
    const [opener] = all('button');
    act(() => opener!.click());
    all('.dialog-close')[0]!.click();
    await Promise.resolve();
    opener!.click();
    await Promise.resolve();
    act(() => void vi.runAllTimers());
    expect(all('dialog')).toHaveLength(1);
  });

  it('is closed also where the browser tells of nothing before it has done so', () => {
    closeAsBrowsersDo();
    act(() => render(<Opener />, page));
    act(() => all('button')[0]!.click());
    (all('dialog')[0] as HTMLDialogElement).close();
    act(() => void vi.runAllTimers());
    expect(all('dialog')).toEqual([]);
  });

  it('copies where pages have no clipboard, from a place where something can be selected', async () => {
    await show(1);
    vi.stubGlobal('navigator', {});
    const copied: unknown[] = [];
    const execCommand = vi.fn<(command: string) => boolean>((command) => {
      const area = document.activeElement as HTMLTextAreaElement;
      copied.push([command, area.value, area.closest('dialog') !== null]);
      return true;
    });
    document.execCommand = execCommand as typeof document.execCommand;
    const copy = all('.copy-field button')[0]!;
    await act(async () => copy.click());
    expect(copied).toEqual([['copy', 'http://cards.example/t/x', true]]);
    expect(copy.textContent).toBe('Copied');
    execCommand.mockReturnValueOnce(false);
    await act(async () => copy.click());
    expect(toasts.value.map(({ sentence }) => sentence)).toEqual([
      'Couldn’t copy. The link is selected: copy it yourself.',
    ]);
    vi.unstubAllGlobals();
  });
});

describe('what is switched', () => {
  it('shows what is, not what was asked for, until that is so', async () => {
    const onChange = vi.fn<(wanted: boolean) => void>();
    const drawBox = (locked: boolean) =>
      act(() =>
        render(<CheckChoice title="Locked" checked={locked} onChange={onChange} />, document.body),
      );
    drawBox(false);
    const box = document.querySelector('input');
    act(() => box?.click());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(box?.checked).toBe(false);
    drawBox(true);
    expect(box?.checked).toBe(true);
  });

  it('shows at once what is a choice of one’s own', () => {
    const { explaining } = preferences;
    act(() => render(<SwitchChoice of={explaining} title="Explain" />, document.body));
    const box = document.querySelector('input');
    act(() => box?.click());
    expect([box?.checked, explaining.on.value]).toEqual([false, false]);
    act(() => box?.click());
    expect([box?.checked, explaining.on.value]).toEqual([true, true]);
  });
});

it('reads out what is said after something was taken back, and for as long', async () => {
  vi.useFakeTimers();
  const anew = await import('./Toasts');
  anew.announce('One.');
  vi.advanceTimersByTime(60);
  anew.retract('One.');
  anew.announce('Two.');
  vi.advanceTimersByTime(99);
  anew.announce('Three.');
  expect(anew.announced.value).toBe('');
  vi.advanceTimersByTime(1);
  expect(anew.announced.value).toBe('Two. Three.');
  anew.announce('Four.');
  anew.retract('Four.');
  vi.advanceTimersByTime(100);
  expect(anew.announced.value).toBe('Two. Three.');
  vi.useRealTimers();
});
