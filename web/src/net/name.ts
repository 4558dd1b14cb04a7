/** The name last used in this browser, offered again at the next table. */
import { readSetting, writeSetting } from './storage';

const SETTING = 'name';

export function rememberedName(): string {
  return readSetting(SETTING) ?? '';
}

export function rememberName(name: string): void {
  writeSetting(SETTING, name);
}
