/** Looking back at a game with a guide: asks the server for it, and shows what it found. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameModule, GameView, Ghost } from '~/games/game';
import { refusalSentence } from '~/pages/frame/states';
import { t } from '~/pages/replay/texts';
import { GUIDE_HASH } from '~/pages/replay/useReplay';
import { Button } from '~/ui/controls';
import { Loaded, useLazy } from '~/ui/lazy';
import type { Analysis, Comparison, Estimate } from '~/wire/http';
import { ghostsAt, inHundred, rounded, useAnalysis } from './analysis';
import { ChanceCurve } from './ChanceCurve';
import { Alternatives, TurningPoints } from './Moves';
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
