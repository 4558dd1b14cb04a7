import { signal } from '@preact/signals';

/** Whether the page is to say how a board is used; the board does, as it knows best. */
export const helpOpen = signal(false);
