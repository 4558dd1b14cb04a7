/** A page whose code is loaded when it is first come to. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { Button } from '../ui/Button';
import { Frame } from './Frame';

export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LazyPage(props: Props) {
    const [page, setPage] = useState<{ component: ComponentType<Props> } | 'failed' | null>(
      loaded && { component: loaded },
    );

    useEffect(() => {
      if (page !== null) return;
      let current = true;
      load().then(
        (component) => {
          loaded = component;
          if (current) setPage({ component });
        },
        () => current && setPage('failed'),
      );
      return () => {
        current = false;
      };
    }, [page]);

    const { loading } = t();
    if (page === null) {
      return (
        <Frame sea>
          <p role="status">{loading.busy}</p>
        </Frame>
      );
    }
    if (page === 'failed') {
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
    return <page.component {...props} />;
  };
}
