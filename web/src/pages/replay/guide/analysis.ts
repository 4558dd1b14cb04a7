/** The chances of a game: what the server knows of them, and their curve, one wide and one high. */
import { useCallback, useEffect } from 'preact/hooks';
import type { Ghost } from '~/card-table/boardProps';
import { request } from '~/net/http';
import { useResource, useSubmit } from '~/net/requests';
import { textsOf } from '~/texts';
import type { Alternative, AnalysedMove, Analysis, AnalysisState, Estimate } from '~/wire/http';
import type { Refused } from '~/wire/room';

const t = textsOf('replay');

function address(base: string): string {
  return `${base}/analysis`;
}

function fetchAnalysis(base: string): Promise<AnalysisState> {
  return request<AnalysisState>(address(base));
}

/** Asks for an analysis, which the server then works on. */
function startAnalysis(base: string): Promise<AnalysisState> {
  return request<AnalysisState>(address(base), {});
}

function cancelAnalysis(base: string): Promise<AnalysisState> {
  return request<AnalysisState>(address(base), undefined, 'DELETE');
}

/** The move made in a position; null where none was that could have been another. */
export function moveAt(analysis: Analysis, position: number): AnalysedMove | null {
  return analysis.moves.find((move) => move.position === position) ?? null;
}

/** Other actions that were possible, apart from conceding: there is nothing to learn from that. */
export function alternativesTo({ alternatives }: AnalysedMove): readonly Alternative[] {
  return alternatives.filter(({ action }) => (action as { type?: unknown }).type !== 'concede');
}

/** Estimates of one thing over the moves of a game. */
export interface Curve {
  /** The seat that could know so much; null for what was possible as the cards lay. */
  readonly seat: number | null;
  readonly points: readonly { readonly position: number; readonly estimate: Estimate }[];
}

/**
 * The curves of a game: for each seat its expectation at its own moves, since each knows other
 * cards; and where all win or lose together, the chance that was there.
 */
export function curvesOf({ is_contest: isContest, moves }: Analysis): Curve[] {
  const seats = [...new Set(moves.map(({ seat }) => seat))].toSorted((one, other) => one - other);
  const known = seats.map((seat) => ({
    seat,
    points: pointsOf(moves, (move) =>
      move.seat === seat ? move.known[isContest ? seat : 0] : undefined,
    ),
  }));
  if (isContest) return known;
  return [...known, { seat: null, points: pointsOf(moves, ({ possible }) => possible[0]) }];
}

function pointsOf(
  moves: Analysis['moves'],
  estimateOf: (move: AnalysedMove) => Estimate | undefined,
): Curve['points'] {
  return moves.flatMap((move) => {
    const estimate = estimateOf(move);
    return estimate === undefined ? [] : [{ position: move.position, estimate }];
  });
}

/** The moves that surely cost something, in their order. */
export function turningPoints({ moves, turning_points: places }: Analysis): AnalysedMove[] {
  return places
    .flatMap((place) => moves[place] ?? [])
    .toSorted((one, other) => one.position - other.position);
}

/** A game whose chance stays below this is as good as lost; above the other there is hope. */
const LOST = 0.2;
const HOPE = 0.25;

function isLost({ possible }: AnalysedMove): boolean {
  return (possible[0]?.mean ?? 1) <= LOST;
}

/**
 * The first move at which a game could not be won any more as the cards lay, though the player could
 * not know; null where there is none, or where a turning point led there.
 */
export function unknowableLoss(analysis: Analysis): AnalysedMove | null {
  const { is_contest: isContest, moves, turning_points: places } = analysis;
  if (isContest) return null;
  const place = moves.findLastIndex((move) => !isLost(move)) + 1;
  const move = moves[place];
  if (move === undefined || place === 0 || places.includes(place - 1)) return null;
  return (move.known[0]?.mean ?? 0) >= HOPE ? move : null;
}

/** The turning point that cost the most, with which it begins; null where nothing was lost. */
export function dearestOf(analysis: Analysis): AnalysedMove | null {
  const [dearest = null] = turningPoints(analysis).toSorted(
    (one, other) => (other.regret?.mean ?? 0) - (one.regret?.mean ?? 0),
  );
  return dearest ?? unknowableLoss(analysis);
}

/** The move that was played and its alternatives, to be drawn on the board, the best first. */
export function ghostsAt(
  analysis: Analysis,
  position: number,
  chanceText: (prospect: Estimate) => string,
): Ghost[] {
  const move = moveAt(analysis, position);
  if (move === null) return [];
  return [move.played, ...alternativesTo(move)]
    .toSorted((one, other) => other.prospect.mean - one.prospect.mean)
    .map((made) => ({
      action: made.action,
      chance: chanceText(made.prospect),
      isPlayed: made === move.played,
    }));
}

/** The share of 100 games, never more sure than it can be. */
export function inHundred({ mean }: Estimate): number {
  return Math.round(Math.min(1, Math.max(0, mean)) * 100);
}

/** Points to one decimal. */
export function roundedScale({ mean }: Estimate): number {
  return Math.round(mean * 10) / 10;
}

export function prospectText(prospect: Estimate, isContest: boolean): string {
  const words = t().guide;
  return isContest ? words.about(roundedScale(prospect)) : words.inHundred(inHundred(prospect));
}

export interface CurveScale {
  x(position: number): number;
  y(value: number): number;
  /** The values of the lines across, from above. */
  readonly ticks: readonly number[];
}

/** `last` is the position at the end; of points, all that are expected fit in. */
export function curveScaleOf(
  curves: readonly Curve[],
  isContest: boolean,
  last: number,
): CurveScale {
  const values = curves.flatMap(({ points }) =>
    points.flatMap(({ estimate: { mean, error } }) => [mean - error, mean + error]),
  );
  const low = isContest ? Math.floor(Math.min(0, ...values)) : 0;
  const high = isContest ? Math.ceil(Math.max(1, ...values)) : 1;
  return {
    x: (position) => position / Math.max(1, last),
    y: (value) => 1 - (Math.min(high, Math.max(low, value)) - low) / (high - low),
    ticks: [high, (high + low) / 2, low],
  };
}

/** The line through the estimates. */
export function linePath({ points }: Curve, { x, y }: CurveScale): string {
  return pathOf(points.map(({ position, estimate }) => [x(position), y(estimate.mean)]));
}

/** The part of the curves' lines that a move began, where they have it. */
export function dropPath(curves: readonly Curve[], move: AnalysedMove, scale: CurveScale): string {
  const curve = curves.find(({ seat }) => seat === move.seat);
  const from = curve?.points.findIndex(({ position }) => position === move.position) ?? -1;
  if (curve === undefined || from < 0) return '';
  return linePath({ ...curve, points: curve.points.slice(from, from + 2) }, scale);
}

/** The band in which about two estimates of three lie. */
export function bandPath({ points }: Curve, { x, y }: CurveScale): string {
  const edge = (sign: number) =>
    points.map(({ position, estimate: { mean, error } }): Point => [
      x(position),
      y(mean + sign * error),
    ]);
  const around = [...edge(1), ...edge(-1).toReversed()];
  return around.length === 0 ? '' : `${pathOf(around)}Z`;
}

type Point = readonly [number, number];

function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`)
    .join('');
}

function short(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}

/** How long after an answer a running analysis is asked about again, in milliseconds. */
const PAUSE = 1_000;

export interface AnalysisJob {
  /** Null before the first answer. */
  readonly state: AnalysisState | null;
  readonly problem: Refused | null;
  /** Whether an answer to a press is awaited. */
  readonly busy: boolean;
  start(): void;
  cancel(): void;
}

export function useAnalysis(base: string): AnalysisJob {
  const fetch = useCallback(() => fetchAnalysis(base), [base]);
  const { value, problem, refresh } = useResource(fetch);
  const submit = useSubmit();

  useEffect(() => {
    if (value?.type !== 'running') return;
    const listening = new AbortController();
    const timer = setTimeout(() => {
      // How far it is can't be seen before the page is looked at again.
      if (!document.hidden) refresh();
      else document.addEventListener('visibilitychange', refresh, { signal: listening.signal });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [value, problem, refresh]);

  const handIn = (work: typeof startAnalysis) => () =>
    void submit.run(async () => {
      await work(base);
      refresh();
    });
  return {
    state: value,
    problem: submit.problem ?? problem,
    busy: submit.busy,
    start: handIn(startAnalysis),
    cancel: handIn(cancelAnalysis),
  };
}
