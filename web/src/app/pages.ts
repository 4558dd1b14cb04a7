/**
 * The pages whose code is loaded when they are first come to. All others belong to the shell, which is
 * there without a server as well.
 */
import { lazyPage } from './lazyPage';
import { opened } from './offline/server';
import { route } from './router';

export const pages = {
  home: lazyPage(async () => (await import('./home/HomePage')).HomePage),
  table: lazyPage(async () => (await import('./table/TablePage')).TablePage),
  learn: lazyPage(async () => (await import('./learn/LearnPage')).LearnPage),
  replay: lazyPage(async () => (await import('./replay/ReplayPage')).ReplayPage),
  upload: lazyPage(async () => (await import('./upload/UploadPage')).UploadPage),
  move: lazyPage(async () => (await import('./move/MovePage')).MovePage),
  tables: lazyPage(async () => (await import('./tables/TablesPage')).TablesPage),
  deal: lazyPage(async () => (await import('./deals/DealPage')).DealPage),
  daily: lazyPage(async () => (await import('./daily/DailyPage')).DailyPage),
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
