/**
 * Says quietly that there is no connection, or that the server can store nothing, and what becomes of
 * an action under way.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Status } from '~/net/room/roomSocket';
import { useNow } from '~/net/clock';
import { refusalSentence } from '~/pages/frame/states';
import { t } from '~/texts';
import { CloseButton } from '~/ui/Dialog';
import { announce, takeBack } from '~/ui/Toasts';
import type { Refused } from '~/wire/room';
import { useRoom } from '~/pages/table/room';

interface Props {
  status: Status;
  /** Whether the server can store what it is told. */
  storage: boolean;
  /** Whether an action waits for its answer. */
  unsent: boolean;
}

export function ConnectionBanner({ status, storage, unsent }: Props) {
  const { table } = t();
  const why = sentenceFor(status, storage);
  return (
    <div class="connection" role="status">
      {why !== null && (
        <p class="connection-lost small strong">
          {why} {unsent && status.state !== 'open' && table.unsent}
        </p>
      )}
    </div>
  );
}

function sentenceFor(status: Status, storage: boolean): string | null {
  const { table } = t();
  switch (status.state) {
    case 'full':
      return waitingSentence(status.refused);
    case 'reconnecting':
      return table.reconnecting;
    case 'restarting':
      return table.restarting;
    case 'gone':
      return table.gone;
    case 'open':
      return storage ? null : table.storageAway;
    default:
      return null;
  }
}

/** Why there is no place for the guest, and that the table opens by itself. */
export function waitingSentence(refused: Refused): string {
  const { full, comesIn } = t().table;
  const known: Record<string, string> = full;
  return `${known[refused.code] ?? refusalSentence(refused)} ${comesIn}`;
}

/** Says quietly, over every phase of the table, that the server is going to restart. */
const MINUTE = 60_000;

export function RestartBanner({ restartAt }: { restartAt: number }) {
  const { table } = t();
  const left = Math.ceil((restartAt - useNow()) / MINUTE);
  const sentence = left > 0 ? table.restartIn(left) : table.restartSoon;

  // Once is enough for those who hear it: not again with every minute.
  const newest = useRef(sentence);
  newest.current = sentence;
  useEffect(() => {
    const told = newest.current;
    announce(told);
    return () => takeBack(told);
  }, [restartAt]);

  return <p class="restart-notice soft small">{sentence}</p>;
}

/** Tells a guest who was here but had no seat when a game began that it began without them. */
export function StartedWithout() {
  const { view } = useRoom();
  const { table } = t();
  const { phase, games } = view.table;
  const seated = view.you.seat !== null;
  const before = useRef(phase);
  /** The number of that game, until the guest has read it. */
  const [missed, setMissed] = useState<number | null>(null);
  const told = missed === games && phase === 'playing' && !seated;

  useEffect(() => {
    if (phase === 'playing' && before.current !== 'playing' && !seated) setMissed(games);
    before.current = phase;
  }, [phase, games, seated]);

  useEffect(() => {
    if (told) announce(table.startedWithout);
  }, [told, table.startedWithout]);

  if (!told) return null;
  return (
    <div class="restart-notice soft small started-without row gap-3 strong">
      <p>{table.startedWithout}</p>
      <CloseButton onClick={() => setMissed(null)} />
    </div>
  );
}
