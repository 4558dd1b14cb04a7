/** What Tranquility says. Every language says what English says. */
import { fileOf, speaker, type TextFiles } from '~/texts';
import type help from './en/help';
import type messages from './en/messages';
import type phrases from './en/phrases';
import type statistics from './en/statistics';

type Messages = typeof messages & typeof help & typeof phrases & typeof statistics;

const files: TextFiles<object> = import.meta.glob(['./*/*.ts', '!./*/options.ts'], {
  import: 'default',
});

export const { t, needs } = speaker<Messages, string>((...part) => fileOf(files, ...part));

needs('messages');
