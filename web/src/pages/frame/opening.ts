/** Words of the server in the page, as of a table, which stand until there is more to say. */
import { navigations } from '~/router/router';

interface Opening {
  readonly title: string;
  readonly text: string;
}

let written: Opening | null = null;

/** Reads them before the first thing that is drawn takes their place. */
export function keepOpening(): void {
  if (document.documentElement.dataset['retold'] !== undefined) return;
  const [title, text] = document.querySelectorAll('[data-written] > *');
  if (title?.textContent && text?.textContent) {
    written = { title: title.textContent, text: text.textContent };
  }
}

/** Null where they are about another page than the one that is shown, or in another language. */
export function openingOfPage(): Opening | null {
  return navigations.value === 0 ? written : null;
}
