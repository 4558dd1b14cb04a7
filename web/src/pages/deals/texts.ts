/** What is said of deals, with what all pages say. */
import { localised } from '~/texts/localised';

/** Every language has the same messages as English. */
export type Messages = typeof import('~/texts/en/deals');

export const t = localised(async (file) => ({ ...file.client, ...(await file.deals()) }));
