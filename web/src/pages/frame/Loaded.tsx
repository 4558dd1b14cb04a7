/** What needs the code of a game, or a part of it, once that is there. */
import type { JSX } from 'preact';
import { t } from '~/texts';
import { Button } from '~/ui/Button';

export interface LoadedProps<Part> {
  part: Part | 'loading' | 'failed';
  children(part: Part): JSX.Element;
}

export function Loaded<Part>({ part, children }: LoadedProps<Part>): JSX.Element {
  const { loading } = t();
  if (part === 'loading') return <p class="soft">{loading.busy}</p>;
  if (part !== 'failed') return children(part);
  return (
    <div class="notice" role="alert">
      <p>{loading.failed}</p>
      {/* The server may have a newer client whose parts have other names. */}
      <Button onClick={() => location.reload()}>{loading.retry}</Button>
    </div>
  );
}
