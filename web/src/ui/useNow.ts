/** The time of day, for words such as "in two hours". */
import { useEffect, useState } from 'preact/hooks';

const MINUTE = 60_000;

/** The time now, in milliseconds, renewed every minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
