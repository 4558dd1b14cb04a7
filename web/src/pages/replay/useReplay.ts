/** Loads a replay, and its positions as they are seen from the chosen viewpoint. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { fetchReplay, fetchViews, type Viewpoint } from '~/net/replays';
import type { Refused } from '~/wire/Refused';
import type { Replay } from '~/wire/Replay';
import type { ReplayView } from '~/wire/ReplayView';
import { refusedBy } from '~/pages/frame/refusal';

/** All positions from one viewpoint. */
export interface Seen {
  readonly viewpoint: Viewpoint;
  readonly views: readonly ReplayView[];
}

export interface LoadedReplay {
  readonly replay: Replay | null;
  /** Why it cannot be shown. */
  readonly refused: Refused | null;
  retry(): void;
}

export function useReplay(base: string): LoadedReplay {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    setRefused(null);
    fetchReplay(base).then(
      (answer) => current && setReplay(answer),
      (error: unknown) => current && setRefused(refusedBy(error)),
    );
    return () => {
      current = false;
    };
  }, [base, attempt]);

  return { replay, refused, retry: () => setAttempt(attempt + 1) };
}

export interface ChosenViews {
  /** What is shown; until another viewpoint is loaded, the one before. Null before the first. */
  readonly seen: Seen | null;
  /** The chosen viewpoint. */
  readonly wanted: Viewpoint;
  /** Why the chosen viewpoint cannot be shown. */
  readonly refused: Refused | null;
  choose(viewpoint: Viewpoint): void;
  retry(): void;
}

export function useViews(base: string): ChosenViews {
  const loaded = useRef(new Map<Viewpoint, Seen>());
  const [wanted, setWanted] = useState<Viewpoint>('table');
  const [seen, setSeen] = useState<Seen | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    setRefused(null);
    const known = loaded.current.get(wanted);
    if (known !== undefined) {
      setSeen(known);
      return;
    }
    fetchViews(base, wanted).then(
      (views) => {
        const fetched = { viewpoint: wanted, views };
        loaded.current.set(wanted, fetched);
        if (current) setSeen(fetched);
      },
      (error: unknown) => current && setRefused(refusedBy(error)),
    );
    return () => {
      current = false;
    };
  }, [base, wanted, attempt]);

  const retry = () => setAttempt(attempt + 1);
  return { seen, wanted, refused, choose: setWanted, retry };
}
