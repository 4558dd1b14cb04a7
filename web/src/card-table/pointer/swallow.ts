/** Keeps the click that ends a longer gesture from meaning anything. */

/** To be called when the pointer goes up. */
export function swallowClick(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const onClick = (event: MouseEvent): void => {
    waiting.abort();
    // The keyboard clicks without pointer.
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', onClick, { capture: true, signal });
  // Where the pointer was released elsewhere there is no click, and the next gesture has its own.
  addEventListener('pointerdown', () => waiting.abort(), { capture: true, signal });
}

/** To be called while the pointer is still down. */
export function swallowRelease(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const onUp = (): void => {
    waiting.abort();
    swallowClick();
  };
  addEventListener('pointerup', onUp, { capture: true, signal });
  addEventListener('pointercancel', () => waiting.abort(), { capture: true, signal });
}
