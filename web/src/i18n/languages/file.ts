/**
 * What a language has to say: one file gathers it all, and does not compile while anything is missing.
 * The shared client's messages come with the file; those of the tables when a game is first needed.
 */
import type { ComponentType } from 'preact';
import type { Messages as AscentMessages } from '../../games/ascent/i18n';
import type { Messages as AscentOptions } from '../../games/ascent/options/texts';
import type { Messages as SantaTimeaMessages } from '../../games/santa-timea/i18n';
import type { Messages as SantaTimeaOptions } from '../../games/santa-timea/options/texts';
import type { Messages as TableMessages } from '../../games/shared/i18n';
import type { Messages as TranquilityMessages } from '../../games/tranquility/i18n';
import type { Messages as TranquilityOptions } from '../../games/tranquility/options/texts';
import type { Messages } from '..';

export interface LanguageFile {
  /** The shared client. */
  client: Messages;
  /** What all games at a table have in common. */
  table(): Promise<TableMessages>;
  games: {
    tranquility: GameTexts<TranquilityMessages, TranquilityOptions>;
    ascent: GameTexts<AscentMessages, AscentOptions>;
    santaTimea: GameTexts<SantaTimeaMessages, SantaTimeaOptions>;
  };
}

export interface GameTexts<M, O> {
  name: string;
  /** One line that says what the game is. */
  tagline: string;
  /** What is said of the options, also where nothing else of the game is needed. */
  options(): Promise<O>;
  messages(): Promise<M>;
  /** The rules as a page of text. */
  rules(): Promise<ComponentType>;
}
