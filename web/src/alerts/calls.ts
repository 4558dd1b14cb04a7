/** Calls while no page is open: by the service worker, through the browser's push service. */
import { computed, signal } from '@preact/signals';
import { ensureGuest, request } from '~/net/http';
import { readSetting, writeSetting } from '~/net/storage';
import { needs, t } from '~/texts';
import { showToast } from '~/ui/Toasts';
import type { Calls, PushSubscription as Browser } from '~/wire/http';
import { CALLS, wantsCalls } from './device';

needs('settings');

const OWN = '/api/me/push';
export type CallState =
  /** Until it is known. */
  | 'unknown'
  /** The browser or the server can't. */
  | 'impossible'
  | 'off'
  | 'on'
  /** The browser does not let this site notify. */
  | 'blocked';

const state = signal<CallState>('unknown');
const answered = signal(readSetting(CALLS) !== null);
let server: Calls | null = null;
/** The host of this browser's push service, once it is called. */
let service = '';

/** Whether this browser is called. */
export const calls = computed(() => state.value);

/** Whether the guest can be asked, and never was. */
export const mayAsk = computed(() => state.value === 'off' && !answered.value);

/** Whether the server could not reach this browser's push service when it last called there. */
export function isCutOff(): boolean {
  return server?.cut_off.some((end) => service.endsWith(end)) ?? false;
}

/** Finds out whether this browser is called, and tells the server again: what it keeps may be gone. */
export async function findCalls(): Promise<void> {
  state.value = await found().catch(() => 'impossible' as const);
}

async function found(): Promise<CallState> {
  const worker = await registration();
  if (worker === null || !('pushManager' in worker)) return 'impossible';
  server = await request<Calls>('/api/push');
  if (server.key === null) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  const own = await worker.pushManager.getSubscription();
  if (own === null || !wantsCalls()) return 'off';
  await tell(own);
  return 'on';
}

/** The worker, once it is there; null where this browser has none. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('Notification' in window)) return null;
  return navigator.serviceWorker.ready;
}

/** Asks the browser for its permission, and has it called from now on; says so where that fails. */
export async function wantCalls(): Promise<void> {
  remember('on');
  state.value = await subscribed().catch(() => 'off' as const);
  if (state.value === 'on') return;
  remember('off');
  showToast(t().alerts.callsFailed);
}

async function subscribed(): Promise<CallState> {
  const worker = await registration();
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'blocked';
  if (permission !== 'granted' || worker === null || server?.key == null) return 'off';
  const wanted = { userVisibleOnly: true, applicationServerKey: server.key };
  await tell(await worker.pushManager.subscribe(wanted));
  return 'on';
}

/** Has this browser called no more. */
export async function declineCalls(): Promise<void> {
  const wanted = wantsCalls();
  remember('off');
  if (wanted) await unsubscribe();
}

/** Before this browser becomes another guest, or forgets: it is called no more, and the guest asked again. */
export async function forgetCalls(): Promise<void> {
  if (wantsCalls()) await unsubscribe();
  writeSetting(CALLS, null);
  answered.value = false;
}

async function unsubscribe(): Promise<void> {
  if (state.value === 'on') state.value = 'off';
  const own = await (await registration())?.pushManager.getSubscription();
  if (!own) return;
  await own.unsubscribe();
  await request(`${OWN}?endpoint=${encodeURIComponent(own.endpoint)}`, undefined, 'DELETE');
}

/** Takes back what the worker shows of a table: it is looked at. */
export async function clearCall(code: string): Promise<void> {
  const shown = await (await registration())?.getNotifications({ tag: `turn-${code}` });
  for (const notification of shown ?? []) notification.close();
}

function remember(said: 'on' | 'off'): void {
  writeSetting(CALLS, said);
  answered.value = true;
}

async function tell(own: PushSubscription): Promise<void> {
  await ensureGuest();
  const { endpoint, keys } = own.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const browser: Browser = { endpoint: endpoint ?? '', p256dh, auth, title: t().frame.yourTurn };
  await request(OWN, browser, 'PUT');
  service = new URL(browser.endpoint).hostname;
}
