/** What the server knows, asked for again every minute while somebody looks at the page. */
import { useCallback, useEffect, useState } from 'preact/hooks';

const EVERY = 60_000;

export interface Refreshed<T> {
  /** The newest answer; null before the first. */
  value: T | null;
  /** Whether the newest attempt failed. */
  failed: boolean;
  refresh(): void;
}

/** `load` must be the same function each time. */
export function useRefreshed<T>(load: () => Promise<T>): Refreshed<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  const refresh = useCallback(() => setAsked((times) => times + 1), []);

  useEffect(() => {
    let current = true;
    load().then(
      (answer) => {
        if (!current) return;
        setValue(answer);
        setFailed(false);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load, asked]);

  useEffect(() => {
    const ifVisible = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', ifVisible);
    const timer = setInterval(ifVisible, EVERY);
    return () => {
      document.removeEventListener('visibilitychange', ifVisible);
      clearInterval(timer);
    };
  }, [refresh]);

  return { value, failed, refresh };
}
