/** The games that can be played, as this browser would set up a table of each. */
import { useMemo } from 'preact/hooks';
import { catalogue, gameEntry } from '~/games/catalogue';
import type { GameEntry } from '~/card-table/game';
import { partnersAtOnce } from '~/net/games';
import { createRoom, fetchGames, hostOf } from '~/net/http';
import {
  type Company,
  rememberedGame,
  rememberedPartners,
  rememberedSettings,
  rememberGame,
} from '~/net/storage';
import { useResource } from '~/net/requests';
import { fitting } from '~/pages/table-form/schema';
import type { TablePlan } from '~/pages/table-form/useNewTable';
import { LANGUAGES } from '~/texts/languages';
import type { GameInfo, NewDeal } from '~/wire/http';
import type { Settings } from '~/wire/room';

/** A game the server offers and this client can draw. */
export interface GameOffer {
  info: GameInfo;
  game: GameEntry;
}

/** The deal of a new table: one made for it, or that of the day. */
export type NewTableDeal = NewDeal['type'] & ('random' | 'daily');

/** Null before the server has answered. */
export function useOffers(): { offers: GameOffer[] | null; failed: boolean; retry(): void } {
  const { value: games, problem, refresh } = useResource(fetchGames);
  const offers = useMemo(() => games && playable(games), [games]);
  return { offers, failed: games === null && problem !== null, retry: refresh };
}

function playable(games: GameInfo[]): GameOffer[] {
  return games.flatMap((info) => {
    const game = gameEntry(info.id);
    return game ? [{ info, game }] : [];
  });
}

function usualSettings({ info }: GameOffer): Settings {
  return {
    options: info.options,
    talk: info.silent ? 'silent' : 'open',
    spectators: true,
    open_hands: false,
    listed: false,
    language: null,
  };
}

/** Those of the last table of the game, as far as there still are such. */
export function settingsOf(offer: GameOffer): Settings {
  const usual = usualSettings(offer);
  const known = rememberedSettings(offer.game.id) ?? {};
  const kept = <Name extends keyof Settings>(name: Name, values: readonly Settings[Name][]) =>
    values.find((value) => value === known[name]) ?? usual[name];
  return {
    options: fitting(offer.info, Object(known.options) as Record<string, unknown>),
    talk: kept('talk', ['silent', 'open']),
    spectators: kept('spectators', [false, true]),
    open_hands: kept('open_hands', [false, true]),
    listed: kept('listed', [false, true]),
    language: kept('language', LANGUAGES),
  };
}

/** The game last played, or else the first. */
export function lastGame(): GameEntry | null {
  return gameEntry(rememberedGame() ?? '') ?? catalogue[0] ?? null;
}

/** A table to which friends are invited, or a game that starts at once: with partners, or alone. */
export function planOf(offer: GameOffer, company: Company, deal: NewTableDeal): TablePlan {
  const game = offer.game.id;
  return {
    game,
    start: company !== 'friends',
    make: async (name) => {
      rememberGame(game);
      const settings = settingsOf(offer);
      const partners =
        company === 'computers'
          ? await partnersAtOnce(game, settings.options, rememberedPartners())
          : [];
      return createRoom({ game, ...settings, deal: { type: deal }, ...hostOf(name), partners });
    },
  };
}
