/** What is said of games that were played, with what is said of tables and by all pages. */
import { localised } from '~/texts';

/** Every language has the same messages as English. */
export type Messages = typeof import('~/texts/en/replay');

export const t = localised(async (file) => {
  const [tables, replay] = await Promise.all([file.tables(), file.replay()]);
  return { ...file.client, ...tables, ...replay };
});
