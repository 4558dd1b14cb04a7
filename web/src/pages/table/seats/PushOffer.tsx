/** Offers a player who waits, once, to be notified when it is their turn. */
import { useEffect } from 'preact/hooks';
import { declinePushes, findPushes, mayAsk, wantPushes } from '~/alerts/pushes';
import { textsOf } from '~/texts';
import { Button, IconButton } from '~/ui/controls';

const t = textsOf('settings');

export function PushOffer() {
  const { alerts } = t();
  useEffect(() => void findPushes(), []);
  if (!mayAsk.value) return null;
  return (
    <div class="row gap-1">
      <Button onClick={() => void wantPushes()}>{alerts.notifyMe}</Button>
      <IconButton
        bare
        icon="close"
        aria-label={alerts.declinePushes}
        title={alerts.declinePushes}
        onClick={() => void declinePushes()}
      />
    </div>
  );
}
