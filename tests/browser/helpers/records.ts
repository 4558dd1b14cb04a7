/** Games whose cards are known: from records that the tests of the rules keep. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Guest } from './guest';

const FOLDER = join(import.meta.dirname, '../../../server/rules/tests');

interface GameRecord {
  moves: readonly ({ seat: number; do: object } | { chance: object })[];
}

/** Hands a record in. Returns the path under which it is looked at. */
export async function uploadRecord(request: APIRequestContext, file: string): Promise<string> {
  return `/replay/${await upload(request, await read(file))}`;
}

/**
 * A table at which those of a record's deal, in the order of their seats, have done what the record
 * says, up to so many of its entries. Nothing of that is done on their pages, which are left where
 * they were.
 */
export async function tableOfRecord(
  file: string,
  entries: number,
  players: readonly Guest[],
): Promise<string> {
  const record = await read(file);
  const [host] = players;
  if (host === undefined) throw new Error('No guest plays.');
  for (const { page } of players) await page.goto('/robots.txt');
  const { request } = host.page;
  const id = await upload(request, record);
  const deal = await answer(await request.post(`/api/records/${id}/deal`));
  const { code } = await answer(
    await request.post('/api/rooms', { data: { deal: { type: 'given', code: deal['code'] } } }),
  );
  const table = String(code);

  for (const [seat, { name, page }] of players.entries()) {
    await answer(await page.request.get('/api/me'));
    await page.evaluate(command, { code: table, what: { type: 'sit', seat, name } });
  }
  await host.page.evaluate(command, { code: table, what: { type: 'start' } });
  for (const move of (JSON.parse(record) as GameRecord).moves.slice(0, entries)) {
    // The deal brings along what chance decides.
    if (!('seat' in move)) continue;
    const what = { type: 'act', action: move.do };
    await players[move.seat]?.page.evaluate(command, { code: table, what });
  }
  return `/t/${table}`;
}

function read(file: string): Promise<string> {
  return readFile(join(FOLDER, file), 'utf8');
}

async function upload(request: APIRequestContext, record: string): Promise<string> {
  await answer(await request.get('/api/me'));
  return String((await answer(await request.post('/api/records', { data: record })))['id']);
}

async function answer(
  response: Awaited<ReturnType<APIRequestContext['get']>>,
): Promise<Record<string, unknown>> {
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Runs in the page: the browser's cookie says whose command it is. */
function command({ code, what }: { code: string; what: object }): Promise<void> {
  const address = `${location.origin.replace('http', 'ws')}/api/rooms/${code}/ws`;
  const id = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => socket.send(JSON.stringify({ id, do: what })));
    socket.addEventListener('error', () => reject(new Error('There is no connection.')));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'refused') reject(new Error(data));
      if (message.type !== 'view' || message.you?.done?.includes(id) !== true) return;
      socket.close();
      resolve();
    });
  });
}
