/** Handing something in to the server, once at a time. */
import { useRef, useState } from 'preact/hooks';
import { refusedBy } from '~/net/http';
import type { Refused } from '~/wire/room';

export interface Submit {
  /** Whether an answer is awaited. */
  readonly busy: boolean;
  /** Why the last attempt failed, if it did. */
  readonly problem: Refused | null;
  /** Does it unless it is being done already. What it gives is why it was refused, if it was. */
  run(work: () => Promise<Refused | null | void>): Promise<Refused | null>;
  setProblem(problem: Refused | null): void;
}

export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refused | null>(null);
  const running = useRef(false);

  const run: Submit['run'] = async (work) => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setProblem(null);
    const refused = await Promise.resolve(work()).then((given) => given ?? null, refusedBy);
    running.current = false;
    setBusy(false);
    setProblem(refused);
    return refused;
  };

  return { busy, problem, run, setProblem };
}
