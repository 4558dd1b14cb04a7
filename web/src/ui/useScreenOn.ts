import { useEffect } from 'preact/hooks';

/** Keeps the screen on for as long as that is wanted and the page is visible, where browsers can. */
export function useScreenOn(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    const locks: WakeLockSentinel[] = [];
    let ended = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // A battery may be too low for it.
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (lock === null) return;
      if (ended) void lock.release();
      else locks.push(lock);
    };
    // The browser takes it away whenever the page is hidden.
    const holdAgain = () => void hold();
    document.addEventListener('visibilitychange', holdAgain);
    holdAgain();
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', holdAgain);
      for (const lock of locks) void lock.release();
    };
  }, [wanted]);
}
