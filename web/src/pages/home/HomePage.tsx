/** The start page: play at once, join a table, create one, go back to one. */
import { hrefOf } from '~/net/http';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { MINUTE, useResource } from '~/net/requests';
import { readDraft, writeDraft } from '~/net/storage';
import { fetchAllMyTables, fetchOpenTables } from '~/net/tables';
import { useNow } from '~/net/clock';
import { dayAt } from '~/router/day';
import { ownGameOf, OwnResult, Streak, useMyGames } from '~/pages/deals/daily/OwnDay';
import { PlayDaily } from '~/pages/deals/DealShare';
import { t } from '~/pages/deals/texts';
import { Frame, PageHeading, Seascape, useTitle } from '~/pages/frame/Frame';
import { Problem } from '~/pages/frame/states';
import { type NewTable, useNewTable } from '~/pages/table-form/useNewTable';
import { learnPath, pathOfCode } from '~/router/paths';
import { navigate } from '~/router/router';
import { Button, LinkButton } from '~/ui/controls';
import { Games } from './Games';
import { MyTables } from './MyTables';
import { lastGame, type Offer, planGame, useOffers } from './offers';
import '~/pages/deals/deals.css';
import './home.css';

export function HomePage() {
  const { frame, home, openTables, lookBack, loading } = t();
  const { offers, failed, retry } = useOffers();
  const table = useNewTable();
  const tables = useResource(fetchAllMyTables, MINUTE);
  useTitle(
    null,
    tables.value?.some(({ my_turn }) => my_turn),
  );
  const listed = tables.value !== null;
  const settled = listed || tables.problem !== null;
  useEffect(() => {
    // The browser has looked for the part that the address names before any was there.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [listed]);
  return (
    <Frame class="home">
      <div class="home-hero">
        <div class="home-words stack">
          <PageHeading>{home.title}</PageHeading>
          <p class="home-lead">{home.lead}</p>
        </div>
        <div class="home-start stack gap-5">
          <PlayNow offers={offers} table={table} />
          <JoinTable />
        </div>
        {failed && (
          <div class="notice" role="alert">
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
        <div class="home-column">
          <Games offers={offers} table={table} />
          <section class="panel" aria-labelledby="home-replay">
            <h2 id="home-replay">{lookBack.title}</h2>
            <p>{lookBack.hint}</p>
            <LinkButton icon="replay" href={hrefOf('/replay')}>
              {lookBack.open}
            </LinkButton>
          </section>
        </div>
        <div class="home-column">
          <MyTables tables={tables} />
          <DailyCard />
          <section class="panel" aria-labelledby="home-open">
            <h2 id="home-open">{openTables.title}</h2>
            <OpenTablesLink />
          </section>
          <section class="panel" aria-labelledby="home-move">
            <h2 id="home-move">{home.moveTitle}</h2>
            <LinkButton icon="device" href={hrefOf('/move')}>
              {frame.move}
            </LinkButton>
          </section>
        </div>
      </div>
    </Frame>
  );
}

/** The deal of the day of the game last played, and the way to the others. */
export function DailyCard() {
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
      {game !== null && own === null && <PlayDaily game={game} look="plain" />}
      <a href={hrefOf('/daily')}>{daily.homeMore}</a>
    </section>
  );
}

export interface PlayNowProps {
  /** Null before they are known. */
  offers: readonly Offer[] | null;
  table: NewTable;
}

export function PlayNow({ offers, table }: PlayNowProps) {
  const { frame, home } = t();
  const game = lastGame();
  if (game === null) return null;
  const offer = offers?.find((one) => one.game === game);
  const begin = (alone: boolean) => {
    if (offer !== undefined) table.begin(planGame(offer, alone));
  };
  const waits = offer === undefined || table.busy;
  return (
    <div class="stack gap-2">
      <Button
        icon="play"
        look="primary"
        class="home-now-button"
        aria-describedby="home-now-hint"
        aria-disabled={waits}
        onClick={() => begin(false)}
      >
        {home.playNow}
      </Button>
      <p id="home-now-hint" class="home-now-hint soft small">
        {home.playNowHint(game.name())}
      </p>
      <p class="home-now-others cluster">
        {(offer === undefined || offer.info.min_seats === 1) && (
          <Button aria-disabled={waits} onClick={() => begin(true)}>
            {home.playAlone}
          </Button>
        )}
        <LinkButton class="home-learn" href={learnPath(game.id)}>
          {frame.learn}
        </LinkButton>
      </p>
    </div>
  );
}

export function JoinTable() {
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
    <section class="home-join" aria-label={home.join}>
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
          <Button type="submit" class="home-join-button">
            {home.joinButton}
          </Button>
        </div>
        <p id={`${id}-hint`} class={wrong ? 'field-error' : 'field-hint'} aria-live="polite">
          {wrong ? home.codeWrong : home.codeHint}
        </p>
      </form>
    </section>
  );
}

/** The way to the tables of others, with how many there are. */
export function OpenTablesLink() {
  const { openTables } = t();
  const { value } = useResource(fetchOpenTables, MINUTE);
  const count = value?.length ?? 0;
  return (
    <p class="cluster gap-3">
      <LinkButton icon="people" href={hrefOf('/tables')}>
        {openTables.title}
      </LinkButton>
      <span class="soft">
        {value !== null && (count > 0 ? openTables.count(count) : openTables.none)}
      </span>
    </p>
  );
}
