/** One of the open tables: what is played there, by whom, and the ways to it. */
import type { ComponentChildren } from 'preact';
import { gameEntry } from '~/games/catalogue';
import { useGameOptions } from '~/games/loading';
import { t } from '~/texts';
import { languageName } from '~/texts/language';
import type { OpenTable as Table } from '~/wire/OpenTable';
import { Icon, type IconName } from '~/ui/Icon';
import { formatCode, sitPath, tablePath } from '~/paths';

export function OpenTable({ table }: { table: Table }) {
  const { openTables } = t();
  const game = gameEntry(table.game);
  const name = game?.name() ?? table.game;
  const whose =
    table.host_name === null
      ? t().table.title(formatCode(table.code))
      : openTables.of(table.host_name);
  const label = (action: string) => openTables.which(action, `${name}, ${whose}`);
  const path = tablePath(table.code);
  return (
    <li class="panel open-table">
      {game !== null && (
        <span class="open-table-picture">
          <game.Picture />
        </span>
      )}
      <div class="open-table-words">
        <h2>
          {name} <span class="open-table-host">{whose}</span>
        </h2>
        <p class="open-table-options">
          <Options table={table} />
        </p>
        <Facts table={table} />
        <Seats table={table} />
      </div>
      <p class="open-table-ways">
        {table.free > 0 && (
          <a
            class="button button--primary"
            href={sitPath(table.code)}
            aria-label={label(openTables.sit)}
          >
            {openTables.sit}
          </a>
        )}
        {table.spectators && (
          <a class="button" href={path} aria-label={label(openTables.watch)}>
            {openTables.watch}
          </a>
        )}
      </p>
    </li>
  );
}

/** Of a game that this client does not know, or whose code does not come, nothing is said. */
function Options({ table }: { table: Table }) {
  const options = useGameOptions(table.game);
  const known = options !== null && typeof options === 'object';
  return <>{known && options.describeOptions(table.options)}</>;
}

function Facts({ table }: { table: Table }) {
  const { home, openTables, phase, watching } = t();
  const open = table.talk === 'open';
  return (
    <p class="open-table-facts">
      <span class={`chip chip--${table.phase}`}>{phase[table.phase]}</span>
      <Fact icon={open ? 'talk' : 'silent'} warn={open}>
        {open ? home.talkOpenChip : home.talkSilent}
      </Fact>
      {table.language !== null && (
        <Fact icon="language">
          <span lang={table.language}>{languageName(table.language)}</span>
        </Fact>
      )}
      {!table.spectators && <Fact icon="eye">{openTables.unwatchable}</Fact>}
      {table.open_hands && <Fact icon="hands">{watching.openChip}</Fact>}
    </p>
  );
}

interface FactProps {
  icon: IconName;
  warn?: boolean;
  children: ComponentChildren;
}

function Fact({ icon, warn = false, children }: FactProps) {
  return (
    <span class={warn ? 'chip chip--warn' : 'chip'}>
      <Icon name={icon} />
      {children}
    </span>
  );
}

function Seats({ table }: { table: Table }) {
  const { openTables, list } = t();
  const names = table.seats.filter((name) => name !== null);
  return (
    <p class="open-table-seats">
      <strong>{table.free > 0 ? openTables.free(table.free) : openTables.full}</strong>
      {names.length > 0 && <bdi>{list(names)}</bdi>}
    </p>
  );
}
