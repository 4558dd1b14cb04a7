/** Loads a replay, and its positions as they are seen from the chosen viewpoint. */
import { useCallback, useRef, useState } from 'preact/hooks';
import { fetchReplay, fetchViews, type Viewpoint } from '~/net/games';
import { type Resource, useResource } from '~/net/requests';
import type { Replay, ReplayView } from '~/wire/http';
import type { Refused } from '~/wire/room';

/** All positions from one viewpoint. */
export interface Seen {
  readonly viewpoint: Viewpoint;
  readonly views: readonly ReplayView[];
}

export function useReplay(base: string): Resource<Replay> {
  return useResource(useCallback(() => fetchReplay(base), [base]));
}

export interface ChosenViews {
  /** The views that are shown; until another viewpoint is loaded, the one before. Null before the first. */
  readonly seen: Seen | null;
  /** The chosen viewpoint. */
  readonly wanted: Viewpoint;
  /** Why the chosen viewpoint cannot be shown. */
  readonly refused: Refused | null;
  choose(viewpoint: Viewpoint): void;
  retry(): void;
}

/** `first` is the viewpoint to begin with; null while that is not known. */
export function useViews(base: string, first: Viewpoint | null): ChosenViews {
  const loaded = useRef(new Map<Viewpoint, Seen>());
  const [chosen, choose] = useState<Viewpoint | null>(null);
  const wanted = chosen ?? first ?? 'table';
  const fetch = useCallback(async () => {
    const known = loaded.current.get(wanted);
    if (known !== undefined) return known;
    const fetched = { viewpoint: wanted, views: await fetchViews(base, wanted) };
    loaded.current.set(wanted, fetched);
    return fetched;
  }, [base, wanted]);
  const { value, problem, refresh } = useResource((chosen ?? first) === null ? null : fetch);
  const newest = useRef<Seen | null>(null);
  newest.current = loaded.current.get(wanted) ?? value ?? newest.current;
  return { seen: newest.current, wanted, refused: problem, choose, retry: refresh };
}
