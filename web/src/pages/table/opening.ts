/** What the server has written into the page about the table to which its address leads. */
import { navigations } from '~/router';

export interface Opening {
  title: string;
  text: string;
}

// It goes with the first thing that is drawn.
const written = read();

/** Null where it is about another page than the one that is shown, or in another language. */
export function openingOfPage(): Opening | null {
  return navigations.value === 0 ? written : null;
}

function read(): Opening | null {
  if (document.documentElement.dataset.retold !== undefined) return null;
  const [title, text] = document.querySelectorAll('.opening[data-written] > *');
  if (!title?.textContent || !text?.textContent) return null;
  return { title: title.textContent, text: text.textContent };
}
