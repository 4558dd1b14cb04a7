import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { Notices } from '../ui/Notices';
import { HomePage } from './home/HomePage';
import { MovePage } from './move/MovePage';
import { Notice } from './Notice';
import { navigations, route } from './router';
import { RulesPage } from './rules/RulesPage';
import { TablePage } from './table/TablePage';

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
  switch (current.page) {
    case 'home':
      return <HomePage />;
    case 'table':
      return <TablePage key={current.code} code={current.code} />;
    case 'rules':
      return <RulesPage id={current.game} />;
    case 'move':
      return <MovePage />;
    case 'missing':
      return <Notice title={t().missing.title} text={t().missing.text} />;
  }
}
