/** Sums over a guest's games. */
import { dayAfter } from '~/router/day';
import type { MyGame } from '~/wire/http';

/** The games of one kind: the same game with the same options. */
export interface GameKind {
  key: string;
  game: string;
  options: unknown;
  games: number;
  won: number;
  /** The furthest that one of them came; null where that is not measured. */
  best: { placed: number; of: number } | null;
  /** The most points in a contest; null where there were none. */
  points: number | null;
  /** How many were won one after the other, up to the newest and at most. */
  streak: number;
  longest: number;
}

/** The other guests of games, by their names at the table, and the games with them, the newest first. */
export interface PlayedWith {
  names: string[];
  games: MyGame[];
}

/** Whether the guest has won; null where it was closed without a result. */
function hasWon({ outcome, own }: MyGame): boolean | null {
  if (outcome === null) return null;
  if (outcome.result === 'ranked') return outcome.winners.includes(own);
  return outcome.result === 'won';
}

/** By kind, those played last first. */
export function kindsOf(games: readonly MyGame[]): GameKind[] {
  const kinds = new Map<string, GameKind>();
  // From the oldest on, for the streaks.
  for (const game of games.toReversed()) {
    const won = hasWon(game);
    if (won === null) continue;
    const key = `${game.game} ${stable(game.options)}`;
    const kind = kinds.get(key) ?? newKind(key, game);
    // Put at the end.
    kinds.delete(key);
    kinds.set(key, kind);
    kind.games += 1;
    kind.won += Number(won);
    kind.streak = won ? kind.streak + 1 : 0;
    kind.longest = Math.max(kind.longest, kind.streak);
    const { figures, outcome, own } = game;
    if (figures !== null && figures.placed >= (kind.best?.placed ?? 0)) kind.best = figures;
    if (outcome?.result === 'ranked') {
      const points = outcome.scores[own] ?? 0;
      kind.points = Math.max(kind.points ?? points, points);
    }
  }
  return [...kinds.values()].toReversed();
}

function newKind(key: string, { game, options }: MyGame): GameKind {
  const none = { games: 0, won: 0, best: null, points: null, streak: 0, longest: 0 };
  return { key, game, options, ...none };
}

/** By who played along besides partners, those met last first. */
export function companiesOf(games: readonly MyGame[]): PlayedWith[] {
  const companies = new Map<string, PlayedWith>();
  for (const game of games) {
    const names = companionsIn(game);
    if (names.length === 0) continue;
    const key = names.toSorted().join('\n');
    const known = companies.get(key);
    if (known) known.games.push(game);
    else companies.set(key, { names, games: [game] });
  }
  return [...companies.values()];
}

/** How many of the newest games were won one after the other. */
export function streakOf(games: readonly MyGame[]): number {
  const results = games.map(hasWon).filter((won) => won !== null);
  const lost = results.indexOf(false);
  return lost === -1 ? results.length : lost;
}

/** The games of this week on deals of the day, from Monday up to today, the oldest first. */
export function weekOf(games: readonly MyGame[], today: string): MyGame[] {
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = dayAfter(today, -weekday);
  const played = games.filter(({ daily }) => daily !== null && daily >= monday && daily <= today);
  return played.toReversed();
}

function companionsIn({ names, partners, own }: MyGame): string[] {
  return names.filter((_, seat) => seat !== own && !partners.includes(seat));
}

/** Whether two games were played with the same options. */
export function sameOptions(one: unknown, other: unknown): boolean {
  return stable(one) === stable(other);
}

/** The same text for the same options, in whatever order they come. */
function stable(options: unknown): string {
  const entries = Object.entries((options ?? {}) as Record<string, unknown>);
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** How many days in a row, up to today or yesterday, a guest has finished a deal of the day. */
export function dayStreak(games: readonly MyGame[], today: string): number {
  const days = new Set(games.flatMap(({ daily }) => daily ?? []));
  let day = days.has(today) ? today : dayAfter(today, -1);
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day = dayAfter(day, -1);
  }
  return streak;
}
