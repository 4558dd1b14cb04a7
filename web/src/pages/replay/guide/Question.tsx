/** The question "What would you have played?", asked at turning points before anything about them is shown. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { refusedBy, request } from '~/net/http';
import { showRefusal } from '~/pages/frame/states';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { announce } from '~/ui/Toasts';
import type { AnalysedMove, Analysis, Estimate, Remark, Weighed } from '~/wire/http';
import type { Refused, Seat } from '~/wire/room';
import { alternativesTo, prospectText, turningPoints } from './analysis';

const t = textsOf('replay', 'beside');

/** The seat for which a move is to be made on the board. */
export interface OpenQuestion {
  readonly seat: Seat;
  act(action: unknown): Promise<Refused | null>;
}

export interface QuestionsProps {
  /** The beginning of the server's addresses of the game. */
  base: string;
  analysis: Analysis;
  position: number;
  /** It stays the same function. */
  onQuestion(question: OpenQuestion | null): void;
}

export interface Questions {
  /** The move of the position, while the viewer is asked for another; null where nothing is asked. */
  readonly question: AnalysedMove | null;
  /** The answer to the viewer's move in the position. */
  readonly answer: string | null;
  /** The next turning point that the viewer has still to think about. */
  readonly next: AnalysedMove | null;
  /** How many were found, once there is no other. */
  readonly score: string | null;
  show(): void;
}

export function useQuestions({ base, analysis, position, onQuestion }: QuestionsProps): Questions {
  const { is_contest: isContest } = analysis;
  // By position; null where the viewer wanted to be shown.
  const [answers, setAnswers] = useState<ReadonlyMap<number, Weighed | null>>(new Map());
  const points = turningPoints(analysis);
  const here = points.find((move) => move.position === position) ?? null;
  const question = answers.has(position) ? null : here;

  useEffect(() => {
    if (question === null) return;
    const act = async (action: unknown) => {
      try {
        const weighed = await weigh(base, question.position, action);
        setAnswers((before) => new Map(before).set(question.position, weighed));
        announce(answerText(question, weighed, isContest));
        return null;
      } catch (error) {
        const refused = refusedBy(error);
        void showRefusal(refused);
        return refused;
      }
    };
    onQuestion({ seat: question.seat, act });
    return () => onQuestion(null);
  }, [question, base, isContest, onQuestion]);

  const weighed = answers.get(position) ?? null;
  const left = points.filter((move) => !answers.has(move.position));
  const found = points.filter((move) => isFound(move, answers.get(move.position) ?? null));
  return {
    question,
    answer: here !== null && weighed !== null ? answerText(here, weighed, isContest) : null,
    next: left.find((move) => move.position > position) ?? left[0] ?? null,
    score: left.length === 0 && here !== null ? t().guide.score(found.length, points.length) : null,
    show: () => setAnswers((before) => new Map(before).set(position, null)),
  };
}

function weigh(base: string, position: number, action: unknown): Promise<Weighed> {
  const query = new URLSearchParams({ position: `${position}`, action: JSON.stringify(action) });
  return request<Weighed>(`${base}/analysis/move?${query}`);
}

/** So little less than the best is as good, besides what chance explains. */
const ALIKE = 0.02;

function bestOf(move: AnalysedMove): Estimate {
  const compared = [move.played, ...alternativesTo(move)].map(({ prospect }) => prospect);
  return compared.reduce((best, other) => (other.mean > best.mean ? other : best));
}

function isFound(move: AnalysedMove, weighed: Weighed | null): boolean {
  if (weighed === null) return false;
  const { mean, error } = weighed.prospect;
  return bestOf(move).mean - mean <= ALIKE + error;
}

/** The worth of a move beside the best and the one that was played; where it is worse, why that may be. */
export function answerText(move: AnalysedMove, weighed: Weighed, isContest: boolean): string {
  const words = t().guide;
  const text = (of: Estimate) => prospectText(of, isContest);
  const [own, played] = [text(weighed.prospect), text(move.played.prospect)];
  if (isFound(move, weighed)) return words.found(own, played);
  return [words.missed(own, text(bestOf(move)), played), ...reasons(weighed)].join(' ');
}

/** How many more islands than cells there are for the gap with the least room. */
function spareIn({ room }: Remark): number {
  return room === null ? Infinity : room.numbers - room.cells;
}

function reasons({ chosen, best }: Weighed): string[] {
  const words = t().guide;
  const sentences: string[] = [];
  if (chosen.cost !== null && best.cost !== null && chosen.cost > best.cost) {
    sentences.push(words.costsMore(chosen.cost, best.cost));
  }
  if (chosen.room !== null && spareIn(chosen) < spareIn(best)) {
    const { below, above, cells, numbers } = chosen.room;
    sentences.push(words.leavesRoom(t().gap(below, above), cells, numbers));
  }
  return sentences;
}

export interface QuestionProps {
  title: string;
  /** The name of the seat that moved. */
  name: string;
  onShow(): void;
  /** The way to try it. */
  children: ComponentChildren;
}

export function Question({ title, name, onShow, children }: QuestionProps) {
  const words = t().guide;
  return (
    <section class="guide-question stack gap-2" aria-labelledby="guide-question">
      <h3 id="guide-question">
        {title}
        <br />
        {words.question}
      </h3>
      <p>{words.questionHint(name)}</p>
      <div class="cluster">
        <Button onClick={onShow}>{words.show}</Button>
        {children}
      </div>
    </section>
  );
}

export interface AnswerProps extends Pick<Questions, 'answer' | 'next' | 'score'> {
  onNext(position: number): void;
}

/** The answer to the viewer's own move, and the way to the next question. */
export function Answer({ answer, next, score, onNext }: AnswerProps) {
  const words = t().guide;
  const ref = useRef<HTMLDivElement>(null);
  // The cell that was pressed is gone with its board.
  useEffect(() => {
    if (answer === null) return;
    ref.current?.focus({ preventScroll: true });
    // The board covers the upper edge on phones.
    ref.current?.scrollIntoView({ block: 'center' });
  }, [answer]);
  if (answer === null && next === null && score === null) return null;
  return (
    // Where the focus goes, not a stop of its own.
    <div ref={ref} class="guide-answer stack gap-2" tabIndex={-1}>
      {answer !== null && <p class="strong">{answer}</p>}
      {score !== null && <p>{score}</p>}
      {next !== null && (
        <div>
          <Button look="primary" onClick={() => onNext(next.position)}>
            {words.next}
          </Button>
        </div>
      )}
    </div>
  );
}
