/**
 * Says quietly that there is no connection, or that the server can store nothing, and what becomes of
 * an action under way.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { hasNewerPage } from '~/net/http';
import type { Status } from '~/net/room/roomSocket';
import { refusalSentence } from '~/pages/frame/states';
import { t } from '~/texts';
import { Button } from '~/ui/controls';
import { CloseButton } from '~/ui/Dialog';
import { moveWaits } from '~/ui/preferences';
import { announce, standing } from '~/ui/Toasts';
import { showsBoard, useRoom } from '~/pages/table/room';
import type { Refused } from '~/wire/room';

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
  const sending = useLasting(unsent, SENDING_AFTER);
  const kept = unsent && status.state !== 'open' ? table.unsent : '';
  const sentence = why === null ? null : `${why} ${kept}`;

  useEffect(() => {
    standing.value = sentence;
    return () => {
      standing.value = null;
    };
  }, [sentence]);

  return (
    <div class="connection" role="status">
      {sentence !== null && <p class="connection-lost small strong">{sentence}</p>}
      {sentence === null && sending && (
        <p class="connection-sending small strong">{table.sending}</p>
      )}
    </div>
  );
}

/** Without an answer for so long, in milliseconds, an action is said to be on its way. */
const SENDING_AFTER = 1000;

/** Whether something has held for so long. */
function useLasting(holds: boolean, time: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasted(true), time);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [holds, time]);
  return lasted;
}

function sentenceFor(status: Status, storage: boolean): string | null {
  const { table } = t();
  switch (status.state) {
    case 'full':
      return waitingSentence(status.refused);
    case 'quiet':
      return table.quiet;
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

/** Tells a guest who was here but had no seat when a game began that it began without them. */
export function StartedWithout() {
  const { view } = useRoom();
  const { table } = t();
  const { phase, games } = view.table;
  const seated = view.you.seat !== null;
  const before = useRef(phase);
  /** The number of that game, until the guest has read it. */
  const [missed, setMissed] = useState<number | null>(null);
  const isMissed = missed === games && phase === 'playing' && !seated;

  useEffect(() => {
    if (phase === 'playing' && before.current !== 'playing' && !seated) setMissed(games);
    before.current = phase;
  }, [phase, games, seated]);

  useEffect(() => {
    if (isMissed) announce(table.startedWithout);
  }, [isMissed, table.startedWithout]);

  if (!isMissed) return null;
  return (
    <div class="restart-notice soft small started-without row gap-3 strong">
      <p>{table.startedWithout}</p>
      <CloseButton onClick={() => setMissed(null)} />
    </div>
  );
}

/**
 * Offers to load the page anew where the server has a newer one: in the bar of a running game, where it takes no
 * room from the board, and in a line of its own elsewhere. The page goes on as long as it can.
 */
export function NewVersion({ inBar = false }: { inBar?: boolean }) {
  const { view, store } = useRoom();
  const { pending } = store;
  const { table } = t();
  const [wanted, setWanted] = useState(false);
  // A move that is under way, or may still be taken back, is not lost.
  const ready = wanted && !pending.value && !moveWaits.value;
  const here = hasNewerPage.value && inBar === showsBoard(view);

  useEffect(() => {
    if (here) announce(table.newVersion);
  }, [here, table.newVersion]);
  useEffect(() => {
    if (ready) location.reload();
  }, [ready]);

  if (!here) return null;
  const offer = (
    <Button class="bar-notice" aria-disabled={wanted} onClick={() => setWanted(true)}>
      {table.newVersion}
    </Button>
  );
  return inBar ? offer : <div class="restart-notice row">{offer}</div>;
}
