/** The browser tab: which page it shows, what is unread, and whether it is the viewer's turn. */
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';

export function useTitle(page: string | null, yourTurn = false, unread = 0): void {
  const { brand, frame } = t();
  const parts = [yourTurn && `● ${frame.yourTurn}`, page, brand].filter(Boolean).join(' · ');
  const title = unread > 0 ? `(${unread}) ${parts}` : parts;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    setIcon(yourTurn ? '/favicon-turn.svg' : '/favicon.svg');
    return () => setIcon('/favicon.svg');
  }, [yourTurn]);
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  // Browsers ask for it anew whenever it is set.
  if (link?.getAttribute('href') !== href) link?.setAttribute('href', href);
}
