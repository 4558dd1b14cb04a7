/** The result of a deal of the day as a text to be shared, which tells nothing about its cards. */
import { gameEntry } from '~/games/catalogue';
import { t } from './texts';
import type { MyGame } from '~/wire/http';
import { dailyPath } from './day';

/** So many signs stand for a whole game. */
const SIGNS = 6;

/** For each game what has been done, and what is left. */
const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  tranquility: ['🏝', '🌊'],
  ascent: ['⛰', '☁'],
  'santa-timea': ['⛵', '🌊'],
};

/** The name of the game, "33 of 36 · 41 turns · 🏝🏝🏝🏝🏝🌊", and the link to the day. */
export function shareText(game: MyGame, day: string, origin: string): string {
  const name = gameEntry(game.game)?.name() ?? game.game;
  return [`${name} · ${t().date(day)}`, shareLine(game), origin + dailyPath(day)].join('\n');
}

export function shareLine({ game, figures, outcome, own, turns }: MyGame): string {
  const { deals, number } = t();
  const { day } = t().myGames;
  const measured = figures !== null && figures.of > 0 ? figures : null;
  const parts = [
    outcome?.result === 'ranked' && day.points(number(outcome.scores[own] ?? 0)),
    measured && deals.progress(measured.placed, measured.of),
    turns !== null && day.turns(turns),
    measured && signs(game, measured),
  ];
  return parts.filter(Boolean).join(' · ');
}

function signs(game: string, { placed, of }: { placed: number; of: number }): string {
  const [done, left] = MARKS[game] ?? ['■', '□'];
  const count = Math.floor((placed / of) * SIGNS);
  return done.repeat(count) + left.repeat(SIGNS - count);
}
