import { reducedMotion } from './motion';

/**
 * Moves elements smoothly from where they were to where they are (first, last, invert, play).
 * Elements are known by `data-flip`; call `capture` before a change and the returned function after
 * it has been drawn.
 */
export function capture(container: HTMLElement): () => void {
  const before = new Map<string, DOMRect>();
  for (const element of flipped(container)) {
    before.set(element.dataset['flip'] ?? '', element.getBoundingClientRect());
  }
  return () => {
    if (reducedMotion()) return;
    for (const element of flipped(container)) {
      const from = before.get(element.dataset['flip'] ?? '');
      if (!from || from.width === 0) continue;
      const to = element.getBoundingClientRect();
      const x = from.left - to.left;
      const y = from.top - to.top;
      const scale = to.width === 0 ? 1 : from.width / to.width;
      if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) continue;
      element.animate(
        [
          { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` },
          { transformOrigin: '0 0', transform: 'none' },
        ],
        { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      );
    }
  };
}

function flipped(container: HTMLElement): NodeListOf<HTMLElement> {
  return container.querySelectorAll<HTMLElement>('[data-flip]');
}
