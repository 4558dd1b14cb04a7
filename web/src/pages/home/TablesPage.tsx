/** The tables that anybody may come to, as they stand at the moment. */
import { hrefOf } from '~/net/http';
import { useEffect, useState } from 'preact/hooks';
import { gameEntry, useOptionsLine } from '~/games/catalogue';
import { watchOpenTables } from '~/net/tables';
import { Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { formatCode, sitPath, tablePath } from '~/router/paths';
import { textsOf } from '~/texts';
import { languageName } from '~/texts/languages';
import type { OpenTable } from '~/wire/http';
import { Chip, LinkButton } from '~/ui/controls';
import { companyOf } from './MyTables';
import './tables.css';

const t = textsOf('tables');

export function TablesPage() {
  const { openTables, loading } = t();
  const { tables, lost } = useOpenTables();
  useTitle(openTables.title);
  return (
    <Frame class="open-tables" sea>
      <header class="open-tables-head stack gap-1">
        <PageHeading>{openTables.title}</PageHeading>
        {/* Read out when the number changes, not with everything that happens at the tables. */}
        <p role="status">{tables === null ? loading.busy : countSentence(tables.length)}</p>
      </header>
      {lost && <p class="soft small open-tables-lost">{openTables.lost}</p>}
      {tables !== null && tables.length > 0 && (
        <ul class="stack gap-4">
          {tables.map((table) => (
            <OpenTableItem key={table.code} table={table} />
          ))}
        </ul>
      )}
      {tables?.length === 0 && (
        <div class="panel at-start">
          <p>{openTables.makeHint}</p>
          <LinkButton look="primary" href={hrefOf('/')}>
            {openTables.make}
          </LinkButton>
        </div>
      )}
    </Frame>
  );
}

function countSentence(count: number): string {
  const { openTables } = t();
  return count === 0 ? openTables.none : openTables.count(count);
}

function useOpenTables(): { tables: readonly OpenTable[] | null; lost: boolean } {
  const [tables, setTables] = useState<readonly OpenTable[] | null>(null);
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

/** One of the open tables: what is played there, by whom, and the ways to it. */
export function OpenTableItem({ table }: { table: OpenTable }) {
  const { colon, openTables } = t();
  const game = gameEntry(table.game);
  const options = useOptionsLine(table.game, table.options);
  const name = game?.name() ?? table.game;
  const whose =
    table.host_name === null
      ? t().table.title(formatCode(table.code))
      : openTables.of(table.host_name);
  const label = (action: string) => colon(action, `${name}, ${whose}`);
  const path = tablePath(table.code);
  return (
    <li class="panel open-table">
      {game !== null && (
        <span class="open-table-picture picture">
          <game.Picture />
        </span>
      )}
      <div class="open-table-words stack gap-2">
        <h2 class="table-heading">
          {name} <span class="open-table-host">{whose}</span>
        </h2>
        <p class="open-table-options">{options}</p>
        <TableLine table={table} />
        <Seats table={table} />
      </div>
      <p class="open-table-ways stack gap-2">
        {table.free > 0 && (
          <LinkButton look="primary" href={sitPath(table.code)} aria-label={label(openTables.sit)}>
            {openTables.sit}
          </LinkButton>
        )}
        {table.spectators && (
          <LinkButton href={path} aria-label={label(openTables.watch)}>
            {openTables.watch}
          </LinkButton>
        )}
      </p>
    </li>
  );
}

function TableLine({ table }: { table: OpenTable }) {
  const { openTables, phase, table: words } = t();
  const open = table.talk === 'open';
  return (
    <p class="cluster gap-1">
      <span class={`chip chip--${table.phase}`}>{phase[table.phase]}</span>
      <Chip icon={open ? 'talk' : 'silent'} look={open ? 'warn' : undefined}>
        {open ? words.talkOpen : words.talkSilent}
      </Chip>
      {table.language !== null && (
        <Chip icon="language" lang={table.language}>
          {languageName(table.language)}
        </Chip>
      )}
      {!table.spectators && <Chip icon="eye">{openTables.unwatchable}</Chip>}
      {table.open_hands && <Chip icon="hands">{words.handsOpen}</Chip>}
    </p>
  );
}

function Seats({ table }: { table: OpenTable }) {
  const { openTables, list } = t();
  const names = companyOf(table);
  return (
    <p class="open-table-seats cluster">
      <strong>{table.free > 0 ? openTables.free(table.free) : openTables.full}</strong>
      {names.length > 0 && <bdi translate={false}>{list(names)}</bdi>}
    </p>
  );
}
