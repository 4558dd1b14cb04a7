/** What is said of deals, with what all pages say. */
import type { daily, deals } from '~/texts/en/deals';
import { localised } from '~/texts/localised';

/** Every language has the same messages as English. */
export interface Messages {
  daily: typeof daily;
  deals: typeof deals;
}

export const t = localised(async (file) => ({ ...file.client, ...(await file.deals()) }));
