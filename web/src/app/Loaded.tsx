/** What needs the code of a game, once that is there. */
import type { JSX } from 'preact';
import type { GameModule } from '../games/game';
import { t } from '../i18n';
import { Button } from '../ui/Button';

export interface LoadedProps {
  game: GameModule | 'loading' | 'failed';
  children(game: GameModule): JSX.Element;
}

export function Loaded({ game, children }: LoadedProps): JSX.Element {
  const { loading } = t();
  if (game === 'loading') return <p class="soft">{loading.busy}</p>;
  if (game !== 'failed') return children(game);
  return (
    <div class="notice" role="alert">
      <p>{loading.failed}</p>
      {/* The server may have a newer client whose parts have other names. */}
      <Button onClick={() => location.reload()}>{loading.retry}</Button>
    </div>
  );
}
