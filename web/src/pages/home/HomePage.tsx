/** The start page: make a table, join one, go back to one. */
import { useEffect } from 'preact/hooks';
import { catalogue } from '~/games/catalogue';
import { fetchAllMyTables } from '~/net/tables';
import { MINUTE, useResource } from '~/net/useResource';
import { Frame } from '~/pages/frame/Frame';
import { useTitle } from '~/pages/frame/title';
import { learnPath } from '~/paths';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { Seascape } from '~/ui/Seascape';
import { CreateTable } from './CreateTable';
import { JoinTable } from './JoinTable';
import { MyTables } from './MyTables';
import './home.css';

export function HomePage() {
  const { home, replay } = t();
  const [first] = catalogue;
  const tables = useResource(fetchAllMyTables, MINUTE);
  useTitle(
    null,
    tables.value?.some((table) => table.my_turn),
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
        <div class="home-words">
          <h1 tabIndex={-1}>{home.title}</h1>
          <p class="home-lead">{home.lead}</p>
          {first && (
            <a class="button home-learn" href={learnPath(first.id)}>
              <Icon name="play" />
              {home.learn}
            </a>
          )}
        </div>
      </div>
      <div class={settled ? 'home-columns' : 'home-columns home-columns--coming'}>
        <div class="home-sea">
          <Seascape />
        </div>
        <MyTables tables={tables} />
        <CreateTable />
        <JoinTable />
        <DailyCard />
        <section class="panel" aria-labelledby="home-replay">
          <h2 id="home-replay">{replay.upload.title}</h2>
          <p>{replay.upload.hint}</p>
          <a class="button" href="/replay">
            <Icon name="replay" />
            {replay.upload.open}
          </a>
        </section>
        <section class="panel" aria-labelledby="home-move">
          <h2 id="home-move">{home.moveTitle}</h2>
          <a class="button" href="/move">
            <Icon name="device" />
            {home.move}
          </a>
        </section>
      </div>
    </Frame>
  );
}

/** A quiet word about the deal of the day. */
export function DailyCard() {
  const { daily } = t();
  return (
    <section class="panel" aria-labelledby="home-daily">
      <h2 id="home-daily">{daily.title}</h2>
      <p>{daily.homeText}</p>
      <a class="button" href="/daily">
        {daily.homeLink}
      </a>
    </section>
  );
}
