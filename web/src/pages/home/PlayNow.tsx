/** One press to a game: with computer partners, or alone. */
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import type { NewTable } from '~/pages/table-form/useNewTable';
import { learnPath } from '~/paths';
import { lastGame, type Offer, planGame } from './offers';

export interface PlayNowProps {
  /** Null before they are known. */
  offers: readonly Offer[] | null;
  table: NewTable;
}

export function PlayNow({ offers, table }: PlayNowProps) {
  const { home } = t();
  const game = lastGame();
  if (game === null) return null;
  const offer = offers?.find((one) => one.game === game);
  const begin = (alone: boolean) => {
    if (offer !== undefined) table.begin(planGame(offer, alone));
  };
  const waits = offer === undefined || table.busy;
  return (
    <div class="home-now">
      <Button
        look="primary"
        class="home-now-button"
        aria-describedby="home-now-hint"
        aria-disabled={waits}
        onClick={() => begin(false)}
      >
        <Icon name="play" />
        {home.playNow}
      </Button>
      <p id="home-now-hint" class="home-now-hint">
        {home.playNowHint(game.name())}
      </p>
      <p class="home-now-others">
        {(offer === undefined || offer.info.min_seats === 1) && (
          <Button aria-disabled={waits} onClick={() => begin(true)}>
            {home.playAlone}
          </Button>
        )}
        <a class="button home-learn" href={learnPath(game.id)}>
          {home.learn}
        </a>
      </p>
    </div>
  );
}
