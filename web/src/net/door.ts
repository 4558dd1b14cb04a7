/** The word that a server asks for before a guest makes tables and uploads. */
import { ensureGuest, request } from './http';
import type { Refused } from '~/wire/room';

/** Gives it, once for this guest. */
export async function giveWord(word: string): Promise<void> {
  await ensureGuest();
  await request('/api/me/door', { word }, 'PUT');
}

/** Whether something was refused only because the guest has not given the word yet. */
export function asksForWord(refused: Refused | null): boolean {
  return refused?.code === 'word_required';
}
