import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { Notices } from '../ui/Notices';
import { lazyPage } from './lazyPage';
import { HomePage } from './home/HomePage';
import { MovePage } from './move/MovePage';
import { Notice } from './Notice';
import { OfflinePage } from './offline/OfflinePage';
import { opened } from './offline/server';
import { replayPath } from './replay/source';
import { navigations, route } from './router';
import { RulesPage } from './rules/RulesPage';
import { TablesPage } from './tables/TablesPage';
import { TablePage } from './table/TablePage';

const DailyPage = lazyPage(async () => (await import('./daily/DailyPage')).DailyPage);
const DealPage = lazyPage(async () => (await import('./deals/DealPage')).DealPage);
const ReplayPage = lazyPage(async () => (await import('./replay/ReplayPage')).ReplayPage);
const UploadPage = lazyPage(async () => (await import('./upload/UploadPage')).UploadPage);

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
      return <HomePage />;
    case 'table':
      return <TablePage key={current.code} code={current.code} />;
    case 'rules':
      return <RulesPage id={current.game} />;
    case 'replay': {
      const { source } = current;
      if (source === null) {
        const { titles } = t().replay;
        return <Notice title={titles.unknown_record} text={t().missing.text} />;
      }
      return <ReplayPage key={replayPath(source)} source={source} />;
    }
    case 'upload':
      return <UploadPage />;
    case 'move':
      return <MovePage />;
    case 'tables':
      return <TablesPage />;
    case 'deal':
      return <DealPage key={current.code} code={current.code} />;
    case 'daily':
      return <DailyPage date={current.date} />;
    case 'missing':
      return <Notice title={t().missing.title} text={t().missing.text} />;
  }
}
