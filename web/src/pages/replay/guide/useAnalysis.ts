/** The analysis of a game, asked about again for as long as the server works on it. */
import { useCallback, useEffect } from 'preact/hooks';
import { type Resource, useResource } from '~/net/useResource';
import { useSubmit } from '~/net/useSubmit';
import type { AnalysisState } from '~/wire/http';
import { type Refused } from '~/wire/room';
import { cancelAnalysis, fetchAnalysis, startAnalysis } from './analysis';

/** How long after an answer a running analysis is asked about again, in milliseconds. */
const PAUSE = 1_000;

export interface AskedAnalysis {
  /** Null before the first answer. */
  readonly state: AnalysisState | null;
  readonly problem: Refused | null;
  /** Whether an answer to a press is awaited. */
  readonly busy: boolean;
  start(): void;
  cancel(): void;
}

export function useAnalysis(base: string): AskedAnalysis {
  const fetch = useCallback(() => fetchAnalysis(base), [base]);
  const { value, problem, refresh }: Resource<AnalysisState> = useResource(fetch);
  const submit = useSubmit();

  useEffect(() => {
    if (value?.type !== 'running') return;
    const timer = setTimeout(refresh, PAUSE);
    return () => clearTimeout(timer);
  }, [value, problem, refresh]);

  const ask = (work: typeof startAnalysis) => () =>
    void submit.run(async () => {
      await work(base);
      refresh();
    });
  return {
    state: value,
    problem: submit.problem ?? problem,
    busy: submit.busy,
    start: ask(startAnalysis),
    cancel: ask(cancelAnalysis),
  };
}
