/** What is said of tables, with what all pages say. A game that runs at one needs nothing of it. */
import { localised } from '~/texts';

export const t = localised(async (file) => ({ ...file.client, ...(await file.tables()) }));
