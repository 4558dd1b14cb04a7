/** The service worker: a page of this server can be opened while the server is out of reach. */
import { Shell } from './shell';

declare const self: ServiceWorkerGlobalScope;
/** Written in front of this file when the client is built: see `build/worker.ts`. */
declare const SHELL_VERSION: string;
declare const SHELL_FILES: readonly string[];

/** The path below which the server is, with a slash at its end. */
const { pathname: home } = new URL('./', self.location.href);

const shell = new Shell({ version: SHELL_VERSION, home, files: SHELL_FILES }, caches);

self.addEventListener('install', (event) => {
  // A new version takes over at once: it treats the pages of the old one no differently.
  event.waitUntil(shell.fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  // The server is asked for a page while the worker is still being started.
  const ahead = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([shell.tidy(), ahead]));
});

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
