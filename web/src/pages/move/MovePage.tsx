/** Takes a guest to another device: makes the link or the recovery code here, or takes them up here. */
import { useState } from 'preact/hooks';
import { forgetPushes } from '~/alerts/pushes';
import { gameEntry } from '~/games/catalogue';
import { hrefOf, claimLink, createLink } from '~/net/http';
import { rememberedName, rememberName } from '~/net/storage';
import { useResource, useSubmit } from '~/net/requests';
import { fetchAllMyTables } from '~/net/tables';
import { Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { MyTables } from '~/pages/home/MyTables';
import { formatCode, tablePath } from '~/router/paths';
import { textsOf } from '~/texts';
import { Button, LinkButton } from '~/ui/controls';
import { CopyField, Qr } from '~/ui/CopyField';
import { useWindowEvent } from '~/ui/useWindowEvent';
import { Problem } from '~/pages/frame/states';
import { ComeBack, RecoveryCode } from './Recovery';

const t = textsOf('settings');

export function MovePage() {
  const { move } = t();
  const [[token, name], setLink] = useState(() => readLink(location.hash));
  useWindowEvent('hashchange', () => {
    // The way past the header is an address as well.
    if (isLink(location.hash)) setLink(readLink(location.hash));
  });
  // A typed code is there again after a second thought.
  const [typed, setTyped] = useState('');
  const decline = () => {
    forgetToken();
    setLink(['', null]);
  };
  useTitle(token === '' ? move.title : move.claimTitle(name));
  if (token !== '') {
    return <ClaimLink token={token} name={name} onClaimed={forgetToken} onDecline={decline} />;
  }
  return (
    <Frame sea class="move">
      <div class="panel">
        <PageHeading>{move.title}</PageHeading>
        <p>{move.intro}</p>
        <MakeLink />
      </div>
      <RecoveryCode linkOf={(code) => linkOf(code, rememberedName())} />
      <ComeBack
        typed={typed}
        onTyped={setTyped}
        onLink={(link) => setLink(readLink(link))}
        onCode={(code, owner) => setLink([code, owner])}
      />
    </Frame>
  );
}

function isLink(hash: string): boolean {
  return new URLSearchParams(hash.slice(1)).has('token');
}

/** The content of a link after `#`: the token or a recovery code, and the name that is used on the other device. */
function readLink(link: string): [token: string, name: string | null] {
  const held = new URLSearchParams(link.slice(link.indexOf('#') + 1));
  // Without the end of a sentence that was pasted with it.
  const [token = ''] = /^[\w-]*/.exec(held.get('token') ?? '') ?? [];
  return [token, held.get('name')];
}

function linkOf(token: string, name: string): string {
  const link = new URLSearchParams(name === '' ? { token } : { token, name });
  return `${location.origin}${hrefOf('/move')}#${link}`;
}

/** The token does not stay in the address bar and in the history. */
function forgetToken() {
  history.replaceState(null, '', hrefOf('/move'));
}

function MakeLink() {
  const { move } = t();
  const [link, setLink] = useState<string | null>(null);
  const { busy, problem, run } = useSubmit();
  const make = () => run(async () => setLink(linkOf(await createLink(), rememberedName())));

  return (
    <>
      <Problem problem={problem} />
      {link === null ? (
        <Button look="primary" aria-disabled={busy} onClick={() => void make()}>
          {busy ? move.creating : move.create}
        </Button>
      ) : (
        <div class="stack" role="status">
          <p>{move.open}</p>
          <p class="warning">{move.warning}</p>
          <CopyField key={link} label={move.link} text={link} />
          <Qr text={link} />
          <Button look="quiet" aria-disabled={busy} onClick={() => void make()}>
            {move.renew}
          </Button>
        </div>
      )}
    </>
  );
}

interface ClaimProps {
  token: string;
  name: string | null;
  onClaimed(): void;
  onDecline(): void;
}

function ClaimLink({ token, name, onClaimed, onDecline }: ClaimProps) {
  const move = t().move;
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useSubmit();
  const claim = () =>
    run(async () => {
      await forgetPushes();
      await claimLink(token);
      if (name !== null) rememberName(name);
      onClaimed();
      setDone(true);
    });

  if (done) {
    return (
      <Frame sea>
        <Welcome name={name} />
      </Frame>
    );
  }
  return (
    <Frame sea>
      <div class="panel">
        <PageHeading>{move.claimTitle(name)}</PageHeading>
        <p>{move.claimText}</p>
        <p class="warning">{move.claimWarning}</p>
        <Problem problem={problem} />
        <div class="cluster gap-3">
          <Button look="primary" aria-disabled={busy} onClick={() => void claim()}>
            {move.claim}
          </Button>
          <Button onClick={onDecline}>{move.decline}</Button>
        </div>
      </div>
    </Frame>
  );
}

/** Greets who is back, with the tables that wait. */
function Welcome({ name }: { name: string | null }) {
  const { move, table } = t();
  const tables = useResource(fetchAllMyTables);
  const waiting = tables.value?.find(({ my_turn }) => my_turn);
  const words =
    waiting &&
    move.yourTurn(gameEntry(waiting.game)?.name() ?? waiting.game, formatCode(waiting.code));
  return (
    <div class="stack gap-4">
      <div class="panel at-start">
        <PageHeading>{move.welcome(name)}</PageHeading>
        <p role="status">{words ?? move.done}</p>
        <div class="cluster gap-3">
          {waiting && (
            <LinkButton look="primary" href={tablePath(waiting.code)}>
              {move.toTable}
            </LinkButton>
          )}
          <LinkButton look={waiting ? 'plain' : 'primary'} href={hrefOf('/')}>
            {table.home}
          </LinkButton>
        </div>
      </div>
      <MyTables tables={tables} />
    </div>
  );
}
