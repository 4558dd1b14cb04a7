/** What this guest has made of the deals of a day. */
import { useResource } from '~/net/useResource';
import { fetchMyGames } from '~/net/tables';
import { dayStreak } from '~/pages/my-games/sums';
import { t } from './texts';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { showToast } from '~/ui/Toasts';
import type { MyGame } from '~/wire/http';
import { shareLine, shareText } from './dailyShare';

/** The games that this guest has finished; none before they are known. */
export function useMyGames(): readonly MyGame[] {
  return useResource(fetchMyGames).value ?? NONE;
}

const NONE: readonly MyGame[] = [];

/** The newest game on a deal of that day, unless it was closed without a result. */
export function ownGameOf(games: readonly MyGame[], game: string, date: string): MyGame | null {
  const own = games.find((one) => one.game === game && one.daily === date && one.outcome !== null);
  return own ?? null;
}

/** How many days in a row there was a deal of the day; nothing before the second. */
export function Streak({ games, today }: { games: readonly MyGame[]; today: string }) {
  const days = dayStreak(games, today);
  if (days < 2) return null;
  return (
    <p class="chip chip--playing daily-streak">
      <Icon name="check" />
      {t().myGames.day.streak(days)}
    </p>
  );
}

/** That the deal is done, how far it went, and that to be shared. */
export function OwnResult({ game, date }: { game: MyGame; date: string }) {
  const { day } = t().myGames;
  const text = shareText(game, date, location.origin);
  const share = async () => {
    try {
      if ('share' in navigator) await navigator.share({ text });
      else await copy(text);
    } catch (error) {
      // That a share was called off is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showToast(text);
    }
  };
  return (
    <div class="daily-own">
      <span class="chip chip--playing">
        <Icon name="check" />
        {day.done}
      </span>
      <span class="daily-line">{shareLine(game)}</span>
      <Button onClick={() => void share()}>
        <Icon name="share" />
        {day.share}
      </Button>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  showToast(t().share.copied);
}
