/** Where the keyboard is on the page. */

/** Begins the page at its heading, for the keyboard and for reading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/** Whether a dialog has the keyboard to itself. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
