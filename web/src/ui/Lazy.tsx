/** A component whose code is loaded when it is first shown, for each language by itself. */
import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { language, type Language } from '~/texts/languages';
import { t } from '~/texts';
import { Button } from './Button';

type Loaded = { language: Language; component: ComponentType } | 'failed' | null;

export function lazy(load: (language: Language) => Promise<ComponentType>): ComponentType {
  return function Lazy() {
    const [loaded, setLoaded] = useState<Loaded>(null);
    const wanted = language.value;

    useEffect(() => {
      let current = true;
      load(wanted).then(
        (component) => current && setLoaded({ language: wanted, component }),
        () => current && setLoaded('failed'),
      );
      return () => {
        current = false;
      };
    }, [wanted]);

    if (loaded === 'failed') {
      return (
        <div class="notice" role="alert">
          <p>{t().loading.failed}</p>
          {/* The server may have a newer client whose parts have other names. */}
          <Button onClick={() => location.reload()}>{t().loading.retry}</Button>
        </div>
      );
    }
    if (loaded?.language !== wanted) return <p>{t().loading.busy}</p>;
    const Component = loaded.component;
    return <Component />;
  };
}
