/** What is said of deals, with what is said of tables and by all pages. */
import { localised } from '~/texts';

/** Every language has the same messages as English. */
export type Messages = typeof import('~/texts/en/deals');

export const t = localised(async (file) => {
  const [tables, deals] = await Promise.all([file.tables(), file.deals()]);
  return { ...file.client, ...tables, ...deals };
});
