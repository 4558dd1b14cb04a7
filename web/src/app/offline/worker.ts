/** Has the browser keep what is needed to open a page while the server is out of reach. */

export function keepShell(): void {
  // Browsers have workers on encrypted or local pages alone; elsewhere nothing is kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // It must not take anything away from what the page itself still loads.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

function register(): void {
  // The page works as well without: there may be no room, or it is not allowed.
  navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined);
}
