/** The few addresses of the client, without a library. */
import { hrefOf, pathOf } from '~/net/http';
import { computed, signal } from '@preact/signals';
import { isDay } from './day';
import { parseCode, parseDealCode, recordSource, type Source, tableSource } from './paths';

export type Route =
  | { page: 'home' }
  /** `code` is null when the address holds none that could be one. */
  | { page: 'table'; code: string | null }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  /** `source` is null when the address holds none that could be one. */
  | { page: 'replay'; source: Source | null }
  | { page: 'upload' }
  | { page: 'move' }
  | { page: 'door' }
  | { page: 'tables' }
  | { page: 'my-games' }
  | { page: 'deal'; code: string | null }
  /** `date` is null for today. */
  | { page: 'daily'; date: string | null }
  | { page: 'missing' };

const path = signal(location.pathname);

/** Counts the changes of page, so that a page can tell that it was come to from another. */
export const navigations = signal(0);

export const route = computed(() => parseRoute(pathOf(path.value)));

/** The end of the sentence in which a link stood, as it is written in addresses. */
const SENTENCE = /(?:[.,;:!?)\]'"*_]|%22|%C2%BB|%E2%80%A6|%E2%80%9[89CD])+$/i;

export function parseRoute(pathname: string): Route {
  const address = pathname.replace(SENTENCE, '');
  const [first = '', second, third, fourth, ...rest] = address.split('/').filter(Boolean);
  if (first === 't' && second !== undefined && third === 'games' && fourth !== undefined) {
    if (rest.length > 0) return { page: 'missing' };
    return { page: 'replay', source: tableSource(second, fourth) };
  }
  if (third !== undefined) return { page: 'missing' };
  if (second === undefined) {
    if (first === '') return { page: 'home' };
    if (first === 'move') return { page: 'move' };
    if (first === 'open') return { page: 'door' };
    if (first === 'replay') return { page: 'upload' };
    if (first === 'tables') return { page: 'tables' };
    if (first === 'games') return { page: 'my-games' };
    if (first === 'daily') return { page: 'daily', date: null };
    return { page: 'missing' };
  }
  if (first === 't') return { page: 'table', code: parseCode(second) };
  if (first === 'replay') return { page: 'replay', source: recordSource(second) };
  if (first === 'rules') return { page: 'rules', game: second };
  if (first === 'learn') return { page: 'learn', game: second };
  if (first === 'deals') return { page: 'deal', code: parseDealCode(second) };
  if (first === 'daily' && isDay(second)) return { page: 'daily', date: second };
  return { page: 'missing' };
}

export function navigate(to: string): void {
  // A link to the page that is shown makes no step that could be taken back.
  const here = location.pathname + location.search + location.hash;
  history[to === here ? 'replaceState' : 'pushState'](null, '', to);
  moved();
  window.scrollTo(0, 0);
}

/** To be called before an answer is awaited: leads on after it, unless the guest has left meanwhile. */
export function navigateLater(): (to: string) => void {
  const from = navigations.peek();
  return (to) => {
    if (navigations.peek() === from) navigate(to);
  };
}

/** Follows the browser's buttons and clicks on links within the client. */
export function startRouter(): void {
  window.addEventListener('popstate', moved);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !staysHere(link, event)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}

function moved(): void {
  if (path.value === location.pathname) return;
  path.value = location.pathname;
  navigations.value += 1;
}

function staysHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const inClient =
    link.origin === location.origin &&
    link.pathname.startsWith(hrefOf('/')) &&
    !link.pathname.startsWith(hrefOf('/api/')) &&
    link.target === '' &&
    !link.hasAttribute('download');
  const sameDocument = link.pathname === location.pathname && link.hash !== '';
  return plainClick && inClient && !sameDocument && !event.defaultPrevented;
}
