/** A page whose code is loaded when it is first come to. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './texts';
import { textsLoaded } from './texts/localised';
import { Button } from './ui/Button';
import { Frame } from './pages/frame/Frame';
import { useHeadingFocus } from './pages/frame/useHeadingFocus';

export type LazyPage<Props> = FunctionComponent<Props> & {
  /** Loads the code before it is needed. */
  load(): Promise<void>;
};

export function lazyPage<Props extends object>(
  fetchPage: () => Promise<FunctionComponent<Props>>,
): LazyPage<Props> {
  let page: FunctionComponent<Props> | null = null;

  async function load(): Promise<void> {
    const fetched = await fetchPage();
    await textsLoaded();
    page = fetched;
  }

  function Page(props: Props) {
    const [state, setState] = useState<'ready' | 'loading' | 'failed'>(page ? 'ready' : 'loading');
    useHeadingFocus(state === 'ready');

    useEffect(() => {
      if (state !== 'loading') return;
      let current = true;
      load().then(
        () => current && setState('ready'),
        () => current && setState('failed'),
      );
      return () => {
        current = false;
      };
    }, [state]);

    const { loading } = t();
    const Loaded = page;
    if (state === 'ready' && Loaded !== null) return <Loaded {...props} />;
    if (state === 'failed') {
      return (
        <Frame sea>
          <div class="panel notice" role="alert">
            <p>{loading.failed}</p>
            {/* The server may have a newer client whose parts have other names. */}
            <Button onClick={() => location.reload()}>{loading.retry}</Button>
          </div>
        </Frame>
      );
    }
    return (
      <Frame sea>
        <p role="status">{loading.busy}</p>
      </Frame>
    );
  }

  return Object.assign(Page, { load });
}
