import { t } from '~/texts';
import { refusalSentence } from '~/pages/frame/refusal';
import type { Refused } from '~/wire/Refused';

/** Why there is no place for the guest, and that the table opens by itself. */
export function waitingSentence(refused: Refused): string {
  const { full, comesIn } = t().table;
  const known: Record<string, string> = full;
  return `${known[refused.code] ?? refusalSentence(refused)} ${comesIn}`;
}
