/**
 * The service worker: a page of this server can be opened while the server is out of reach, and its guest
 * notified while no page is open.
 */
import { type Push, isAt, readPush, shownCode, tagOf } from './pushes';
import { renew } from './renewal';
import { type Kept, Shell } from './shell';

declare const self: ServiceWorkerGlobalScope;
/** Written in front of this file when the client is built: see `build/worker.ts`. */
declare const SHELL: Omit<Kept, 'home'>;

/** The path below which the server is, with a slash at its end. */
const { pathname: home } = new URL('./', self.location.href);

const shell = new Shell({ ...SHELL, home }, caches);

self.addEventListener('install', (event) => {
  // A new version takes over at once: it treats the pages of the old one no differently.
  event.waitUntil(shell.fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  // The server is asked for a page while the worker is still being started.
  const ahead = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([shell.tidy(), ahead]));
});

/** A page says in which language it is. */
self.addEventListener('message', (event) => event.waitUntil(shell.speak(String(event.data))));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).origin !== self.location.origin) return;
  const ask = async () => {
    const ahead = (await event.preloadResponse) as Response | undefined;
    return ahead ?? fetch(request);
  };
  const answer = shell.answer(request, ask);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener('push', (event) => {
  const push = readPush(event.data?.text());
  if (push !== null) event.waitUntil(show(push));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager } = self.registration;
  event.waitUntil(renew(event, { home, pushManager, caches }));
});

async function show({ table, title, over }: Push): Promise<void> {
  const code = shownCode(table);
  const pages = await self.clients.matchAll({ type: 'window' });
  const visible = pages.filter((page) => page.visibilityState === 'visible');
  await self.registration.showNotification(title, {
    body: code,
    tag: tagOf(table),
    icon: `${home}icons/any-192.png`,
    data: `${home}t/${code}`,
    silent: over || visible.length > 0,
  });
  // Browsers want every push to be shown, but who looks at the table knows already.
  if (visible.some(({ url }) => isAt(url, `${home}t/${code}`))) await withdraw(table);
}

async function withdraw(table: string): Promise<void> {
  const shown = await self.registration.getNotifications({ tag: tagOf(table) });
  for (const notification of shown) notification.close();
}

self.addEventListener('notificationclick', (event) => {
  const address = String(event.notification.data);
  event.notification.close();
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const page = pages.find(({ url }) => isAt(url, address));
    await (page ? page.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(open());
});
