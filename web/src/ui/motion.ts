/** Whether things should not move, by the system's setting or the page's. */
export function reducedMotion(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** A duration of the design, in milliseconds. */
export function motionToken(name: 'move' | 'fly' | 'stagger'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--motion-${name}`);
  return Number.parseFloat(value) || 0;
}
