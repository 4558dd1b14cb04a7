/**
 * What a language has to say: one file gathers it all, and does not compile while anything is missing.
 * The shared client's messages come with the file; those of the tables when a game is first needed.
 */
import type { ComponentType } from 'preact';
import type { Messages as AscentMessages } from '../../games/ascent/i18n';
import type { Messages as SantaTimeaMessages } from '../../games/santa-timea/i18n';
import type { Messages as TableMessages } from '../../games/shared/i18n';
import type { Messages as TranquilityMessages } from '../../games/tranquility/i18n';
import type { Messages } from '..';

export interface LanguageFile {
  /** The shared client. */
  client: Messages;
  /** What all games at a table have in common. */
  table(): Promise<TableMessages>;
  games: {
    tranquility: GameTexts<TranquilityMessages>;
    ascent: GameTexts<AscentMessages>;
    santaTimea: GameTexts<SantaTimeaMessages>;
  };
}

export interface GameTexts<M> {
  name: string;
  /** One line that says what the game is. */
  tagline: string;
  messages(): Promise<M>;
  /** The rules as a page of text. */
  rules(): Promise<ComponentType>;
}
