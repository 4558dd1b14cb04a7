/** What the server knows, asked for again and again while the page is looked at. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { refusedBy } from '~/pages/frame/refusal';
import type { Refused } from '~/wire/room';

const MINUTE = 60_000;

type Load<T> = () => Promise<T>;

export interface Refreshed<T> {
  /** The newest answer; null before the first. */
  value: T | null;
  /** Why the newest attempt failed, if it did. */
  problem: Refused | null;
  refresh(): void;
}

interface Known<T> {
  /** What it was asked for with. */
  by: Load<T>;
  value: T | null;
  problem: Refused | null;
}

/** `load` must be the same function for as long as the same is asked for. */
export function useRefreshed<T>(load: Load<T>, every = MINUTE): Refreshed<T> {
  const [newest, setNewest] = useState<Known<T> | null>(null);
  const [asked, setAsked] = useState(0);
  const refresh = useCallback(() => setAsked((times) => times + 1), []);

  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setNewest({ by: load, value, problem: null }),
      (error: unknown) => {
        if (!current) return;
        const problem = refusedBy(error);
        // What is known stays of use.
        setNewest((known) => ({ by: load, value: valueFrom(known, load), problem }));
      },
    );
    return () => {
      current = false;
    };
  }, [load, asked]);

  useEffect(() => {
    const ifVisible = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', ifVisible);
    const timer = setInterval(ifVisible, every);
    return () => {
      document.removeEventListener('visibilitychange', ifVisible);
      clearInterval(timer);
    };
  }, [refresh, every]);

  const problem = newest?.by === load ? newest.problem : null;
  return { value: valueFrom(newest, load), problem, refresh };
}

/** Nothing where something else had been asked for. */
function valueFrom<T>(known: Known<T> | null, load: Load<T>): T | null {
  return known?.by === load ? known.value : null;
}
