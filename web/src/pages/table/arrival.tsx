/** What a guest brings along to a table: a face, and a link that starts the game. */
import { useEffect, useState } from 'preact/hooks';
import { rememberedFace } from '~/net/storage';
import { wantsToStart } from '~/paths';
import { useRoom } from './room';

/** Gives the guest the face that they chose before, once they sit. */
export function RememberedFace() {
  const { view, store } = useRoom();
  const { seat } = view.you;
  const own = seat === null ? null : view.table.seats[seat];
  const lacks = own?.face === undefined && own !== null && view.table.phase !== 'playing';

  useEffect(() => {
    const face = rememberedFace();
    // Nothing depends on it: a refusal needs no word.
    if (lacks && face !== null) void store.send({ type: 'choose_face', face });
  }, [store, lacks]);

  return null;
}

/** Starts the game for a host who has followed an address that says so. */
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
