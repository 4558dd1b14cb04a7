/** Looking back at a game with a guide: asks the server for it, and shows what it found. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameModule, GameView, Ghost } from '~/games/game';
import { refusalSentence } from '~/pages/frame/states';
import { t } from '~/pages/replay/texts';
import { GUIDE_HASH } from '~/pages/replay/useReplay';
import { Button } from '~/ui/controls';
import { Loaded, useLazy } from '~/ui/lazy';
import type { Alternative, AnalysedMove, Analysis, Comparison, Estimate } from '~/wire/http';
import { ghostsAt, inHundred, moveAt, rounded, useAnalysis } from './analysis';
import { ChanceCurve } from './ChanceCurve';
import './guide.css';

export interface GuideProps {
  /** The beginning of the server's addresses of the game. */
  base: string;
  game: GameModule;
  /** Any position of the game, for its people and its board. */
  view: GameView;
  names: readonly string[];
  position: number;
  /** The position at the end. */
  last: number;
  onPosition(position: number): void;
  /** Lets moves be drawn on the board. It stays the same function. */
  onGhosts(ghosts: readonly Ghost[]): void;
}

export function Guide(props: GuideProps) {
  const { state, problem, busy, start, cancel } = useAnalysis(props.base);
  const words = t().guide;
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (location.hash === GUIDE_HASH) section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} class="panel guide" aria-labelledby="guide-title">
      <h2 id="guide-title">{words.title}</h2>
      {problem !== null && <p role="alert">{refusalSentence(problem)}</p>}
      {state?.type === 'off' && <p>{words.off}</p>}
      {state?.type === 'none' && (
        <>
          <p>{words.lead}</p>
          <Button look="primary" disabled={busy} onClick={start}>
            {problem === null ? t().replay.guide : words.retry}
          </Button>
        </>
      )}
      {state?.type === 'running' && (
        <div class="guide-progress cluster gap-4">
          <progress value={state.done} max={state.of} aria-label={words.title} />
          <p role="status">{words.progress(state.done, state.of)}</p>
          <Button disabled={busy} onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
      )}
      {state?.type === 'done' && (
        <Findings {...props} analysis={state.analysis} comparison={state.comparison} />
      )}
    </section>
  );
}

interface FindingsProps extends GuideProps {
  analysis: Analysis;
  comparison: Comparison | null;
}

function Findings(props: FindingsProps) {
  const { analysis, comparison, game, view, position, onGhosts } = props;
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    onGhosts(drawn ? ghostsAt(analysis, position, shortProspect(analysis)) : []);
  }, [drawn, analysis, position, onGhosts]);
  const phrase = useLazy(game.movePhrase) ?? 'loading';
  return (
    <Loaded part={phrase}>
      {(movePhrase) => {
        const phraseOf = (action: unknown) => movePhrase(action, view);
        return (
          <>
            <ChanceCurve {...props} />
            <div class="guide-moves">
              <TurningPoints {...props} phraseOf={phraseOf} />
              <Alternatives {...props} phraseOf={phraseOf} drawn={drawn} onDrawn={setDrawn} />
            </div>
            <Comparisons analysis={analysis} comparison={comparison} names={props.names} />
          </>
        );
      }}
    </Loaded>
  );
}

/** What fits into a cell. */
function shortProspect({ is_contest: isContest }: Analysis) {
  const words = t().guide;
  return (prospect: Estimate) =>
    isContest ? words.number(rounded(prospect)) : words.percent(inHundred(prospect));
}

export interface ComparisonsProps {
  analysis: Analysis;
  comparison: Comparison | null;
  names: readonly string[];
}

export function Comparisons(props: ComparisonsProps) {
  const sentences = comparisonSentences(props);
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="comparison">
      <h3 id="comparison">{t().guide.comparison}</h3>
      <ul class="stack gap-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

export function comparisonSentences({ analysis, comparison, names }: ComparisonsProps): string[] {
  const words = t().guide;
  const { is_contest: isContest, partners } = analysis;
  const sentences: string[] = [];
  if (partners !== null && !isContest) {
    sentences.push(words.partnersWon(partners.won, partners.games));
  }
  if (partners !== null && isContest) {
    const points = partners.points.map((mean, seat) =>
      words.pointsOf(names[seat] ?? '', Math.round(mean * 10) / 10),
    );
    sentences.push(words.partnersPoints(words.list(points), partners.games));
  }
  // A contest always takes as many turns, and only some of the seats win it.
  if (comparison === null || comparison.won === null) return sentences;
  const { games, won, turns, placed } = comparison;
  return [
    ...sentences,
    words.wonHere(won, games),
    words.turnsHere(turns.own, turns.median, games),
    words.placedHere(placed.own, placed.median),
  ];
}

/* The moves that cost the most, and what else could have been done in the position that is shown. */

export interface MovesProps {
  analysis: Analysis;
  names: readonly string[];
  position: number;
  onPosition(position: number): void;
  phraseOf(action: unknown): string;
}

export function TurningPoints({ analysis, names, onPosition, phraseOf }: MovesProps) {
  const words = t().guide;
  const { moves, turning_points: places, is_contest: isContest } = analysis;
  const first = moves[0]?.possible[0];
  const cards = places
    .flatMap((place) => moves[place] ?? [])
    .toSorted((one, other) => one.position - other.position);
  return (
    <section aria-labelledby="turning-points">
      <h3 id="turning-points">{words.turningPoints}</h3>
      {cards.length === 0 && <p>{words.none}</p>}
      <ul class="stack">
        {cards.map((move) => (
          <li key={move.position} class="guide-card box">
            <h4>{titleOf(move, names)}</h4>
            <dl>
              <dt>{words.played}</dt>
              <dd>{phraseOf(move.played.action)}</dd>
              {move.alternatives.slice(0, 1).map(({ action }) => (
                <div key="better">
                  <dt>{words.better}</dt>
                  <dd>{phraseOf(action)}</dd>
                </div>
              ))}
            </dl>
            {move.regret !== null && <p class="strong">{gainText(move.regret, isContest)}</p>}
            <Button onClick={() => onPosition(move.position)}>
              {words.jump(move.position + 1)}
            </Button>
          </li>
        ))}
      </ul>
      {!isContest && first !== undefined && <p class="soft">{words.hopeless(inHundred(first))}</p>}
    </section>
  );
}

export interface AlternativesProps extends MovesProps {
  /** Whether they are drawn on the board. */
  drawn: boolean;
  onDrawn(drawn: boolean): void;
}

export function Alternatives(props: AlternativesProps) {
  const { analysis, names, position, phraseOf, drawn, onDrawn } = props;
  const words = t().guide;
  const move = moveAt(analysis, position);
  if (move === null) return null;
  const row = (alternative: Alternative, isPlayed: boolean) => (
    <li key={phraseOf(alternative.action)} data-played={isPlayed}>
      <span>
        {isPlayed && <strong>{words.played}: </strong>}
        {phraseOf(alternative.action)}
      </span>
      <span class="guide-chance">{prospectText(alternative.prospect, analysis.is_contest)}</span>
    </li>
  );
  return (
    <section aria-labelledby="alternatives">
      <h3 id="alternatives">{words.others}</h3>
      <p class="soft">{titleOf(move, names)}</p>
      <ol class="guide-alternatives stack">
        {row(move.played, true)}
        {move.alternatives.map((alternative) => row(alternative, false))}
      </ol>
      {move.alternatives.length === 0 && <p>{words.only}</p>}
      <Button aria-pressed={drawn} onClick={() => onDrawn(!drawn)}>
        {words.draw}
      </Button>
    </section>
  );
}

function titleOf({ position, seat }: AnalysedMove, names: readonly string[]): string {
  const words = t().guide;
  return `${words.move} ${words.number(position + 1)} · ${names[seat] ?? ''}`;
}

function gainText(regret: Estimate, isContest: boolean): string {
  const words = t().guide;
  return isContest ? words.morePoints(rounded(regret)) : words.moreWins(inHundred(regret));
}

function prospectText(prospect: Estimate, isContest: boolean): string {
  const words = t().guide;
  return isContest ? words.about(rounded(prospect)) : words.inHundred(inHundred(prospect));
}
