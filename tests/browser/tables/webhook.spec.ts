/** The host lets the table tell the group's chat, at a service of this test. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../helpers/test';

test('a chat is invited to the table, and not told any more', async ({ newServer, newGuest }) => {
  const told: string[] = [];
  const chats = createServer((request, response) => {
    request.on('data', (text: Buffer) => told.push(`${request.url} ${text.toString()}`));
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((listening) => chats.listen(0, '127.0.0.1', listening));
  const service = `http://127.0.0.1:${(chats.address() as AddressInfo).port}/hooks/`;
  const { url: baseURL } = await newServer(`--webhooks=${service}`);
  const ada = await newGuest('Ada', { baseURL });
  const { page, input } = ada;
  const link = await ada.makeTable();

  await input.press(page.getByText('Tell your group’s chat'));
  const form = page.locator('form').filter({ hasText: 'Address of the webhook' });
  const address = form.getByRole('textbox', { name: 'Address of the webhook' });
  const save = form.getByRole('button', { name: 'Save and invite' });
  await input.fill(address, 'http://127.0.0.1:1/hooks/ours');
  await input.press(save);
  await expect(form.getByRole('alert')).toBeVisible();
  expect(told).toEqual([]);
  await input.fill(address, `${service}ours`);
  await input.press(save);
  const forget = form.getByRole('button', { name: 'Stop telling' });
  await expect(forget).toBeVisible();
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toContain('/hooks/ours');
  const [invited] = /http[^"]*/.exec(told[0] ?? '') ?? [];
  await page.goto(invited ?? '');
  await expect(page).toHaveURL(link.replace(/-(?=[^-]*$)/, ''));

  // What was saved is there on another visit, but for its address.
  await input.press(page.getByText('Tell your group’s chat'));
  await expect(address).toHaveValue('');
  await input.press(forget);
  await expect(forget).toBeHidden();
  const ben = await newGuest('Ben', { baseURL });
  await ben.open(link);
  await expect(ben.page.getByText('Tell your group’s chat')).toBeHidden();
  await new Promise((closed) => chats.close(closed));
});
