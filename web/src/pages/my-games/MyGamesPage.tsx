/** All games that this guest has finished here: what they add up to, with whom, and each of them. */
import { useState } from 'preact/hooks';
import { gameEntry, useOptionsLine } from '~/games/catalogue';
import { createRoom, hostOf, hrefOf } from '~/net/http';
import { forgetPushes } from '~/alerts/pushes';
import { eraseMyGames, fetchMyGames, MY_GAMES } from '~/net/tables';
import { useResource, useSubmit } from '~/net/requests';
import { useNow } from '~/net/clock';
import { dailyPath, dayAt } from '~/router/day';
import { MakeTable } from '~/pages/deals/DealShare';
import { Results } from '~/pages/deals/Results';
import { Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { Problem } from '~/pages/frame/states';
import { replayPath } from '~/router/paths';
import { textsOf } from '~/texts';
import { Button, LinkButton, type SummaryRow } from '~/ui/controls';
import { Dialog, DialogActions } from '~/ui/Dialog';
import type { GameResult, MyGame } from '~/wire/http';
import { companiesOf, type PlayedWith, type GameKind, kindsOf, streakOf, weekOf } from './sums';
import './myGames.css';

const t = textsOf('deals');

/** The number shown before the others are asked for. */
const FIRST = 10;

export function MyGamesPage() {
  const { loading, myGames } = t();
  const { value: games, problem, refresh } = useResource(fetchMyGames);
  useTitle(myGames.title);
  return (
    <Frame>
      <PageHeading>{myGames.title}</PageHeading>
      <p class="my-games-lead soft">{myGames.lead}</p>
      {games === null && problem === null && <p role="status">{loading.busy}</p>}
      <Problem problem={problem} />
      {games?.length === 0 && (
        <div class="panel at-start">
          <p>{myGames.none}</p>
          <LinkButton look="primary" href={hrefOf('/')}>
            {myGames.play}
          </LinkButton>
        </div>
      )}
      {games !== null && games.length > 0 && (
        <>
          <Kinds kinds={kindsOf(games)} />
          <Companies companies={companiesOf(games)} />
          <AllGames games={games} />
        </>
      )}
      {games !== null && <Data onErased={refresh} />}
    </Frame>
  );
}

function Kinds({ kinds }: { kinds: readonly GameKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <ul class="my-kinds stack gap-4">
      {kinds.map((kind) => (
        <KindCard key={kind.key} kind={kind} />
      ))}
    </ul>
  );
}

function KindCard({ kind }: { kind: GameKind }) {
  const { number, deals, myGames } = t();
  const { best, points } = kind;
  const figures: SummaryRow[] = [
    [myGames.games, number(kind.games)],
    [myGames.won, number(kind.won)],
  ];
  if (best) figures.push([myGames.best, deals.progress(best.placed, best.of)]);
  if (points !== null) figures.push([myGames.points, number(points)]);
  figures.push([myGames.streak, number(kind.streak)], [myGames.longest, number(kind.longest)]);
  return (
    <li class="panel gap-2">
      <h2>{gameEntry(kind.game)?.name() ?? kind.game}</h2>
      <OptionsLine game={kind.game} options={kind.options} />
      <dl class="my-figures">
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function OptionsLine({ game, options }: { game: string; options: unknown }) {
  const line = useOptionsLine(game, options);
  return line === null ? null : <p class="soft">{line}</p>;
}

/** The same people at whatever tables. */
function Companies({ companies }: { companies: readonly PlayedWith[] }) {
  const { myGames } = t();
  if (companies.length === 0) return null;
  return (
    <section class="panel" id="groups" aria-labelledby="my-company">
      <h2 id="my-company">{myGames.withWhom}</h2>
      <p class="soft small">{myGames.inviteHint}</p>
      <ul class="my-companies stack gap-2">
        {companies.slice(0, FIRST).map((company) => (
          <CompanyCard key={company.names.join('\n')} company={company} />
        ))}
      </ul>
    </section>
  );
}

function CompanyCard({ company: { names, games } }: { company: PlayedWith }) {
  const { colon, list, number, ago, myGames } = t();
  const today = dayAt(useNow());
  const [last] = games;
  if (last === undefined) return null;
  const kinds = kindsOf(games);
  const won = kinds.reduce((sum, kind) => sum + kind.won, 0);
  const figures: [string, number][] = [
    [myGames.games, games.length],
    [myGames.won, won],
    [myGames.streak, streakOf(games)],
  ];
  return (
    <li class="my-company cluster">
      <span class="my-company-words">
        <bdi class="strong" translate={false}>
          {list(names)}
        </bdi>
        <span class="soft">
          {gameEntry(last.game)?.name() ?? last.game} · {ago(last.at)}
        </span>
      </span>
      <MakeTable
        look="plain"
        label={myGames.invite}
        name={colon(myGames.invite, list(names))}
        make={(name) =>
          createRoom({ game: last.game, options: last.options, ...last.settings, ...hostOf(name) })
        }
      />
      <dl class="my-figures">
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
      <div class="my-company-more stack gap-3">
        <ul class="stack gap-1">
          {kinds.map((kind) => (
            <BestOfKind key={kind.key} kind={kind} />
          ))}
        </ul>
        <Week games={weekOf(games, today)} />
      </div>
    </li>
  );
}

/** How far a group came with some options. */
function BestOfKind({ kind }: { kind: GameKind }) {
  const { number, deals, myGames } = t();
  const { game, options, won, games, best, points } = kind;
  const line = useOptionsLine(game, options);
  const reached = best ? deals.progress(best.placed, best.of) : points !== null && number(points);
  return (
    <li>
      <span class="soft">
        {gameEntry(game)?.name() ?? game}
        {line !== null && ` · ${line}`}
      </span>{' '}
      {myGames.wonOf(won, games)}
      {reached !== false && ` · ${myGames.best} ${reached}`}
    </li>
  );
}

function Week({ games }: { games: readonly MyGame[] }) {
  const { date, deals, myGames } = t();
  if (games.length === 0) return null;
  return (
    <div>
      <h3>{myGames.week}</h3>
      <ul class="stack gap-1">
        {games.map(({ daily: day, game, figures, turns, outcome, room, number }) => (
          <li key={`${room} ${number}`}>
            <a href={dailyPath(day ?? '')}>{date(day ?? '')}</a> · {gameEntry(game)?.name() ?? game}
            {outcome?.result === 'won' && ` · ${myGames.won}`}
            {figures && ` · ${deals.progress(figures.placed, figures.of)}`}
            {turns !== null && ` · ${myGames.day.turns(turns)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function AllGames({ games }: { games: readonly MyGame[] }) {
  const { myGames } = t();
  const [all, setAll] = useState(false);
  const shown = all ? games : games.slice(0, FIRST);
  return (
    <section class="panel" aria-labelledby="my-all">
      <h2 id="my-all">{myGames.all}</h2>
      <Results results={shown.map(resultOf)} seats={0} />
      {shown.length < games.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {myGames.more(games.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

function resultOf(game: MyGame): GameResult {
  const { room, number, names, partners, outcome, at, figures } = game;
  const replay = replayPath({ from: 'table', code: room, game: number });
  const marks = { running: false, uploaded: false, own: false, again: false };
  return { names, partners, outcome, closed: outcome === null, at, figures, replay, ...marks };
}

/** The server's data about this guest, to be taken along or erased. */
function Data({ onErased }: { onErased(): void }) {
  const { frame, myGames } = t();
  const [erasing, setErasing] = useState(false);
  const { busy, problem, run } = useSubmit();
  const erase = async () => {
    const refused = await run(async () => {
      await forgetPushes();
      await eraseMyGames();
    });
    if (refused !== null) return;
    setErasing(false);
    onErased();
  };
  return (
    <section class="panel" aria-labelledby="my-data">
      <h2 id="my-data">{myGames.data}</h2>
      <p>{myGames.dataHint}</p>
      <div class="my-data-ways cluster gap-3">
        <LinkButton icon="download" href={hrefOf(MY_GAMES)} download="my-games.json">
          {myGames.exportJson}
        </LinkButton>
        <Button look="danger" aria-haspopup="dialog" onClick={() => setErasing(true)}>
          {myGames.erase}
        </Button>
      </div>
      {erasing && (
        <Dialog title={myGames.eraseTitle} onClose={() => setErasing(false)}>
          <p>{myGames.eraseText}</p>
          <p>{myGames.eraseNot}</p>
          <Problem problem={problem} />
          <DialogActions>
            <Button onClick={() => setErasing(false)}>{frame.cancel}</Button>
            <Button look="danger" aria-disabled={busy} onClick={() => void erase()}>
              {myGames.eraseConfirm}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </section>
  );
}
