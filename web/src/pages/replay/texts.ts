/** What is said of games that were played, with what all pages say. */
import type { replay } from '~/texts/en/replay';
import { localised } from '~/texts/localised';

/** Every language has the same messages as English. */
export interface Messages {
  replay: typeof replay;
}

export const t = localised(async (file) => ({ ...file.client, ...(await file.replay()) }));
