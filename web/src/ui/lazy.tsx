/** Code that is loaded when it is first needed, together with its texts. */
import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { textsLoaded, t } from '~/texts';
import { Failed } from './Boundary';
import { showToast } from './Toasts';

/** A part of the code, or why it is not there. */
export type Loading<Part> = Part | 'loading' | 'failed';

export interface Lazy<Part> {
  /** The part, or why it isn't there. Reading it while rendering subscribes the component. */
  readonly state: Loading<Part>;
  /** Loads it once; again where that failed. */
  load(): Promise<Part>;
  /** Loads it before it is needed, where a failure is of no interest yet. */
  preload(): void;
}

export function lazy<Part>(fetchPart: () => Promise<Part>): Lazy<Part> {
  const state = signal<Loading<{ readonly part: Part }>>('loading');
  let loading: Promise<Part> | null = null;

  async function fetchWithTexts(): Promise<Part> {
    const part = await fetchPart();
    await textsLoaded();
    state.value = { part };
    return part;
  }

  function load(): Promise<Part> {
    loading ??= fetchWithTexts().catch((error: unknown) => {
      loading = null;
      state.value = 'failed';
      throw error;
    });
    return loading;
  }

  return {
    get state() {
      return typeof state.value === 'object' ? state.value.part : state.value;
    },
    load,
    preload: () => void load().catch(() => undefined),
  };
}

/** A part that is loaded when a component first needs it; null where there is none to load. */
export function useLazy<Part>(part: Lazy<Part> | null, idle = false): Loading<Part> | null {
  useEffect(() => (idle && part ? whenIdle(part.preload) : part?.preload()), [part, idle]);
  return part === null ? null : part.state;
}

/** A part that is there, or null. */
export function loadedPart<Part>(state: Loading<Part> | null): Part | null {
  return state === 'loading' || state === 'failed' ? null : state;
}

export interface LoadedProps<Part> {
  part: Loading<Part>;
  children(part: Part): ComponentChildren;
}

/** Draws its children once a part is there; until then, a word about it. */
export function Loaded<Part>({ part, children }: LoadedProps<Part>) {
  const { loading } = t();
  if (part === 'loading') return <p class="soft">{loading.busy}</p>;
  if (part !== 'failed') return children(part);
  return <Failed text={loading.failed} />;
}

/** A component whose code is loaded when it is first shown, or before. */
export type LazyComponent<Props> = FunctionComponent<Props> & Pick<Lazy<unknown>, 'preload'>;

interface LazyOptions {
  /** Lets all else be loaded first, and is silent about itself: no one has asked for it. */
  idle?: boolean;
  /** Shows nothing while it is loaded; with `always`, nor where it can't be had. */
  quiet?: boolean | 'always';
}

export function lazyComponent<Props extends object>(
  part: Lazy<ComponentType<Props>>,
  { idle = false, quiet = idle && 'always' }: LazyOptions = {},
): LazyComponent<Props> {
  const loadAgain = () => void part.load().catch(() => location.reload());

  function Later(props: Props) {
    const state = useLazy(part, idle) ?? 'loading';
    const lacks = quiet === true && state === 'failed';
    useEffect(() => {
      // Where it would stand, there may be no room for a word.
      if (lacks) showToast(t().loading.failed, loadAgain);
    }, [lacks]);
    if (quiet !== false && loadedPart(state) === null) return null;
    return <Loaded part={state}>{(Component) => <Component {...props} />}</Loaded>;
  }
  return Object.assign(Later, { preload: part.preload });
}

/** The page's first drawing is left alone for so long, in milliseconds, where nothing else is asked for. */
const FIRST = 1000;
/** Then it waits for so long at most. */
const PATIENCE = 5000;

/** Calls once the page has nothing better to do; the function that it gives calls it off. */
export function whenIdle(call: () => void, first = FIRST): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Not every browser has it.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(call, { timeout: PATIENCE });
    else call();
  }, first);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
