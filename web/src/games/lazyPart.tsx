/** Parts of a game that are most of its code, and that few pages need. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '~/texts';
import { Button } from '~/ui/Button';

export interface LazyPart<Props> {
  Part: ComponentType<Props>;
  /** Loads the code before it is needed. */
  loadAhead(): void;
}

/**
 * A component whose code is loaded when it is first shown, if it was not before. A page can do
 * without what is quiet: it says nothing of the loading, nor of its failure.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { quiet = false } = {},
): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;

  async function load(): Promise<void> {
    const fetched = await fetchPart();
    // Whoever asks twice gets the same: another component in its place would begin anew.
    part ??= fetched;
  }

  function loadAhead(): void {
    // Where it fails, it is tried again when the part is shown.
    load().catch(() => undefined);
  }

  function Part(props: Props): JSX.Element | null {
    const [state, setState] = useState<'ready' | 'loading' | 'failed'>(part ? 'ready' : 'loading');

    useEffect(() => {
      if (state !== 'loading') return;
      let shown = true;
      load().then(
        () => shown && setState('ready'),
        () => shown && setState('failed'),
      );
      return () => {
        shown = false;
      };
    }, [state]);

    const { loading } = t();
    const Loaded = part;
    if (state !== 'failed' && Loaded !== null) return <Loaded {...props} />;
    if (quiet) return null;
    if (state === 'failed') {
      return (
        <div class="lazy" role="alert">
          <p>{loading.failed}</p>
          <Button onClick={() => setState('loading')}>{loading.retry}</Button>
        </div>
      );
    }
    return <p class="lazy">{loading.busy}</p>;
  }

  return { Part, loadAhead };
}
