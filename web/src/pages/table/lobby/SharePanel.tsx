/** The link that brings friends to the table. */
import { useState } from 'preact/hooks';
import { fetchNearby } from '~/net/http';
import { useResource } from '~/net/requests';
import { formatCode, isLocal, tablePath } from '~/router/paths';
import { textsOf } from '~/texts';
import { NameForm } from '~/pages/table/seats/NameForm';
import { isAlone, isNameless } from '~/pages/table/seats/seats';
import { Button } from '~/ui/controls';
import { CopyField, Qr } from '~/ui/CopyField';
import { lazy, lazyComponent } from '~/ui/lazy';
import { useRoom } from '~/pages/table/room';

const t = textsOf('tables');

const WebhookFold = lazyComponent(
  lazy(async () => (await import('./WebhookFold')).WebhookFold),
  { quiet: 'always' },
);
const AppointmentFold = lazyComponent(
  lazy(async () => (await import('./AppointmentFold')).AppointmentFold),
  { quiet: 'always' },
);

/** Others can come once the viewer has a name: until then, it is asked for. */
export function SharePanel() {
  const { view } = useRoom();
  return isNameless(view) ? <NameFirst why={t().share.nameFirst} /> : <Share />;
}

/** Asks a player for a name, without which others can't see something. */
export function NameFirst({ why }: { why: string }) {
  const { store } = useRoom();
  const { chat } = t();
  return (
    <div class="stack">
      <p>{why}</p>
      <NameForm
        label={chat.nameFirst}
        button={chat.setName}
        submit={(name) => store.send({ type: 'name', name })}
      />
    </div>
  );
}

function Share() {
  const { view, game } = useRoom();
  const { share } = t();
  const [qr, setQr] = useState(false);
  const code = view.table.code;
  const isHere = isLocal(location.hostname);
  const nearby = useResource(isHere ? fetchNearby : null).value ?? [];
  const link = (nearby[0] ?? location.origin) + tablePath(code);

  // Only offered where the browser can do it. Cancelling the share dialog is no failure.
  const canShare = 'share' in navigator;
  const first = isAlone(view);
  const shareLink = () =>
    void navigator.share({ text: share.message(game.name()), url: link }).catch(() => {});

  return (
    <div class="stack">
      <p>{view.table.spectators ? share.text : share.textNoWatching}</p>
      {isHere && <p>{nearby.length > 0 ? share.onlyNearby : share.onlyHere}</p>}
      <CopyField label={share.link} text={link} first={first && !canShare} />
      <div class="cluster gap-3">
        <p class="share-code">
          {share.code} <strong>{formatCode(code)}</strong>
        </p>
        {canShare && (
          <Button icon="share" look={first ? 'primary' : 'plain'} onClick={shareLink}>
            {share.share}
          </Button>
        )}
        <Button icon="qr" aria-expanded={qr} onClick={() => setQr(!qr)}>
          {qr ? share.hideQr : share.showQr}
        </Button>
      </div>
      {qr && <Qr text={link} />}
      <AppointmentFold what={game.name()} link={link} />
      {view.you.host && <WebhookFold code={code} />}
    </div>
  );
}
