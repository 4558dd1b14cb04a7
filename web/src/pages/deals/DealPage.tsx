/** A deal under its own link: play it, pass it on, and see how it went for others. No cards. */
import { hrefOf } from '~/net/http';
import { useCallback } from 'preact/hooks';
import { gameEntry, useOptionsLine } from '~/games/catalogue';
import { createRoomForDeal, fetchDeal } from '~/net/games';
import { useResource } from '~/net/requests';
import { Frame, PageHeading, useHeadingFocus, useTitle } from '~/pages/frame/Frame';
import { MessagePage, Unanswered } from '~/pages/frame/states';
import { dealPath, formatDealCode } from '~/router/paths';
import { textsOf } from '~/texts';
import { CopyField } from '~/ui/CopyField';
import type { DealResults } from '~/wire/http';
import { LinkButton } from '~/ui/controls';
import { MINUTE, useNow } from '~/net/clock';
import { dailyPath, isDayOver } from '~/router/day';
import { MakeTable } from './DealShare';
import { Results } from './Results';
import './deals.css';

const t = textsOf('deals');

export function DealPage({ code }: { code: string | null }) {
  const { deals } = t();
  if (code === null) return <MessagePage title={deals.unknownTitle} text={deals.unknown} />;
  return <KnownDeal code={code} />;
}

function KnownDeal({ code }: { code: string }) {
  const { deals } = t();
  const load = useCallback(() => fetchDeal(code), [code]);
  const { value: deal, problem, refresh } = useResource(load, MINUTE);
  if (problem?.code === 'unknown_deal') {
    return <MessagePage title={deals.unknownTitle} text={deals.unknown} />;
  }
  if (deal === null) {
    const title = deals.title(formatDealCode(code));
    return <Unanswered title={title} busy={deals.loading} problem={problem} onRetry={refresh} />;
  }
  return <ShownDeal deal={deal} />;
}

function ShownDeal({ deal }: { deal: DealResults }) {
  const { deals } = t();
  const entry = gameEntry(deal.game);
  const name = entry?.name() ?? deal.game;
  const title = deals.title(formatDealCode(deal.code));
  useTitle(`${name} · ${title}`);
  useHeadingFocus();
  return (
    <Frame>
      <header class="table-header">
        <PageHeading class="table-heading">
          {name} <span class="table-code">{title}</span>
        </PageHeading>
        <DealFacts deal={deal} />
      </header>
      <div class="columns stack gap-5 deal">
        <div class="column stack gap-5">
          <section class="panel" aria-labelledby="results-title">
            <h2 id="results-title">{deals.results}</h2>
            <Played deal={deal} />
          </section>
        </div>
        <div class="column stack gap-5">
          <section class="panel deal-play" aria-labelledby="play-title">
            {entry !== null && (
              <div class="deal-picture picture">
                <entry.Picture />
              </div>
            )}
            <h2 id="play-title">{deals.play}</h2>
            <Play deal={deal} />
          </section>
          <section class="panel column-late" aria-labelledby="share-title">
            <h2 id="share-title">{deals.shareTitle}</h2>
            <p>{deals.shareText}</p>
            <CopyField label={deals.link} text={location.origin + dealPath(deal.code)} />
            <p class="share-code">
              {deals.code} <strong>{formatDealCode(deal.code)}</strong>
            </p>
          </section>
        </div>
      </div>
    </Frame>
  );
}

/** The facts of a deal, as far as anybody may know them. */
function DealFacts({ deal }: { deal: DealResults }) {
  const { deals, date } = t();
  const options = useOptionsLine(deal.game, deal.options);
  return (
    <p class="table-facts cluster">
      {options !== null && <span class="chip">{options}</span>}
      <span class="chip">{deals.players(deal.seats)}</span>
      {deal.daily !== null && (
        <a class="chip" href={dailyPath(deal.daily)}>
          {deals.ofDay(date(deal.daily))}
        </a>
      )}
    </p>
  );
}

function Play({ deal }: { deal: DealResults }) {
  const isOver = useIsOver(deal);
  const { deals } = t();
  if (!isOver) {
    return (
      <>
        <p>{deals.playToday}</p>
        <LinkButton look="primary" href={hrefOf('/daily')}>
          {deals.toDaily}
        </LinkButton>
      </>
    );
  }
  const known = deal.results.some(({ own }) => own);
  return (
    <>
      <p>{deals.lead}</p>
      <p class="soft small">{deals.playHint(deal.seats)}</p>
      {known && <p class="soft small">{deals.playAlready}</p>}
      <MakeTable label={deals.play} make={(name) => createRoomForDeal(deal.code, name)} />
    </>
  );
}

function Played({ deal }: { deal: DealResults }) {
  const isOver = useIsOver(deal);
  const { deals } = t();
  const { results, seats } = deal;
  if (results.length > 0) return <Results results={results} seats={seats} />;
  return <p class="soft">{isOver ? deals.noResults : deals.resultsLocked}</p>;
}

/** Whether the deal is open to all: that of a day is when the day is over. */
function useIsOver({ daily }: DealResults): boolean {
  const now = useNow();
  return daily === null || isDayOver(daily, now);
}
