/** A subscription that the browser has changed by itself, while no page is open. */

const OWN = 'api/me/push';

/** What of the worker it takes. */
interface Surroundings {
  /** The path below which the server is. */
  home: string;
  pushManager: Pick<PushManager, 'subscribe'>;
  caches: CacheStorage;
}

/** Tells the server the new one, with the words that the page has kept: `saveSubscription` in `src/alerts/pushes.ts`. */
export async function renew(
  event: Pick<PushSubscriptionChangeEvent, 'newSubscription' | 'oldSubscription'>,
  { home, pushManager, caches }: Surroundings,
): Promise<void> {
  const kept = await (await caches.open(`calls${home}`)).match('words');
  const { key } = (await (await fetch(`${home}api/push`)).json()) as { key: string | null };
  if (kept === undefined || key === null) return;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const own = event.newSubscription ?? (await pushManager.subscribe(wanted));
  const { endpoint, keys } = own.toJSON();
  const words = (await kept.json()) as object;
  await fetch(home + OWN, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys, ...words }),
  });
  const old = event.oldSubscription?.endpoint;
  if (old === undefined || old === endpoint) return;
  await fetch(`${home}${OWN}?endpoint=${encodeURIComponent(old)}`, { method: 'DELETE' });
}
