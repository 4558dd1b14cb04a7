/** What the server has written into the page, as of a table, which is shown until there is more to say. */
import { navigations } from '~/router/router';

interface Opening {
  readonly title: string;
  readonly text: string;
}

let written: Opening | null = null;

/** Reads it: what is drawn first takes its place. */
export function keepOpening(): void {
  if (document.documentElement.dataset['retold'] !== undefined) return;
  const [title, text] = document.querySelectorAll('[data-written] > *');
  if (title?.textContent && text?.textContent) {
    written = { title: title.textContent, text: text.textContent };
  }
}

/** Null where it is about another page than the one that is shown, or in another language. */
export function openingOfPage(): Opening | null {
  return navigations.value === 0 ? written : null;
}
