/**
 * Weighs what a browser loads that opens a page for the first time. It asserts nothing: only a release
 * build compresses its files. Whether they grow too heavy is seen when the client is built.
 */
import type { CDPSession, Page } from '@playwright/test';
import { startedTable } from '../helpers/server/table';
import { test } from '../helpers/test';

interface Weight {
  requests: number;
  /** What the answers contain, as they travel. */
  bodies: number;
  /** With all headers; a proxy that speaks a newer HTTP sends less of those. */
  all: number;
}

test.use({ locale: 'fr-FR' });

test('the first pages', async ({ newGuest, newServer }) => {
  // Its port is another, so that the browser has nothing of it yet.
  const server = await newServer();
  const ada = await newGuest('Ada', { baseURL: server.url });
  const link = await ada.makeTable();
  const cleo = await newGuest('Cleo', { baseURL: server.url });
  const running = await startedTable({}, cleo);

  const weights: Record<string, Weight> = {};
  for (const [name, address] of Object.entries({ home: server.url, table: link, running })) {
    const guest = await newGuest('Ben', { language: 'fr' });
    weights[name] = await weigh(guest.page, address);
  }
  console.table(weights);
});

/** Opens a page, and waits until it asks for nothing more. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const devtools = await page.context().newCDPSession(page);
  const weight = await startWeighing(devtools);
  await page.goto(address, { waitUntil: 'networkidle' });
  await devtools.detach();
  return weight;
}

async function startWeighing(devtools: CDPSession): Promise<Weight> {
  const weight: Weight = { requests: 0, bodies: 0, all: 0 };
  const headers = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.requests += 1;
    weight.all += encodedDataLength;
    weight.bodies += encodedDataLength - (headers.get(requestId) ?? 0);
  });
  await devtools.send('Network.enable');
  return weight;
}
