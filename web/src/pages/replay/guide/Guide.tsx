/** Looking back at a game with a guide: asks the server for it, and shows what it found. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameModule } from '~/card-table/game';
import type { GameView } from '~/card-table/facts';
import type { Ghost, Commentary } from '~/card-table/boardProps';
import { refusalSentence } from '~/pages/frame/states';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { CloseButton } from '~/ui/Dialog';
import { Loaded, useLazy } from '~/ui/lazy';
import type {
  Alternative,
  AnalysedMove,
  Analysis,
  AnalysisState,
  Comparison,
  Estimate,
} from '~/wire/http';
import type { Seat } from '~/wire/room';
import {
  alternativesTo,
  dearestOf,
  ghostsAt,
  inHundred,
  moveAt,
  prospectText,
  roundedScale,
  turningPoints,
  unknowableLoss,
  useAnalysis,
} from './analysis';
import { ChanceCurve } from './ChanceCurve';
import { Answer, type OpenQuestion, Question, useQuestions } from './Question';
import './guide.css';

const t = textsOf('replay');

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
  /** Whether the guide chooses the position to begin with. */
  leads: boolean;
  onPosition(position: number): void;
  /** Lets moves be drawn on the board. It stays the same function. */
  onGhosts(ghosts: readonly Ghost[]): void;
  /** Lets the board say what the guide says. It stays the same function. */
  onCommentary(commentary: Commentary): void;
  /** Lets the viewer make a move on the board. It stays the same function. */
  onQuestion(question: OpenQuestion | null): void;
  /** Says whose move it speaks of. */
  onMover(seat: Seat | null): void;
  /** The way to play on from the position. */
  playOn: ComponentChildren;
  onClose(): void;
}

/** It is opened to be at work. */
export function Guide(props: GuideProps) {
  const { state, problem, busy, start, cancel } = useAnalysis(props.base);
  const words = t().guide;
  const started = useRef(false);
  useEffect(() => {
    if (state?.type !== 'none' || started.current) return;
    started.current = true;
    start();
  });
  return (
    <section class="panel guide" aria-labelledby="guide-title">
      <div class="guide-head row spread">
        <h2 id="guide-title">{words.title}</h2>
        <CloseButton onClick={props.onClose} />
      </div>
      {problem !== null && <p role="alert">{refusalSentence(problem)}</p>}
      {state?.type === 'off' && <p>{words.off}</p>}
      {state?.type === 'failed' && <p role="alert">{words.failed}</p>}
      {(state?.type === 'none' || state?.type === 'failed') && !busy && (
        <Button look="primary" onClick={start}>
          {problem === null && state.type === 'none' ? t().replay.guide : words.retry}
        </Button>
      )}
      {state?.type === 'running' && (
        <div class="guide-progress cluster gap-4">
          <progress value={state.done} max={state.of} aria-label={words.title} />
          <p role="status">{progressText(state)}</p>
          <Button aria-disabled={busy} onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
      )}
      {state !== null && state.type !== 'off' && state.type !== 'done' && <p>{words.lead}</p>}
      {state?.type === 'done' && (
        <Findings {...props} analysis={state.analysis} comparison={state.comparison} />
      )}
    </section>
  );
}

/** How far it has come, or how many come first; and how long it will take where that is more than a moment. */
export function progressText(state: Extract<AnalysisState, { type: 'running' }>): string {
  const words = t().guide;
  const { done, of, place, seconds } = state;
  const line = place === 0 ? words.progress(done, of) : words.waiting(place);
  return seconds === null || seconds < 60
    ? line
    : `${line}${place === 0 ? '.' : ''} ${words.minutes(Math.round(seconds / 60))}`;
}

interface FindingsProps extends GuideProps {
  analysis: Analysis;
  comparison: Comparison | null;
}

function Findings(props: FindingsProps) {
  const { analysis, comparison, game, view, position, leads } = props;
  const { onPosition, onGhosts, onMover, playOn } = props;
  const [drawn, setDrawn] = useState(true);
  const questions = useQuestions(props);
  const { question } = questions;
  const isOpen = question !== null;
  useEffect(() => {
    const shown = drawn && !isOpen;
    onGhosts(shown ? ghostsAt(analysis, position, shortProspect(analysis)) : []);
    return () => onGhosts([]);
  }, [drawn, isOpen, analysis, position, onGhosts]);

  const first = dearestOf(analysis);
  const led = useRef(!leads);
  useEffect(() => {
    if (led.current) return;
    led.current = true;
    if (first !== null) onPosition(first.position);
  });

  const mover = moveAt(analysis, position)?.seat ?? null;
  useEffect(() => onMover(mover), [mover, onMover]);

  const phrases = useLazy(game.phrases) ?? 'loading';
  const facts = game.factsOf(view);
  return (
    <Loaded part={phrases}>
      {({ movePhrase }) => {
        const phraseOf = (action: unknown) => (facts === null ? '' : movePhrase(action, facts));
        return (
          <>
            {question !== null && (
              // First, so that it is beside the board, on which it is answered.
              <Question
                title={titleOf(question, props.names)}
                name={props.names[question.seat] ?? ''}
                onShow={questions.show}
              >
                {playOn}
              </Question>
            )}
            <ChanceCurve {...props} />
            <PositionCommentary {...props} isQuestion={isOpen} phraseOf={phraseOf} />
            <TurningPoints {...props} />
            {question === null && (
              <>
                <Answer {...questions} onNext={onPosition} />
                <Alternatives {...props} phraseOf={phraseOf} drawn={drawn} onDrawn={setDrawn}>
                  {playOn}
                </Alternatives>
              </>
            )}
            <Comparisons analysis={analysis} comparison={comparison} names={props.names} />
          </>
        );
      }}
    </Loaded>
  );
}

/** Writes a prospect so that it fits into a cell. */
function shortProspect({ is_contest: isContest }: Analysis) {
  const words = t().guide;
  return (prospect: Estimate) =>
    isContest ? words.number(roundedScale(prospect)) : words.percent(inHundred(prospect));
}

export interface ComparisonsProps {
  analysis: Analysis;
  comparison: Comparison | null;
  names: readonly string[];
}

function Comparisons(props: ComparisonsProps) {
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
}

export function TurningPoints({ analysis, names, position, onPosition }: MovesProps) {
  const words = t().guide;
  const { moves, is_contest: isContest } = analysis;
  const first = moves[0]?.possible[0];
  const points = turningPoints(analysis);
  const lost = unknowableLoss(analysis);
  const go = (move: AnalysedMove, sign: string, text: string) => (
    <li key={move.position}>
      <button
        type="button"
        class="guide-turn line-button"
        aria-current={move.position === position ? 'step' : undefined}
        onClick={() => onPosition(move.position)}
      >
        <span class="guide-sign" data-lost={sign === ''} aria-hidden="true">
          {sign}
        </span>
        <span>
          <strong>{titleOf(move, names)}</strong> <span class="small">{text}</span>
        </span>
      </button>
    </li>
  );
  return (
    <section aria-labelledby="turning-points">
      <h3 id="turning-points">{words.turningPoints}</h3>
      {points.length === 0 && <p>{words.none}</p>}
      <ol class="guide-turns">
        {points.map((move, place) =>
          go(
            move,
            words.number(place + 1),
            move.regret === null ? '' : gainText(move.regret, isContest),
          ),
        )}
        {lost !== null && go(lost, '', words.lost)}
      </ol>
      {!isContest && first !== undefined && (
        <p class="soft small">{words.hopeless(inHundred(first))}</p>
      )}
    </section>
  );
}

export interface AlternativesProps extends Omit<MovesProps, 'onPosition'> {
  phraseOf(action: unknown): string;
  /** Whether they are drawn on the board. */
  drawn: boolean;
  onDrawn(drawn: boolean): void;
  /** The way to try it. */
  children?: ComponentChildren;
}

export function Alternatives(props: AlternativesProps) {
  const { analysis, names, position, phraseOf, drawn, onDrawn, children } = props;
  const words = t().guide;
  const move = moveAt(analysis, position);
  if (move === null) return null;
  const alternatives = alternativesTo(move);
  const row = (alternative: Alternative, isPlayed: boolean) => (
    <li key={phraseOf(alternative.action)} data-played={isPlayed}>
      <span>
        {isPlayed && <strong>{t().colon(words.played, '')}</strong>}
        {phraseOf(alternative.action)}
      </span>
      <span class="guide-chance strong">
        {prospectText(alternative.prospect, analysis.is_contest)}
      </span>
    </li>
  );
  return (
    <section aria-labelledby="alternatives">
      <h3 id="alternatives">{titleOf(move, names)}</h3>
      <ol class="guide-alternatives stack">
        {row(move.played, true)}
        {alternatives.map((alternative) => row(alternative, false))}
      </ol>
      {alternatives.length === 0 && <p>{words.only}</p>}
      <div class="cluster">
        <Button aria-pressed={drawn} onClick={() => onDrawn(!drawn)}>
          {words.draw}
        </Button>
        {children}
      </div>
    </section>
  );
}

type PositionCommentaryProps = Pick<GuideProps, 'onCommentary'> &
  CommentaryProps & { isQuestion: boolean };

/** Hands the guide's words on a position to the board, for the single keys that read it out. */
function PositionCommentary({ onCommentary, isQuestion, ...props }: PositionCommentaryProps) {
  const { prompt: found, last } = commentaryAt(props);
  const prompt = isQuestion ? t().guide.question : found;
  useEffect(() => {
    onCommentary({ prompt, last });
    return () => onCommentary({});
  }, [prompt, last, onCommentary]);
  return null;
}

type CommentaryProps = Omit<MovesProps, 'onPosition'> & Pick<AlternativesProps, 'phraseOf'>;

/** The guide's words on the move made in a position, and on a turning point that led there. */
export function commentaryAt({ analysis, names, position, phraseOf }: CommentaryProps): Commentary {
  const words = t().guide;
  const { is_contest: isContest } = analysis;
  const points = turningPoints(analysis);
  const lost = unknowableLoss(analysis);
  const priceOf = (move: AnalysedMove | null): string => {
    if (move === null) return '';
    if (move === lost) return ` ${words.lost}`;
    const place = points.indexOf(move);
    if (place < 0) return '';
    const gain = move.regret === null ? '' : gainText(move.regret, isContest);
    return ` ${t().colon(words.turningPoint(place + 1), gain)}.`;
  };
  const last = priceOf(moveAt(analysis, position - 1)).trim() || undefined;
  const move = moveAt(analysis, position);
  if (move === null) return { prompt: undefined, last };
  const prospect = ({ action, prospect: of }: Alternative) =>
    `${phraseOf(action)}, ${prospectText(of, isContest)}`;
  const others = alternativesTo(move).map(prospect);
  const made = t().colon(words.played, prospect(move.played));
  const rest = others.length === 0 ? words.only : `${t().colon(words.others, words.list(others))}.`;
  return { prompt: `${titleOf(move, names)}. ${made}. ${rest}${priceOf(move)}`, last };
}

function titleOf({ position, seat }: AnalysedMove, names: readonly string[]): string {
  const words = t().guide;
  return `${words.move} ${words.number(position + 1)} · ${names[seat] ?? ''}`;
}

function gainText(regret: Estimate, isContest: boolean): string {
  const words = t().guide;
  return isContest ? words.morePoints(roundedScale(regret)) : words.moreWins(inHundred(regret));
}
