/** Takes back the calls to a player who looks at the table. */
import { useEffect } from 'preact/hooks';
import { clearCall } from '~/alerts/calls';
import { wantsCalls } from '~/net/storage';
import { useRoom } from '~/pages/table/room';

export function Calls() {
  const { code } = useRoom().view.table;
  useEffect(() => {
    if (!wantsCalls()) return;
    const seen = () => void (document.hidden || clearCall(code));
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [code]);
  return null;
}
