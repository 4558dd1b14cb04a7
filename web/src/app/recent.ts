/** The tables this browser has been at, newest first. */
import { signal } from '@preact/signals';
import { readSetting, writeSetting } from './storage';

const SETTING = 'recent';
const LONGEST = 12;

export const recentTables = signal<readonly string[]>(load());

export function rememberTable(code: string): void {
  save([code, ...recentTables.peek().filter((known) => known !== code)].slice(0, LONGEST));
}

export function forgetTable(code: string): void {
  save(recentTables.peek().filter((known) => known !== code));
}

function load(): string[] {
  return (readSetting(SETTING) ?? '').split(' ').filter(Boolean);
}

function save(codes: string[]): void {
  recentTables.value = codes;
  writeSetting(SETTING, codes.join(' '));
}
