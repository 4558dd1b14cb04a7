/** This guest's own results on the deals of a day. */
import { gameEntry } from '~/games/catalogue';
import { fetchMyGames } from '~/net/tables';
import { useResource } from '~/net/requests';
import { dayStreak } from '~/pages/my-games/sums';
import { textsOf } from '~/texts';
import { Button, Chip } from '~/ui/controls';
import { copyText } from '~/ui/CopyField';
import { showToast } from '~/ui/Toasts';
import type { MyGame } from '~/wire/http';
import { dailyPath } from '~/router/day';

const t = textsOf('deals');

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
    <Chip icon="check" look="playing" class="daily-streak">
      {t().myGames.day.streak(days)}
    </Chip>
  );
}

/** The guest's result of the day, with a button that shares it. */
export function OwnResult({ game, date }: { game: MyGame; date: string }) {
  const { day } = t().myGames;
  const text = shareText(game, date, location.origin);
  const share = async () => {
    if ('share' in navigator) {
      const problem: unknown = await navigator.share({ text }).then(
        () => null,
        (error) => error,
      );
      // Cancelling the share dialog is no failure.
      if (problem === null || (problem instanceof DOMException && problem.name === 'AbortError'))
        return;
    }
    showToast((await copyText(text)) ? t().frame.copied : text);
  };
  return (
    <div class="cluster gap-3">
      <Chip icon="check" look="playing">
        {day.done}
      </Chip>
      <span class="strong">{shareLine(game)}</span>
      <Button icon="share" onClick={() => void share()}>
        {day.share}
      </Button>
    </div>
  );
}

/* The result of a deal of the day as a text to be shared, which tells nothing about its cards. */

/** The number of signs that stand for a whole game. */
const SIGNS = 6;

/** The name of the game, "33 of 36 · 41 turns · 🏝🏝🏝🏝🏝🌊", and the link to the day. */
export function shareText(game: MyGame, day: string, origin: string): string {
  const name = gameEntry(game.game)?.name() ?? game.game;
  return [`${name} · ${t().date(day)}`, shareLine(game), origin + dailyPath(day)].join('\n');
}

function shareLine({ game, figures, outcome, own, turns }: MyGame): string {
  const { deals } = t();
  const { day } = t().myGames;
  const measured = figures !== null && figures.of > 0 ? figures : null;
  const parts = [
    outcome?.result === 'ranked' && day.points(outcome.scores[own] ?? 0),
    measured && deals.progress(measured.placed, measured.of),
    turns !== null && day.turns(turns),
    measured && signs(game, measured),
  ];
  return parts.filter(Boolean).join(' · ');
}

function signs(game: string, { placed, of }: { placed: number; of: number }): string {
  const [done, left] = gameEntry(game)?.marks ?? ['■', '□'];
  const count = Math.floor((placed / of) * SIGNS);
  return done.repeat(count) + left.repeat(SIGNS - count);
}
