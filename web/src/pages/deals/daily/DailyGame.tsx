/** The deals of one game on a day: one for every choice of options and number of players. */
import { useCallback } from 'preact/hooks';
import { useOptionsLine } from '~/games/catalogue';
import type { GameEntry } from '~/card-table/game';
import { createDailyRoom, fetchDailyResults } from '~/net/games';
import { MINUTE } from '~/net/clock';
import { useResource } from '~/net/requests';
import { refusalSentence } from '~/pages/frame/states';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import type { DailyDealResults, Day, MyGame } from '~/wire/http';
import { MakeTable, PlayDaily } from '~/pages/deals/DealShare';
import { OwnResult } from './OwnDay';
import { Results } from '~/pages/deals/Results';

const t = textsOf('deals');

export interface DailyGameProps {
  game: GameEntry;
  day: Day;
  /** The own game on a deal of that day. */
  own: MyGame | null;
  /** The heading under which it stands, where there are games of several days. */
  under?: string;
}

export function DailyGame({ game, day, own, under }: DailyGameProps) {
  const { playOther } = t().myGames.day;
  const title = `daily-${day.date}-${game.id}`;
  const Heading = under === undefined ? 'h2' : 'h3';
  return (
    <section class="panel" aria-labelledby={under ? `${under} ${title}` : title}>
      <header class="daily-game-head cluster gap-3">
        <div class="daily-picture box picture">
          <game.Picture />
        </div>
        <Heading id={title}>{game.name()}</Heading>
        {own !== null && <OwnResult game={own} date={day.date} />}
        {own === null && !day.over && <PlayDaily game={game} />}
        {own !== null && !day.over && (
          <MakeTable
            look="plain"
            label={playOther}
            name={t().colon(playOther, game.name())}
            make={(name) => createDailyRoom(game.id, name)}
          />
        )}
      </header>
      <Deals game={game} day={day} />
    </section>
  );
}

function Deals({ game, day }: { game: GameEntry; day: Day }) {
  const { daily, loading } = t();
  const { date, over } = day;
  const load = useCallback(() => fetchDailyResults(date, game.id), [date, game.id]);
  const { value, problem, refresh } = useResource(load, MINUTE);
  if (value === null && problem !== null) {
    return (
      <div class="stack gap-4 at-start" role="alert">
        <p>{refusalSentence(problem)}</p>
        <Button onClick={refresh}>{loading.retry}</Button>
      </div>
    );
  }
  if (value === null) return <p class="soft">{loading.busy}</p>;
  const { deals } = value;
  if (deals.length === 0) return <p class="soft">{over ? daily.noneThen : daily.noneToday}</p>;
  return (
    <ul class="stack gap-5">
      {deals.map((deal) => (
        <OneDeal key={`${deal.seats} ${JSON.stringify(deal.options)}`} id={game.id} deal={deal} />
      ))}
    </ul>
  );
}

function OneDeal({ id, deal }: { id: string; deal: DailyDealResults }) {
  const { daily } = t();
  const variant = useOptionsLine(id, deal.options);
  const { seats, played, results } = deal;
  return (
    <li class="stack gap-2">
      <h3 class="daily-deal-title">
        {[variant, daily.players(seats)].filter(Boolean).join(' · ')}
      </h3>
      {results === null ? (
        <p class="soft">{daily.locked(played)}</p>
      ) : (
        <Results results={results} seats={seats} />
      )}
    </li>
  );
}
