/**
 * Whether the guest is notified in this browser: by the page in the background, and while no page is open by the service
 * worker, to which the browser's push service brings what the server pushes.
 */
import { computed, signal } from '@preact/signals';
import { ensureGuest, hrefOf, request } from '~/net/http';
import { PUSHES, readSetting, wantsPushes, writeSetting } from '~/net/storage';
import { textsOf } from '~/texts';
import { registration } from './device';
import { showToast } from '~/ui/Toasts';
import type { PushSettings, PushSubscription as Browser } from '~/wire/http';

const t = textsOf('settings');

const OWN = '/api/me/push';
export type PushState =
  /** Until it is known. */
  | 'unknown'
  /** The browser can't. */
  | 'impossible'
  /** On iPhones and iPads, browsers can once the page is on the home screen. */
  | 'uninstalled'
  | 'off'
  | 'on'
  /** The browser does not let this site notify. */
  | 'blocked';

const state = signal<PushState>('unknown');
const answered = signal(readSetting(PUSHES) !== null);
let server: PushSettings | null = null;
const pushed = signal(false);
/** The host of this browser's push service, once something is pushed to it. */
let service = '';

/** Whether the guest is notified. */
export const pushes = computed(() => state.value);

/** Whether the guest can be asked, and never was. */
export const mayAsk = computed(() => state.value === 'off' && !answered.value);

/** Whether the server could not reach this browser's push service when it last pushed there. */
export function isCutOff(): boolean {
  return server?.cut_off.some((end) => service.endsWith(end)) ?? false;
}

/** Finds out whether the guest is notified, and registers this browser at the server again, whose entry may be gone. */
export async function findPushes(): Promise<void> {
  state.value = await found().catch(() => 'impossible' as const);
}

async function found(): Promise<PushState> {
  const worker = await registration();
  if (worker === null) {
    return 'standalone' in navigator && navigator.standalone === false
      ? 'uninstalled'
      : 'impossible';
  }
  server = await request<PushSettings>('/api/push');
  if (Notification.permission === 'denied') return 'blocked';
  if (!wantsPushes()) return 'off';
  if (!isPushedTo(worker)) return Notification.permission === 'granted' ? 'on' : 'off';
  const own = await subscription(worker).catch(() => null);
  if (own === null) {
    // The guest is notified once, and asked again.
    forgetAnswer();
    showToast(t().alerts.pushesLost);
    return 'off';
  }
  await saveSubscription(own);
  return 'on';
}

/** Whether the guest is notified as well while no page is open: the browser can, and the server does. */
export const comesClosed = computed(() => pushed.value);

function isPushedTo(worker: ServiceWorkerRegistration): boolean {
  pushed.value = 'pushManager' in worker && server?.key != null;
  return pushed.value;
}

/** The subscription of this browser for the server's key: the browser may have lost it, or made it for another server here. */
async function subscription({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const applicationServerKey = server?.key ?? '';
  const old = await pushManager.getSubscription();
  if (old !== null && keyOf(old) === applicationServerKey) return old;
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** The key for which it was made, in base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
  return text.replaceAll('+', '-').replaceAll('/', '_');
}

/** Asks the browser for its permission, and notifies from now on; shows where that fails. */
export async function wantPushes(): Promise<void> {
  remember('on');
  state.value = await subscribed().catch(() => 'off' as const);
  if (state.value === 'on') return;
  remember('off');
  showToast(t().alerts.pushesFailed);
}

async function subscribed(): Promise<PushState> {
  const worker = await registration();
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'blocked';
  if (permission !== 'granted' || worker === null) return 'off';
  if (isPushedTo(worker)) await saveSubscription(await subscription(worker));
  return 'on';
}

/** Notifies no more in this browser. */
export async function declinePushes(): Promise<void> {
  const wanted = wantsPushes();
  remember('off');
  if (wanted) await unsubscribe();
}

/** Before this browser becomes another guest, or forgets: it notifies no more, and the guest is asked again. */
export async function forgetPushes(): Promise<void> {
  if (wantsPushes()) await unsubscribe();
  forgetAnswer();
}

function forgetAnswer(): void {
  writeSetting(PUSHES, null);
  answered.value = false;
}

async function unsubscribe(): Promise<void> {
  if (state.value === 'on') state.value = 'off';
  const own = await (await registration())?.pushManager?.getSubscription();
  if (!own) return;
  await own.unsubscribe();
  await request(`${OWN}?endpoint=${encodeURIComponent(own.endpoint)}`, undefined, 'DELETE');
}

function remember(answer: 'on' | 'off'): void {
  writeSetting(PUSHES, answer);
  answered.value = true;
}

async function saveSubscription(own: PushSubscription): Promise<void> {
  await ensureGuest();
  const { endpoint, keys } = own.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const words = { title: t().frame.yourTurn, over: t().alerts.turnOver };
  const browser: Browser = { endpoint: endpoint ?? '', p256dh, auth, ...words };
  await request(OWN, browser, 'PUT');
  service = new URL(browser.endpoint).hostname;
  // With them the worker registers anew where the browser changes its subscription: `worker/renewal.ts`.
  const kept = await caches.open(`calls${hrefOf('/')}`);
  await kept.put('words', Response.json(words));
}
