/** Whether things should not move, by the system's setting or the page's. */
export function reducedMotion(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
