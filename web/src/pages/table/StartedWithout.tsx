/** Tells a guest who was here but had no seat when a game began that it began without them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '~/texts';
import { announce } from '~/ui/announce';
import { Icon } from '~/ui/Icon';
import { useRoom } from './room';

export function StartedWithout() {
  const { view } = useRoom();
  const { frame, start } = t();
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
    if (told) announce(start.withoutYou);
  }, [told, start.withoutYou]);

  if (!told) return null;
  return (
    <div class="restart-notice started-without">
      <p>{start.withoutYou}</p>
      <button
        type="button"
        class="dialog-close"
        aria-label={frame.close}
        onClick={() => setMissed(null)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
