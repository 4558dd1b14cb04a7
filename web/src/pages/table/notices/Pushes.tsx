/** Takes back the pushes to a player who looks at the table. */
import { useEffect } from 'preact/hooks';
import { clearPush } from '~/alerts/pushes';
import { wantsPushes } from '~/net/storage';
import { useRoom } from '~/pages/table/room';

export function Pushes() {
  const { code } = useRoom().view.table;
  useEffect(() => {
    if (!wantsPushes()) return;
    const seen = () => void (document.hidden || clearPush(code));
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [code]);
  return null;
}
