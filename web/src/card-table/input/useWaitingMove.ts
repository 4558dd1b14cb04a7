/** A move that waits for a moment before it is sent, so that a slip can be caught. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '~/texts';
import { confirming, moveWaits } from '~/ui/preferences';
import { announce, showToast } from '~/ui/Toasts';

const t = textsOf('table');

/** For how long it waits, in milliseconds. */
export const WAIT = 2_000;

export interface WaitingMove<Action> {
  /** What waits; null where nothing does. */
  readonly action: Action | null;
  /** Sends a move: at once where the guest was asked before, otherwise after it has waited. */
  play(action: Action): void;
  sendNow(): void;
  /** Whether there was something to be taken back. */
  takeBack(): boolean;
}

/** `offers` is what can be done now: a move waits only for as long as that stays the same. */
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

  // Who leaves the board, be it to look back, has not sent what waits there.
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
    play: (action) => {
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
