import { useEffect } from 'preact/hooks';
import { t } from './texts';
import { Notices } from './ui/Toasts';
import { Notice } from './pages/frame/MessagePage';
import { OfflinePage } from './pages/OfflinePage';
import { opened } from './net/offlineServer';
import { pages } from './pages';
import { replayPath } from './pages/replay/source';
import { navigations, route } from './router';
import { RulesPage } from './pages/RulesPage';

export function App() {
  const turns = navigations.value;

  useEffect(() => {
    // A page that was come to by a link begins at its heading, for the keyboard and for reading.
    if (turns > 0) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [turns]);

  return (
    <>
      <Page />
      <Notices />
    </>
  );
}

function Page() {
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
        const { titles } = t().replay;
        return <Notice title={titles.unknown_record} text={t().missing.text} />;
      }
      return <pages.replay key={replayPath(source)} source={source} />;
    }
    case 'upload':
      return <pages.upload />;
    case 'move':
      return <pages.move />;
    case 'tables':
      return <pages.tables />;
    case 'deal':
      return <pages.deal key={current.code} code={current.code} />;
    case 'daily':
      return <pages.daily date={current.date} />;
    case 'missing':
      return <Notice title={t().missing.title} text={t().missing.text} />;
  }
}
