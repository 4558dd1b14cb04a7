/** The webhook of a table, by which its group's chat is told. */
import type { Hook, HookState } from '~/wire/http';
import { request } from './http';

function addressOf(code: string): string {
  return `/api/rooms/${code}/webhook`;
}

/** What its host is told of it; never its address. */
export function fetchHook(code: string): Promise<HookState> {
  return request<HookState>(addressOf(code));
}

export async function setHook(code: string, hook: Hook): Promise<void> {
  await request(addressOf(code), hook, 'PUT');
}

export async function forgetHook(code: string): Promise<void> {
  await request(addressOf(code), undefined, 'DELETE');
}
