/** Requests of a component: answers that it shows, and things that it hands in. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { refusedBy } from './http';
import type { Refused } from '~/wire/room';

type Fetch<T> = () => Promise<T>;

export interface Resource<T> {
  /** The newest answer; null before the first. */
  readonly value: T | null;
  /** Why the newest attempt failed, if it did. */
  readonly problem: Refused | null;
  refresh(): void;
}

interface Answer<T> {
  readonly to: Fetch<T>;
  readonly value: T | null;
  readonly problem: Refused | null;
}

/**
 * Fetches once, and again every so many milliseconds while the page is looked at. `fetch` must be the
 * same function for as long as the same is fetched; null for as long as nothing is.
 */
export function useResource<T>(fetch: Fetch<T> | null, every: number | null = null): Resource<T> {
  const [newest, setNewest] = useState<Answer<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const refresh = useCallback(() => setAttempt((times) => times + 1), []);

  useEffect(() => {
    if (fetch === null) return;
    let current = true;
    fetch().then(
      (value) => current && setNewest({ to: fetch, value, problem: null }),
      (error: unknown) => {
        if (!current) return;
        const problem = refusedBy(error);
        // An older answer stays of use.
        setNewest((known) => ({ to: fetch, value: valueFrom(known, fetch), problem }));
      },
    );
    return () => {
      current = false;
    };
  }, [fetch, attempt]);

  useEffect(() => {
    if (every === null) return;
    const ifVisible = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', ifVisible);
    const timer = setInterval(ifVisible, every);
    return () => {
      document.removeEventListener('visibilitychange', ifVisible);
      clearInterval(timer);
    };
  }, [refresh, every]);

  const problem = newest?.to === fetch ? newest.problem : null;
  return { value: valueFrom(newest, fetch), problem, refresh };
}

/** Nothing where something else had been fetched. */
function valueFrom<T>(known: Answer<T> | null, fetch: Fetch<T> | null): T | null {
  return known?.to === fetch ? known.value : null;
}

export interface Submit {
  /** Whether an answer is awaited. */
  readonly busy: boolean;
  /** Why the last attempt failed, if it did. */
  readonly problem: Refused | null;
  /**
   * Does it unless it is being done already, and gives why it was refused, if it was: for both presses,
   * where there were two.
   */
  run(work: () => Promise<Refused | null | void>): Promise<Refused | null>;
  setProblem(problem: Refused | null): void;
}

/** Hands something in to the server, once at a time. */
export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refused | null>(null);
  const running = useRef<Promise<Refused | null> | null>(null);

  const run: Submit['run'] = useCallback((work) => {
    running.current ??= (async () => {
      setBusy(true);
      setProblem(null);
      const refused = await work().then((given) => given ?? null, refusedBy);
      running.current = null;
      setBusy(false);
      setProblem(refused);
      return refused;
    })();
    return running.current;
  }, []);

  return { busy, problem, run, setProblem };
}
