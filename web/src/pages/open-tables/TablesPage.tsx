/** The tables that anybody may come to, as they stand at the moment. */
import { useEffect, useState } from 'preact/hooks';
import { watchOpenTables } from '~/net/tables';
import { t } from '~/texts';
import type { OpenTable as Table } from '~/wire/OpenTable';
import { Frame } from '~/pages/frame/Frame';
import { useTitle } from '~/pages/frame/title';
import { OpenTable } from './OpenTable';
import './tables.css';

export function TablesPage() {
  const { openTables, loading } = t();
  const { tables, lost } = useOpenTables();
  useTitle(openTables.title);
  return (
    <Frame class="open-tables" sea>
      <header class="open-tables-head">
        <h1 tabIndex={-1}>{openTables.title}</h1>
        {/* Read out when the number changes, not with everything that happens at the tables. */}
        <p role="status">{tables === null ? loading.busy : countSentence(tables.length)}</p>
      </header>
      {lost && <p class="field-hint open-tables-lost">{openTables.lost}</p>}
      {tables !== null && tables.length > 0 && (
        <ul class="open-tables-list">
          {tables.map((table) => (
            <OpenTable key={table.code} table={table} />
          ))}
        </ul>
      )}
      {tables?.length === 0 && (
        <div class="panel notice">
          <p>{openTables.makeHint}</p>
          <a class="button button--primary" href="/">
            {openTables.make}
          </a>
        </div>
      )}
    </Frame>
  );
}

function countSentence(count: number): string {
  const { openTables } = t();
  return count === 0 ? openTables.none : openTables.count(count);
}

function useOpenTables(): { tables: readonly Table[] | null; lost: boolean } {
  const [tables, setTables] = useState<readonly Table[] | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(
    () =>
      watchOpenTables({
        tables: (list) => {
          setTables(list);
          setLost(false);
        },
        lost: () => setLost(true),
      }),
    [],
  );
  return { tables, lost };
}
