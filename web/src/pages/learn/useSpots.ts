/** Light on the parts of the board that the coach speaks of. */
import { useEffect } from 'preact/hooks';

/** A ring that comes and goes, or stays where things should not move. What has the focus has its own. */
const LIGHT = `
  outline: 3px solid var(--accent);
  outline-offset: 2px;
  animation: learn-spot 1.6s ease-in-out infinite;
`;

/**
 * The board is the game's own, and redraws itself: the light is a style for whatever answers to the
 * selectors, not a mark on elements.
 */
export function useSpots(selectors: readonly string[]): void {
  const spots = selectors.join(', ');
  useEffect(() => {
    if (spots === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.learn :is(${spots}):not(:focus-visible) { ${LIGHT} }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [spots]);
}
