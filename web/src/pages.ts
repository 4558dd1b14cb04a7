/**
 * The pages whose code is loaded when they are first come to. All others belong to the shell, which is
 * there without a server as well.
 */
import { lazyPage } from './lazyPage';
import { opened } from './net/offlineServer';
import { route } from './router';

export const pages = {
  home: lazyPage(async () => (await import('./pages/home/HomePage')).HomePage),
  table: lazyPage(async () => (await import('./pages/table/TablePage')).TablePage),
  learn: lazyPage(async () => (await import('./pages/learn/LearnPage')).LearnPage),
  replay: lazyPage(async () => (await import('./pages/replay/ReplayPage')).ReplayPage),
  upload: lazyPage(async () => (await import('./pages/upload/UploadPage')).UploadPage),
  move: lazyPage(async () => (await import('./pages/MovePage')).MovePage),
  tables: lazyPage(async () => (await import('./pages/open-tables/TablesPage')).TablesPage),
  deal: lazyPage(async () => (await import('./pages/deals/DealPage')).DealPage),
  daily: lazyPage(async () => (await import('./pages/deals/DailyPage')).DailyPage),
};

/**
 * Settles when the page at the address can be drawn at once, or its code can't be had: the page says
 * so then.
 */
export async function pageReady(): Promise<void> {
  const { page } = route.peek();
  if (opened.withoutServer || !isLazy(page)) return;
  await pages[page].load().catch(() => undefined);
}

function isLazy(page: string): page is keyof typeof pages {
  return Object.hasOwn(pages, page);
}
