/** The tables at which this guest plays, or has been: first those where it is their turn. */
import { useState } from 'preact/hooks';
import { gameEntry } from '~/games/catalogue';
import { hrefOf, refusedBy } from '~/net/http';
import { forgetTable } from '~/net/tables';
import type { Resource } from '~/net/requests';
import { showRefusal } from '~/pages/frame/states';
import { replayPath } from '~/router/paths';
import { formatCode, tablePath } from '~/router/paths';
import { namelessName } from '~/ui/faces/SeatFace';
import { textsOf } from '~/texts';
import { Button, Chip, IconButton } from '~/ui/controls';
import type { MyTable } from '~/wire/http';
import type { Seat } from '~/wire/room';
import './myTables.css';

const t = textsOf('deals', 'tables');

/** The number shown before the others are asked for. */
const FIRST = 3;
/** The number of games played at a table that can be looked at from here. */
const REPLAYS = 3;

export function MyTables({ tables }: { tables: Resource<MyTable[]> }) {
  const { myTables } = t().myGames;
  const [all, setAll] = useState(false);
  const known = turnsFirst(tables.value ?? []);
  if (known.length === 0 && tables.problem === null) return null;
  const shown = all ? known : known.slice(0, FIRST);
  const hidden = known.length - shown.length;
  return (
    <section class="panel home-mine" aria-labelledby="my-tables-title">
      <h2 id="my-tables-title">{myTables.title}</h2>
      {tables.problem !== null && <p class="soft small">{myTables.failed}</p>}
      <ul class="my-tables stack gap-2">
        {shown.map((table) => (
          <MyTableItem key={table.code} table={table} onForgotten={tables.refresh} />
        ))}
      </ul>
      <p class="cluster spread">
        <a href={hrefOf('/games')}>{myTables.games}</a>
        {hidden > 0 && (
          <Button look="quiet" onClick={() => setAll(true)}>
            {myTables.more(hidden)}
          </Button>
        )}
      </p>
    </section>
  );
}

/** Otherwise in the order in which the server has them: the newest events first. */
export function turnsFirst(tables: readonly MyTable[]): MyTable[] {
  return tables.toSorted((one, other) => Number(other.my_turn) - Number(one.my_turn));
}

function MyTableItem({ table, onForgotten }: { table: MyTable; onForgotten(): void }) {
  const { myTables } = t().myGames;
  const { list, ago } = t();
  const game = gameEntry(table.game);
  const name = game?.name() ?? table.game;
  const code = formatCode(table.code);
  const names = companyOf(table);
  const people = names.length > 0 ? list(names) : myTables.noPeople;

  const forget = async () => {
    try {
      await forgetTable(table.code);
    } catch (error) {
      void showRefusal(refusedBy(error));
    }
    onForgotten();
  };

  return (
    <li class="my-table box" data-mine={table.my_turn}>
      <a class="my-table-link" href={tablePath(table.code)}>
        {game !== null && (
          <span class="my-table-picture picture">
            <game.Picture />
          </span>
        )}
        <span class="my-table-words stack gap-0">
          <span class="cluster">
            <span class="my-table-name strong">{name}</span> <State table={table} />
          </span>
          <bdi class="my-table-people small" translate={false}>
            {people}
          </bdi>
          <span class="soft small">
            {code} ·{' '}
            <time dateTime={new Date(table.changed_at).toISOString()}>{ago(table.changed_at)}</time>
          </span>
        </span>
      </a>
      <IconButton
        icon="close"
        bare
        class="my-table-forget"
        aria-label={myTables.forget(`${name}, ${people}`)}
        onClick={() => void forget()}
      />
      <Replays table={table} which={`${name}, ${people}`} />
    </li>
  );
}

/** The players whose turn it is while a game runs; else the phase of the table. */
function State({ table }: { table: MyTable }) {
  const { myTables } = t().myGames;
  const { frame, phase } = t();
  if (table.my_turn) return <span class="chip chip--turn">{frame.yourTurn}</span>;
  const waited = table.waiting.flatMap((seat) => table.seats[seat] ?? []);
  const words = waited.length > 0 ? myTables.theirTurn(waited) : phase[table.phase];
  return (
    <>
      <span class={`chip chip--${table.phase}`}>{words}</span>
      {table.own === null && table.phase !== 'lobby' && <Chip icon="eye">{myTables.watched}</Chip>}
    </>
  );
}

function Replays({ table, which }: { table: MyTable; which: string }) {
  const { myTables } = t().myGames;
  const { nthGame } = t();
  const games = finishedGames(table).slice(0, REPLAYS);
  if (games.length === 0) return null;
  return (
    <p class="my-table-replays cluster small">
      <span class="soft">{myTables.replays}</span>
      {games.map((game) => (
        <a
          key={game}
          href={replayPath({ from: 'table', code: table.code, game })}
          aria-label={myTables.replay(nthGame(game), which)}
        >
          {nthGame(game)}
        </a>
      ))}
    </p>
  );
}

/** The numbers of the games that are over, the newest first. */
export function finishedGames({ games, phase }: MyTable): number[] {
  const finished = phase === 'playing' ? games - 1 : games;
  return Array.from({ length: Math.max(0, finished) }, (_, index) => finished - index);
}

interface Seated {
  /** Null where a seat is free. */
  seats: (string | null)[];
  partners: Seat[];
  own?: Seat | null;
}

/** The names of the people at a table, and how many computer partners there are. */
export function companyOf({ seats, partners, own = null }: Seated): string[] {
  const people = seats.flatMap((name, seat) => {
    if (name === null || partners.includes(seat)) return [];
    return name === '' ? namelessName(seat === own) : name;
  });
  return partners.length === 0 ? people : [...people, t().partners.some(partners.length)];
}
