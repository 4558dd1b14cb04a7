/** What is said of tables, with what all pages say. A game that runs at one needs nothing of it. */
import type { en } from '~/texts/en/tables';
import { localised } from '~/texts/localised';

/** Every language has the same messages as English. */
export type Tables = typeof en;

export const t = localised(async (file) => ({ ...file.client, ...(await file.tables()) }));
