/** The tables that this browser remembered by itself, before the server did. */
import { ApiError } from './http';
import { fetchMyTables, rememberTable } from './tables';
import type { MyTable } from '~/wire/MyTable';
import { readSetting, writeSetting } from './storage';

/** Codes with spaces between them, newest first. */
const SETTING = 'recent';

/** The server's list, once it has what this browser knew. */
export async function fetchAllMyTables(): Promise<MyTable[]> {
  // What could not be handed over now is tried again with the next need of the list.
  await handOver().catch(() => undefined);
  return fetchMyTables();
}

async function handOver(): Promise<void> {
  const codes = (readSetting(SETTING) ?? '').split(' ').filter(Boolean);
  for (const code of codes.toReversed()) {
    try {
      await rememberTable(code);
    } catch (error) {
      // A table that is gone is forgotten.
      if (!(error instanceof ApiError) || error.passing) throw error;
    }
  }
  writeSetting(SETTING, null);
}
