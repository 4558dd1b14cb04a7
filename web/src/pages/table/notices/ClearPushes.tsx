/** Takes back the pushes to a player who looks at the table. */
import { useEffect } from 'preact/hooks';
import { clearNotification } from '~/alerts/device';
import { wantsPushes } from '~/net/storage';
import { useRoom } from '~/pages/table/room';

export function ClearPushes() {
  const { code } = useRoom().view.table;
  useEffect(() => {
    if (!wantsPushes()) return;
    const seen = () => void (document.hidden || clearNotification(code));
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [code]);
  return null;
}
