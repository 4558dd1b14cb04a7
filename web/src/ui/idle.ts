/** What is shown first is left alone for so long, in milliseconds, where nothing else is asked for. */
const FIRST = 1000;
/** Then it waits for so long at most. */
const PATIENCE = 5000;

/** Calls once the page has nothing better to do; the function that it gives calls it off. */
export function whenIdle(call: () => void, first = FIRST): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Not every browser tells.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(call, { timeout: PATIENCE });
    else call();
  }, first);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
