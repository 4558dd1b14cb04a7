import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeAudioContext, FakeNotification, fakeBrowser, pointerIs } from '~/alerts/testing';

const page = document.body;

/** As after loading the page, with what the browser has remembered. */
async function open(): Promise<void> {
  vi.resetModules();
  const { AlertSettings } = await import('./SettingsControls');
  const { textsLoaded } = await import('~/texts');
  await textsLoaded();
  act(() => render(<AlertSettings />, page));
  // All requests to the server are answered.
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
}

function labels(): HTMLLabelElement[] {
  return [...page.querySelectorAll('label')];
}

function control(name: string): HTMLInputElement {
  const label = labels().find(({ textContent }) => textContent.startsWith(name));
  const input = label?.querySelector('input');
  if (!input) throw new Error(`There is no switch for ${name}.`);
  return input;
}

/** The switches that are offered, and whether they are on. */
function switches(): Record<string, boolean> {
  return Object.fromEntries(
    labels().map((label) => [
      label.querySelector('.choice-title')?.textContent,
      label.querySelector('input')?.checked,
    ]),
  );
}

async function press(name: string): Promise<void> {
  await act(async () => {
    control(name).click();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

beforeEach(() => {
  fakeBrowser();
  // It pushes to nobody.
  vi.stubGlobal('fetch', async () => Response.json({ key: null, cut_off: [] }));
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('leaves sound off on phones, and has nothing to shake elsewhere', async () => {
  await open();
  expect(switches()).toEqual({
    'Sound on your turn': false,
    'Sound for messages': false,
    'Sounds of the game': true,
    'Vibration on your turn': true,
    'Notification on your turn': false,
  });
  pointerIs('fine');
  await open();
  expect(switches()).toEqual({
    'Sound on your turn': true,
    'Sound for messages': true,
    'Sounds of the game': true,
    'Notification on your turn': false,
  });
});

it('offers only what the browser can do', async () => {
  vi.stubGlobal('navigator', {});
  await open();
  expect(Object.keys(switches())).toEqual([
    'Sound on your turn',
    'Sound for messages',
    'Sounds of the game',
  ]);
});

it('remembers what was chosen', async () => {
  await open();
  await press('Sound on your turn');
  await press('Vibration');
  await open();
  expect(switches()).toMatchObject({ 'Sound on your turn': true, 'Vibration on your turn': false });
});

it('lets the sound be heard, also where it is off', async () => {
  await open();
  act(() => page.querySelector('button')?.click());
  await vi.waitFor(() => expect(FakeAudioContext.tones).toHaveLength(2));
});

it('asks for the permission only when it is needed, and remembers that it was given', async () => {
  FakeNotification.permission = 'default';
  const requested = vi.spyOn(FakeNotification, 'requestPermission');
  await open();
  expect(requested).not.toHaveBeenCalled();
  expect(page.textContent).toContain('will ask');
  await press('Notification');
  expect(requested).toHaveBeenCalledOnce();
  expect(page.textContent).not.toContain('will ask');
  expect(switches()).toMatchObject({ 'Notification on your turn': true });
  await open();
  expect(switches()).toMatchObject({ 'Notification on your turn': true });
});

it('says so where the permission is denied, and stays off until it is given', async () => {
  FakeNotification.permission = 'default';
  FakeNotification.answer = 'denied';
  await open();
  expect(page.textContent).not.toContain('is blocking');
  await press('Notification');
  expect(page.textContent).toContain('is blocking');
  expect(switches()).toMatchObject({ 'Notification on your turn': false });
  await press('Notification');
  expect(switches()).toMatchObject({ 'Notification on your turn': false });
  FakeNotification.answer = 'granted';
  await press('Notification');
  expect(switches()).toMatchObject({ 'Notification on your turn': true });
  expect(page.textContent).not.toContain('is blocking');
});

it('is off again once the permission was taken back', async () => {
  await open();
  await press('Notification');
  FakeNotification.permission = 'denied';
  await open();
  expect(switches()).toMatchObject({ 'Notification on your turn': false });
  expect(page.textContent).toContain('is blocking');
});
