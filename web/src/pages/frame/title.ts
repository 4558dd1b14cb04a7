/** The browser tab: which page it shows, what is unread, and whether it is the viewer's turn. */
import { useEffect } from 'preact/hooks';
import { navigations } from '~/router';
import { t } from '~/texts';
import { focusHeading } from '~/ui/focus';

export function useTitle(page: string | null, yourTurn = false, unread = 0): void {
  const { brand, frame } = t();
  const parts = [yourTurn && `● ${frame.yourTurn}`, page, brand].filter(Boolean).join(' · ');
  const title = unread > 0 ? `(${unread}) ${parts}` : parts;
  // Not taken back at the end: the page that comes next sets its own, and a notice that goes while a page
  // stays would take back the page's.
  useEffect(() => {
    document.title = title;
    setIcon(yourTurn ? '/favicon-turn.svg' : '/favicon.svg');
  }, [title, yourTurn]);
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  // Browsers ask for it anew whenever it is set.
  if (link?.getAttribute('href') !== href) link?.setAttribute('href', href);
}

/**
 * Begins a page at its heading, for the keyboard and for reading, where it is drawn later than it was
 * come to and nothing else has the focus.
 */
export function useHeadingFocus(drawn = true): void {
  useEffect(() => {
    if (drawn && navigations.peek() > 0 && document.activeElement === document.body) {
      focusHeading();
    }
  }, [drawn]);
}
