/** Gives the guest the face that they chose before, once they sit. */
import { useEffect } from 'preact/hooks';
import { rememberedFace } from '~/net/storage';
import { useRoom } from '../room';

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
