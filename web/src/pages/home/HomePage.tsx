/** The start page: a new game, the own tables, and what else leads to one. */
import { hrefOf } from '~/net/http';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useResource } from '~/net/requests';
import { readDraft, writeDraft } from '~/net/storage';
import { fetchAllMyTables, fetchOpenTables } from '~/net/tables';
import { MINUTE, useNow } from '~/net/clock';
import { dayAt } from '~/router/day';
import { ownGameOf, OwnResult, Streak, useMyGames } from '~/pages/deals/daily/OwnDay';
import { PlayDailyAtOnce } from '~/pages/deals/DealShare';
import { textsOf } from '~/texts';
import { Frame, PageHeading, Seascape, useTitle } from '~/pages/frame/Frame';
import { Problem } from '~/pages/frame/states';
import { useNewTable } from '~/pages/table-form/useNewTable';
import { pathOfCode } from '~/router/paths';
import { navigate } from '~/router/router';
import { Button } from '~/ui/controls';
import { lazy, lazyComponent } from '~/ui/lazy';
import { Icon, type IconName } from '~/ui/Icon';
import { Games } from './Games';
import { MyTables } from './MyTables';
import { lastGame, useOffers } from './offers';
import '~/pages/deals/deals.css';
import './home.css';

const t = textsOf('deals', 'tables');

const SignLine = lazyComponent(
  lazy(async () => (await import('./ServerSign')).ServerSign),
  { idle: true },
);

export function HomePage() {
  const { home, loading } = t();
  const { offers, failed, retry } = useOffers();
  const table = useNewTable();
  const tables = useResource(fetchAllMyTables, MINUTE);
  const myTurn = tables.value?.some(({ my_turn }) => my_turn) === true;
  useTitle(null, myTurn);
  const listed = tables.value !== null;
  const settled = listed || tables.problem !== null;
  useEffect(() => {
    // The browser has looked for the part that the address names before any was there.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [listed]);
  // Where it is the own turn, that comes first.
  const mine = <MyTables tables={tables} />;
  return (
    <Frame class="home">
      <div class="home-hero stack">
        <PageHeading>{home.title}</PageHeading>
        <p class="home-lead">{home.lead}</p>
        {failed && (
          <div class="stack gap-4 at-start" role="alert">
            <p>{loading.failed}</p>
            <Button onClick={retry}>{loading.retry}</Button>
          </div>
        )}
        <Problem problem={table.problem} game={table.game} />
      </div>
      {table.dialog}
      <div class={settled ? 'home-columns' : 'home-columns home-columns--coming'}>
        <div class="home-sea">
          <Seascape />
        </div>
        {myTurn && mine}
        <Games offers={offers} table={table} />
        <div class="home-beside-games stack gap-4">
          <DailyCard />
          <JoinTable />
          <MoreWays />
        </div>
        {!myTurn && mine}
      </div>
      <SignLine />
    </Frame>
  );
}

/** The deal of the day of the game last played, and the way to the others. */
function DailyCard() {
  const { daily } = t();
  const game = lastGame();
  const games = useMyGames();
  const today = dayAt(useNow());
  const own = game && ownGameOf(games, game.id, today);
  return (
    <section class="panel" aria-labelledby="home-daily">
      <h2 id="home-daily">{daily.title}</h2>
      <p>{daily.homeText}</p>
      <Streak games={games} today={today} />
      {own && <OwnResult game={own} date={today} />}
      <div class="cluster gap-4">
        {game !== null && own === null && <PlayDailyAtOnce game={game} look="plain" />}
        <a href={hrefOf('/daily')}>{daily.homeMore}</a>
      </div>
    </section>
  );
}

function JoinTable() {
  const { home } = t();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);

  const join = (event: Event) => {
    event.preventDefault();
    const path = pathOfCode(field.current?.value ?? '');
    if (path) {
      writeDraft('code', null);
      navigate(path);
    } else {
      setWrong(true);
      field.current?.focus();
    }
  };

  return (
    <section class="panel" aria-label={home.join}>
      <form class="field" noValidate onSubmit={join}>
        <label class="strong" htmlFor={id}>
          {home.code}
        </label>
        <div class="field-row">
          <input
            ref={field}
            id={id}
            class="input"
            autoComplete="off"
            defaultValue={readDraft('code') ?? ''}
            autoCapitalize="none"
            spellcheck={false}
            aria-invalid={wrong}
            aria-describedby={`${id}-hint`}
            onInput={(event) => {
              writeDraft('code', event.currentTarget.value);
              setWrong(false);
            }}
          />
          <Button type="submit">{home.joinButton}</Button>
        </div>
        <p id={`${id}-hint`} class={wrong ? 'field-error' : 'soft small'} aria-live="polite">
          {wrong ? home.codeWrong : home.codeHint}
        </p>
      </form>
    </section>
  );
}

/** Ways to other pages, quietly. */
function MoreWays() {
  const { frame, home, lookBack, openTables } = t();
  const { value } = useResource(fetchOpenTables, MINUTE);
  const count = value?.length ?? 0;
  return (
    <nav class="panel home-more" aria-label={home.more}>
      <Way icon="people" href="/tables" title={openTables.title}>
        {value !== null && (count > 0 ? openTables.count(count) : openTables.none)}
      </Way>
      <Way icon="replay" href="/replay" title={lookBack.title} />
      <Way icon="device" href="/move" title={frame.move} />
    </nav>
  );
}

interface WayProps {
  icon: IconName;
  href: string;
  title: string;
  /** A line to be read before. */
  children?: ComponentChildren;
}

function Way({ icon, href, title, children }: WayProps) {
  return (
    <p class="home-way cluster spread">
      <a class="row gap-3 strong" href={hrefOf(href)}>
        <Icon name={icon} />
        {title}
      </a>
      {children && <span class="soft small">{children}</span>}
    </p>
  );
}
