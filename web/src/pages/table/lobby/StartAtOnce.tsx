/** Starts the game for a host who has followed an address that says so. */
import { useEffect, useState } from 'preact/hooks';
import { wantsToStart } from '~/paths';
import { useRoom } from '~/pages/table/room';

export function StartAtOnce() {
  const { view, run } = useRoom();
  const [wanted, setWanted] = useState(() => wantsToStart(location.hash));
  const ready = view.you.may.start;
  useEffect(() => {
    if (!wanted) return;
    // A reload is no wish to start once more.
    history.replaceState(null, '', location.pathname);
    setWanted(false);
    if (ready) void run({ type: 'start' });
  }, [wanted, ready, run]);
  return null;
}
