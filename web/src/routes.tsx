import { type ComponentType, type FunctionComponent, h } from 'preact';
import { useEffect } from 'preact/hooks';
import { focusHeading, useHeadingFocus } from '~/pages/frame/Frame';
import { OfflinePage } from '~/pages/frame/states';
import { t } from '~/texts';
import { opened } from './net/server';
import { Frame } from './pages/frame/Frame';
import { MessagePage } from './pages/frame/states';
import { replayPath } from './router/paths';
import { RulesPage } from './pages/RulesPage';
import { navigations, route } from './router/router';
import { Boundary } from './ui/Boundary';
import { lazy, type Lazy, Loaded, loadedPart, useLazy } from './ui/lazy';
import { ToastHost } from './ui/Toasts';

export function App() {
  const turns = navigations.value;

  useEffect(() => {
    // A page that was come to by a link begins at its heading, for the keyboard and for reading.
    if (turns > 0) focusHeading();
  }, [turns]);

  return (
    <>
      <Boundary part="page" of={turns}>
        <CurrentPage />
      </Boundary>
      <ToastHost />
    </>
  );
}

function CurrentPage() {
  const current = route.value;
  // The rules need no server.
  if (opened.withoutServer && current.page !== 'rules') return <OfflinePage />;
  switch (current.page) {
    case 'home':
      return <pages.home />;
    case 'table':
      return <pages.table key={current.code} code={current.code} />;
    case 'rules':
      return <RulesPage id={current.game} />;
    case 'learn':
      return <pages.learn key={current.game} id={current.game} />;
    case 'replay': {
      const { source } = current;
      if (source === null) {
        return <MessagePage title={t().missing.record} text={t().missing.text} />;
      }
      return <pages.replay key={replayPath(source)} source={source} />;
    }
    case 'upload':
      return <pages.upload />;
    case 'move':
      return <pages.move />;
    case 'door':
      return <pages.door />;
    case 'tables':
      return <pages.tables />;
    case 'my-games':
      return h(pages['my-games'], {});
    case 'deal':
      return <pages.deal key={current.code} code={current.code} />;
    case 'daily':
      return <pages.daily date={current.date} />;
    case 'missing':
      return <MessagePage title={t().missing.title} text={t().missing.text} />;
  }
}

/**
 * The pages whose code is loaded when they are first come to. All others belong to the shell, which is
 * there without a server as well.
 */
export const pages = {
  home: lazyPage(async () => (await import('./pages/home/HomePage')).HomePage),
  table: lazyPage(async () => (await import('./pages/table/TablePage')).TablePage),
  learn: lazyPage(async () => (await import('./pages/learn/LearnPage')).LearnPage),
  replay: lazyPage(async () => (await import('./pages/replay/ReplayPage')).ReplayPage),
  upload: lazyPage(async () => (await import('./pages/upload/UploadPage')).UploadPage),
  move: lazyPage(async () => (await import('./pages/move/MovePage')).MovePage),
  door: lazyPage(async () => (await import('./pages/door/door')).DoorPage),
  tables: lazyPage(async () => (await import('./pages/home/TablesPage')).TablesPage),
  'my-games': lazyPage(async () => (await import('./pages/my-games/MyGamesPage')).MyGamesPage),
  deal: lazyPage(async () => (await import('./pages/deals/DealPage')).DealPage),
  daily: lazyPage(async () => (await import('~/pages/deals/daily/DailyPage')).DailyPage),
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

/** A page whose code is loaded when it is first come to. */
function lazyPage<Props extends object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> & Pick<Lazy<unknown>, 'load' | 'preload'> {
  const part = lazy(fetchPage);

  function Page(props: Props) {
    const state = useLazy(part) ?? 'loading';
    useHeadingFocus(loadedPart(state) !== null);
    if (state !== 'loading' && state !== 'failed') return h(state, props);
    return (
      <Frame sea>
        <Loaded part={state}>{() => <></>}</Loaded>
      </Frame>
    );
  }

  return Object.assign(Page, { load: part.load, preload: part.preload });
}
