/** The games on one deal, beside each other. */
import { hrefOf } from '~/net/http';
import { namelessName } from '~/ui/faces/SeatFace';
import { textsOf } from '~/texts';
import type { GameResult } from '~/wire/http';
import type { Seat } from '~/wire/room';
import { Chip, LinkButton } from '~/ui/controls';
import './deals.css';

const t = textsOf('deals', 'tables');

export function Results({ results, seats }: { results: readonly GameResult[]; seats: number }) {
  return (
    <ul class="results stack gap-2">
      {results.map((result, index) => (
        <Result key={`${result.replay ?? result.at} ${index}`} result={result} seats={seats} />
      ))}
    </ul>
  );
}

function Result({ result, seats }: { result: GameResult; seats: number }) {
  const { deals, ago } = t();
  const players = playersWords(result, seats);
  const scores = scoreWords(result);
  return (
    <li class={result.own ? 'result result--own box' : 'result box'} data-ending={ending(result)}>
      <div class="result-who stack gap-1">
        <p class="strong">
          <bdi translate={false}>{players}</bdi>
        </p>
        <Marks result={result} />
      </div>
      <div class="result-how stack gap-1">
        <p class="result-outcome strong">{outcomeWords(result)}</p>
        {scores !== null && <p class="soft small">{scores}</p>}
      </div>
      <Progress figures={result.figures} />
      <time class="soft result-when small" dateTime={new Date(result.at).toISOString()}>
        {ago(result.at)}
      </time>
      {result.replay !== null && (
        <LinkButton
          look="quiet"
          class="result-replay"
          href={hrefOf(result.replay)}
          aria-label={deals.replayOf(players)}
        >
          {deals.replay}
        </LinkButton>
      )}
    </li>
  );
}

function ending({ outcome, closed, running }: GameResult): string {
  if (running) return 'running';
  return closed || outcome === null ? 'closed' : outcome.result;
}

function Marks({ result }: { result: GameResult }) {
  const { deals, partners } = t();
  const { own, uploaded, again } = result;
  const helped = result.partners.length > 0;
  if (!own && !uploaded && !again && !helped) return null;
  const partnerNames = result.partners.map((seat) => nameIn(result, seat));
  return (
    <p class="cluster gap-1">
      {own && (
        <Chip icon="check" look="playing">
          {deals.own}
        </Chip>
      )}
      {helped && (
        <Chip icon="computer" title={partners.with(partnerNames)}>
          {partners.mark}
        </Chip>
      )}
      {uploaded && (
        <span class="chip" title={deals.uploadedHint}>
          {deals.uploaded}
        </span>
      )}
      {again && (
        <span class="chip" title={deals.againHint}>
          {deals.again}
        </span>
      )}
    </p>
  );
}

/** How far a game came, as a bar and in figures. */
function Progress({ figures }: { figures: GameResult['figures'] }) {
  if (figures === null || figures.of === 0) return null;
  const { deals } = t();
  const { placed, of } = figures;
  return (
    <p class="result-progress row soft small">
      <progress class="result-bar" max={of} value={placed} aria-hidden="true" />
      <span aria-hidden="true">{deals.progress(placed, of)}</span>
      <span class="visually-hidden">{deals.progressLabel(placed, of)}</span>
    </p>
  );
}

/** How a game went, in a few words that fit every game. */
export function outcomeWords(result: GameResult): string {
  const { outcome, closed } = result;
  const { deals } = t();
  if (closed) return deals.closed;
  if (outcome === null) return deals.running;
  switch (outcome.result) {
    case 'won':
      return deals.won;
    case 'lost':
      if (outcome.reason === 'conceded') return deals.conceded;
      return outcome.seat === undefined
        ? deals.lost
        : deals.lostStuck(nameIn(result, outcome.seat));
    case 'ranked':
      return deals.ranked(outcome.winners.map((seat) => nameIn(result, seat)));
  }
}

/** The points of a contest, by seat; null for other games. */
export function scoreWords(result: GameResult): string | null {
  const { outcome } = result;
  if (outcome?.result !== 'ranked') return null;
  const { deals } = t();
  return outcome.scores
    .map((points, seat) => deals.score(nameIn(result, seat), points))
    .join(' · ');
}

/** The players' names. */
export function playersWords(result: GameResult, seats: number): string {
  const { deals, list } = t();
  if (result.names === null) return deals.unnamed(seats);
  return list(result.names.map((_, seat) => nameIn(result, seat)));
}

/** Only to the player who has given none is a name missing. */
function nameIn({ names }: GameResult, seat: Seat): string {
  return names === null ? t().deals.player(seat + 1) : names[seat] || namelessName(true);
}
