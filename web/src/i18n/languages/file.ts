/**
 * What a language has to say: one file gathers it all, and does not compile while anything is missing.
 * The shared client's messages come with the file; those of the tables when a game is first needed.
 */
import type { ComponentType } from 'preact';
import type { Messages as AscentMessages } from '../../games/ascent/i18n';
import type { Messages as AscentOptions } from '../../games/ascent/options/texts';
import type { PieceTexts as AscentPieces } from '../../games/ascent/pieces';
import type { Messages as SantaTimeaMessages } from '../../games/santa-timea/i18n';
import type { Messages as SantaTimeaOptions } from '../../games/santa-timea/options/texts';
import type { PieceTexts as SantaTimeaPieces } from '../../games/santa-timea/pieces';
import type { Messages as AidMessages } from '../../games/shared/aid/i18n';
import type { Messages as TableMessages } from '../../games/shared/i18n';
import type { Messages as TranquilityMessages } from '../../games/tranquility/i18n';
import type { Messages as TranquilityOptions } from '../../games/tranquility/options/texts';
import type { PieceTexts as TranquilityPieces } from '../../games/tranquility/pieces';
import type { Messages } from '..';

export interface LanguageFile {
  /** The shared client. */
  client: Messages;
  /** What all games at a table have in common. */
  table(): Promise<TableMessages>;
  /** What helps at a board. */
  aid(): Promise<AidMessages>;
  games: {
    tranquility: GameTexts<TranquilityMessages, TranquilityOptions, TranquilityPieces>;
    ascent: GameTexts<AscentMessages, AscentOptions, AscentPieces>;
    santaTimea: GameTexts<SantaTimeaMessages, SantaTimeaOptions, SantaTimeaPieces>;
  };
}

export interface GameTexts<M, O, P> {
  name: string;
  /** One line that says what the game is. */
  tagline: string;
  /** What is said of the options, also where nothing else of the game is needed. */
  options(): Promise<O>;
  messages(): Promise<M>;
  /** What the cards and pieces are. */
  pieces(): Promise<P>;
  /** The rules as a page of text. */
  rules(): Promise<ComponentType>;
}
