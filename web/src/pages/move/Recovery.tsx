/** The recovery code: made, printed and revoked here, and typed in where one comes back. */
import { useId, useRef, useState } from 'preact/hooks';
import {
  createRecoveryCode,
  fetchClaimedName,
  fetchRecovery,
  hrefOf,
  revokeRecoveryCode,
} from '~/net/http';
import { useResource, useSubmit } from '~/net/requests';
import { rememberedName } from '~/net/storage';
import { Problem } from '~/pages/frame/states';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { copyText, Qr } from '~/ui/CopyField';
import { ConfirmDialog } from '~/ui/Dialog';
import { announce, showToast } from '~/ui/Toasts';
import './recovery.css';

const t = textsOf('settings');

export function RecoveryCode({ linkOf }: { linkOf(code: string): string }) {
  const { recovery } = t().move;
  const made = useResource(fetchRecovery);
  const [code, setCode] = useState<string | null>(null);
  const [confirming, setConfirming] = useState<'replace' | 'revoke' | null>(null);
  const { busy, problem, run } = useSubmit();
  const create = () =>
    run(async () => {
      setCode(await createRecoveryCode());
      made.refresh();
    });
  const revoke = () =>
    run(async () => {
      await revokeRecoveryCode();
      setCode(null);
      made.refresh();
      showToast(recovery.revoked);
    });
  const hasCode = code !== null || made.value !== null;

  return (
    <section class="panel recovery" aria-labelledby="recovery">
      <h2 id="recovery">{recovery.title}</h2>
      <p>{recovery.intro}</p>
      <Problem problem={problem ?? made.problem} />
      {code !== null && <Card code={code} link={linkOf(code)} />}
      {code === null && made.value !== null && <p>{recovery.made(t().ago(made.value))}</p>}
      {hasCode ? (
        <div class="cluster gap-2">
          <Button aria-disabled={busy} onClick={() => setConfirming('replace')}>
            {recovery.replace}
          </Button>
          <Button aria-disabled={busy} onClick={() => setConfirming('revoke')}>
            {recovery.revoke}
          </Button>
        </div>
      ) : (
        <Button aria-disabled={busy} onClick={() => void create()}>
          {recovery.create}
        </Button>
      )}
      {confirming !== null && (
        <ConfirmDialog
          title={recovery.title}
          label={recovery[confirming]}
          onClose={() => setConfirming(null)}
          onConfirm={() => void (confirming === 'replace' ? create() : revoke())}
        >
          <p>{confirming === 'replace' ? recovery.replaceText : recovery.revokeText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The card to be kept, on paper as on the screen. */
function Card({ code, link }: { code: string; link: string }) {
  const { recovery } = t().move;
  const name = rememberedName();
  const copy = async () => {
    if (await copyText(code)) announce(t().frame.copied);
    else showToast(t().frame.copyFailed);
  };
  return (
    <div class="stack" role="status">
      <div class="recovery-card box stack gap-3">
        <p>{t().brand}</p>
        <p class="strong">{name === '' ? recovery.title : `${recovery.title} · ${name}`}</p>
        <p class="recovery-code strong">{code}</p>
        <Qr text={link} />
        <p>{recovery.howTo(location.host + hrefOf('/move'))}</p>
      </div>
      <p class="warning">{recovery.warning}</p>
      <div class="cluster gap-2">
        <Button look="primary" icon="copy" onClick={() => void copy()}>
          {recovery.copy}
        </Button>
        <Button onClick={() => print()}>{recovery.print}</Button>
      </div>
    </div>
  );
}

export interface ComeBackProps {
  typed: string;
  onTyped(typed: string): void;
  onLink(link: string): void;
  /** Of a code that leads to someone, with their name where one is known. */
  onCode(code: string, owner: string | null): void;
}

export function ComeBack({ typed, onTyped, onLink, onCode }: ComeBackProps) {
  const { comeBack } = t().move;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { busy, problem, run, setProblem } = useSubmit();
  const submit = async (event: Event) => {
    event.preventDefault();
    const text = typed.trim();
    // As the code is read on paper, with blanks for dashes.
    const code = text.replace(/\s+/g, '-');
    if (text.includes('#')) onLink(text);
    else if (code !== '') {
      const refused = await run(async () => onCode(code, await fetchClaimedName(code)));
      if (refused) field.current?.focus();
    }
  };
  return (
    <section class="panel" aria-labelledby="come-back">
      <h2 id="come-back">{comeBack.title}</h2>
      <form class="field" onSubmit={(event) => void submit(event)}>
        <label class="strong" htmlFor={id}>
          {comeBack.label}
        </label>
        <div class="field-row">
          <input
            ref={field}
            id={id}
            class="input recovery-typed"
            autoComplete="off"
            autoCapitalize="none"
            spellcheck={false}
            placeholder="abcde-fghjk-…"
            value={typed}
            aria-invalid={problem !== null}
            onInput={(event) => {
              onTyped(event.currentTarget.value);
              setProblem(null);
            }}
          />
          <Button type="submit" aria-disabled={busy}>
            {comeBack.submit}
          </Button>
        </div>
        <Problem problem={problem} />
      </form>
    </section>
  );
}
