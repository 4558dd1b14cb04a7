/** The keys that do something by themselves at a board. */
import type { RefObject } from 'preact';
import { Spots } from '~/card-table/input/spots';
import { isDialogOpen } from '~/ui/Dialog';
import { shortcuts } from '~/ui/preferences';
import { useWindowEvent } from '~/ui/useWindowEvent';
import type { Topic } from './speech';

export type Shortcut =
  | { readonly type: 'help' | 'explain' | 'hand' | 'board' }
  /** An answer about the position, in words. */
  | { readonly type: 'speech'; readonly topic: Topic }
  /** A card of the hand, by its place from 0. */
  | { readonly type: 'card'; readonly slot: number }
  /** The button that names this letter in `data-key`. */
  | { readonly type: 'press'; readonly key: string };

/** Where letters are written. */
const WRITTEN = 'input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable]';

const LETTERS: Readonly<Record<string, Shortcut>> = {
  '?': { type: 'help' },
  i: { type: 'explain' },
  h: { type: 'hand' },
  b: { type: 'board' },
  d: { type: 'press', key: 'd' },
  r: { type: 'press', key: 'r' },
  l: { type: 'speech', topic: 'last' },
  c: { type: 'speech', topic: 'hand' },
  g: { type: 'speech', topic: 'gaps' },
  p: { type: 'speech', topic: 'seats' },
  w: { type: 'speech', topic: 'prompt' },
};

/** The shortcut of a key; null if it has none. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (!shortcuts.on.value || event.defaultPrevented || event.repeat) return null;
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (
    event.target instanceof Element &&
    event.target.closest(`dialog[open], ${WRITTEN}`) !== null
  ) {
    return null;
  }
  const letter = LETTERS[event.key.toLowerCase()];
  if (letter !== undefined) return letter;
  // By the place of the key: some keyboards have digits only with the shift key.
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit === undefined || event.shiftKey) return null;
  return { type: 'card', slot: digit === '0' ? 9 : Number(digit) - 1 };
}

interface ShortcutHandlers {
  onHelp(): void;
  /** The piece that has the focus, or null where none has. */
  onExplain(piece: HTMLElement | null): void;
  onSpeech(topic: Topic): void;
}

export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  spots: Spots,
  handlers: ShortcutHandlers,
): void {
  useWindowEvent('keydown', (event) => {
    const board = root.current;
    const shortcut = shortcutOf(event);
    if (board === null || shortcut === null || isDialogOpen()) return;
    switch (shortcut.type) {
      case 'help':
        handlers.onHelp();
        break;
      case 'explain':
        handlers.onExplain(focusedPiece(board));
        break;
      case 'speech':
        handlers.onSpeech(shortcut.topic);
        break;
      case 'hand':
        spots.get('hand')?.focus();
        break;
      case 'board':
        spots.get('board')?.focus();
        break;
      case 'card':
        take(spots.get(`card:${shortcut.slot}`));
        break;
      case 'press':
        document.querySelector<HTMLElement>(`[data-key="${shortcut.key}"]`)?.click();
    }
    event.preventDefault();
  });
}

function focusedPiece(board: HTMLElement): HTMLElement | null {
  const piece = document.activeElement?.closest<HTMLElement>('[data-about]') ?? null;
  return piece !== null && board.contains(piece) ? piece : null;
}

/** As the enter key would; a card that can't be picked up gets the focus alone. */
function take(card: HTMLElement | null): void {
  card?.focus();
  card?.click();
}
