/** A move that waits for a moment before it is sent, so that a slip can be caught. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '~/texts';
import { confirming, moveWaits } from '~/ui/preferences';
import { announce, showToast } from '~/ui/Toasts';

const t = textsOf('table');

/** For how long it waits, in milliseconds. */
export const WAIT = 2_000;

export interface WaitingMove<Action> {
  /** The move that waits; null where none does. */
  readonly action: Action | null;
  /** Sends a move: at once where the guest has confirmed it, otherwise after it has waited. */
  make(action: Action): void;
  sendNow(): void;
  /** Tells whether a move was taken back. */
  takeBack(): boolean;
}

/** A move waits only for as long as the offers stay the same. */
export function useWaitingMove<Action>(
  offers: unknown,
  send: (action: Action) => void,
): WaitingMove<Action> {
  const [waiting, setWaiting] = useState<{ action: Action; offers: string } | null>(null);
  const newest = useRef(send);
  newest.current = send;

  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => {
      setWaiting(null);
      newest.current(waiting.action);
    }, WAIT);
    return () => clearTimeout(timer);
  }, [waiting]);

  const outdated = waiting !== null && waiting.offers !== JSON.stringify(offers);
  useEffect(() => {
    if (!outdated) return;
    setWaiting(null);
    showToast(t().dock.notSent);
  }, [outdated]);

  useEffect(() => {
    moveWaits.value = waiting !== null;
    return () => {
      moveWaits.value = false;
    };
  }, [waiting]);

  // A guest who leaves the board, be it to look back, has not sent the move that waits there.
  const left = useRef(false);
  left.current = waiting !== null;
  useEffect(
    () => () => {
      if (left.current) showToast(t().dock.notSent);
    },
    [],
  );

  return {
    action: waiting?.action ?? null,
    make: (action) => {
      if (confirming.on.value) send(action);
      else setWaiting({ action, offers: JSON.stringify(offers) });
    },
    sendNow: () => {
      if (waiting === null) return;
      setWaiting(null);
      send(waiting.action);
    },
    takeBack: () => {
      if (waiting === null) return false;
      setWaiting(null);
      announce(t().dock.takenBack);
      return true;
    },
  };
}
