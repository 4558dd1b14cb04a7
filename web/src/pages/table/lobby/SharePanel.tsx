/** The link that brings friends to the table. */
import { useState } from 'preact/hooks';
import { formatCode, isLocal, tablePath } from '~/router/paths';
import { t } from '~/pages/table/texts';
import { Button } from '~/ui/controls';
import { CopyField, Qr } from '~/ui/CopyField';
import { useRoom } from '~/pages/table/room';

export function SharePanel() {
  const { view, game } = useRoom();
  const { share } = t();
  const [qr, setQr] = useState(false);
  const code = view.table.code;
  const link = location.origin + tablePath(code);

  // Only offered where the browser can do it. Cancelling the share dialog is no failure.
  const canShare = 'share' in navigator;
  const shareLink = () =>
    void navigator.share({ text: share.message(game.name()), url: link }).catch(() => {});

  return (
    <div class="stack">
      <p>{view.table.spectators ? share.text : share.textNoWatching}</p>
      {isLocal(location.hostname) && <p class="notice">{share.onlyHere}</p>}
      <CopyField label={share.link} text={link} />
      <div class="cluster gap-3">
        <p class="share-code">
          {share.code} <strong>{formatCode(code)}</strong>
        </p>
        {canShare && (
          <Button icon="share" onClick={shareLink}>
            {share.share}
          </Button>
        )}
        <Button icon="qr" aria-expanded={qr} onClick={() => setQr(!qr)}>
          {qr ? share.hideQr : share.showQr}
        </Button>
      </div>
      {qr && <Qr text={link} />}
    </div>
  );
}
