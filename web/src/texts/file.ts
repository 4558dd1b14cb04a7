/**
 * What a language has to say: one file gathers it all, and does not compile while anything is missing.
 * The messages of what all games share come with the file; those of a game when it is first needed.
 */
import type { ComponentType } from 'preact';
import type { Messages as CourseMessages } from './en/course';
import type { Messages as FaceMessages } from './en/faces';
import type { Messages as FairnessMessages } from './en/fairness';
import type { Messages as GuideMessages } from './en/guide';
import type { Messages as LearnMessages } from './en/learn';
import type { Messages as AlertMessages } from './en/alerts';
import type { Messages as MenuMessages } from './en/menu';
import type { Messages as MineMessages } from './en/mine';
import type { Messages as MoveMessages } from './en/move';
import type { Messages as AscentMessages } from '~/games/ascent/texts';
import type { Lesson as AscentLesson } from '~/games/ascent/texts/lesson.en';
import type { Messages as AscentOptions } from '~/games/ascent/options';
import type { PieceTexts as AscentPieces } from '~/games/ascent/explanations';
import type { Messages as SantaTimeaMessages } from '~/games/santa-timea/texts';
import type { Lesson as SantaTimeaLesson } from '~/games/santa-timea/texts/lesson.en';
import type { Messages as SantaTimeaOptions } from '~/games/santa-timea/options';
import type { PieceTexts as SantaTimeaPieces } from '~/games/santa-timea/explanations';
import type { Messages as AidMessages } from '~/card-table/explain/texts';
import type { Messages as TableMessages } from '~/card-table/texts';
import type { Messages as TranquilityMessages } from '~/games/tranquility/texts';
import type { Lesson as TranquilityLesson } from '~/games/tranquility/texts/lesson.en';
import type { Messages as TranquilityOptions } from '~/games/tranquility/options';
import type { PieceTexts as TranquilityPieces } from '~/games/tranquility/explanations';
import type { Messages as DealMessages } from '~/pages/deals/texts';
import type { Messages as ReplayMessages } from '~/pages/replay/texts';
import type { Messages as RefusalMessages } from '~/pages/frame/refusals';
import type { Messages } from '.';

export interface LanguageFile {
  /** The shared client. */
  client: Messages;
  /** What all games at a table have in common. */
  table(): Promise<TableMessages>;
  /** What is said where something is refused. */
  refusals(): Promise<RefusalMessages>;
  /** What is said of deals, those of the day among them. */
  deals(): Promise<DealMessages>;
  /** What is said of games that were played. */
  replay(): Promise<ReplayMessages>;
  /** What helps at a board. */
  aid(): Promise<AidMessages>;
  /** What is said around lessons. */
  learn(): Promise<LearnMessages>;
  /** What is said in looking back at a game. */
  guide(): Promise<GuideMessages>;
  /** What guests choose their faces by. */
  faces(): Promise<FaceMessages>;
  /** What is said of the fairness of deals. */
  fairness(): Promise<FairnessMessages>;
  /** What is said on going over to another device. */
  move(): Promise<MoveMessages>;
  /** What is said of alerts. */
  alerts(): Promise<AlertMessages>;
  /** What is said of the course of a running game. */
  course(): Promise<CourseMessages>;
  /** What is said in a table's own dialog. */
  menu(): Promise<MenuMessages>;
  /** What is said of a guest's own games. */
  mine(): Promise<MineMessages>;
  games: {
    tranquility: GameTexts<
      TranquilityMessages,
      TranquilityOptions,
      TranquilityPieces,
      TranquilityLesson
    >;
    ascent: GameTexts<AscentMessages, AscentOptions, AscentPieces, AscentLesson>;
    santaTimea: GameTexts<
      SantaTimeaMessages,
      SantaTimeaOptions,
      SantaTimeaPieces,
      SantaTimeaLesson
    >;
  };
}

export interface GameTexts<M, O, P, L> {
  name: string;
  /** One line that says what the game is. */
  tagline: string;
  /** What is said of the options, also where nothing else of the game is needed. */
  options(): Promise<O>;
  messages(): Promise<M>;
  /** What the cards and pieces are. */
  pieces(): Promise<P>;
  /** What is said in its lesson. */
  lesson(): Promise<L>;
  /** The rules as a page of text. */
  rules(): Promise<ComponentType>;
}
