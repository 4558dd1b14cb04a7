/** What the server knows about the chances of a game, and about its moves. */
import { request } from '~/net/http';
import type { AnalysedMove, Analysis, AnalysisState, Estimate } from '~/wire/http';

function address(base: string): string {
  return `${base}/analysis`;
}

export function fetchAnalysis(base: string): Promise<AnalysisState> {
  return request<AnalysisState>(address(base));
}

/** Asks for an analysis, which the server then works on. */
export function startAnalysis(base: string): Promise<AnalysisState> {
  return request<AnalysisState>(address(base), {});
}

export function cancelAnalysis(base: string): Promise<AnalysisState> {
  return request<AnalysisState>(address(base), undefined, 'DELETE');
}

/** The move made in a position; null where none was that could have been another. */
export function moveAt(analysis: Analysis, position: number): AnalysedMove | null {
  return analysis.moves.find((move) => move.position === position) ?? null;
}

/** Estimates of one thing over the moves of a game. */
export interface Course {
  /** The seat whose points they are; null for the chance of all to win. */
  readonly seat: number | null;
  readonly of: 'known' | 'possible';
  readonly points: readonly { readonly position: number; readonly estimate: Estimate }[];
}

/** What is drawn of a game: two courses where all win or lose together, else one for each seat. */
export function coursesOf({ is_contest, moves }: Analysis): Course[] {
  const course = (of: Course['of'], seat: number): Course => ({
    seat: is_contest ? seat : null,
    of,
    points: moves.flatMap((move) => {
      const estimate = move[of][seat];
      return estimate === undefined ? [] : [{ position: move.position, estimate }];
    }),
  });
  if (!is_contest) return [course('known', 0), course('possible', 0)];
  const seats = moves[0]?.known.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => course('known', seat));
}

/** The share of 100 games, never more sure than it can be. */
export function inHundred({ mean }: Estimate): number {
  return Math.round(Math.min(1, Math.max(0, mean)) * 100);
}

/** Points to one decimal. */
export function rounded({ mean }: Estimate): number {
  return Math.round(mean * 10) / 10;
}
