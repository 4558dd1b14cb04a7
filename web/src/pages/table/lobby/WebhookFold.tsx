/** Lets the table tell its group's chat: an invitation, for whom the game waits, how it ended. For its host. */
import { useCallback, useId, useState } from 'preact/hooks';
import { useResource, useSubmit } from '~/net/requests';
import { fetchHook, forgetHook, setHook } from '~/net/webhook';
import { Problem } from '~/pages/frame/states';
import { textsOf } from '~/texts';
import { language } from '~/texts/languages';
import { Button, Fold } from '~/ui/controls';
import type { HookState, QuietHours } from '~/wire/http';

const t = textsOf('beside');

/** After so many minutes a chat can be told of a turn; 0 stands for never. */
const AFTER = [0, 10, 60, 240, 1440];

export function WebhookFold({ code }: { code: string }) {
  const { webhook } = t();
  const { value, refresh } = useResource(useCallback(() => fetchHook(code), [code]));
  // Most servers call none.
  if (value === null || value.prefixes.length === 0) return null;
  return (
    <Fold title={webhook.title} summary={value.set === null ? webhook.off : webhook.on}>
      <WebhookForm key={String(value.set !== null)} code={code} state={value} onSet={refresh} />
    </Fold>
  );
}

interface WebhookFormProps {
  code: string;
  state: HookState;
  onSet(): void;
}

function WebhookForm({ code, state: { prefixes, set }, onSet }: WebhookFormProps) {
  const { webhook } = t();
  const id = useId();
  const [url, setUrl] = useState('');
  const [after, setAfter] = useState(set?.after ?? 60);
  const [from, setFrom] = useState(set?.quiet ? clock(set.quiet.from) : '');
  const [to, setTo] = useState(set?.quiet ? clock(set.quiet.to) : '');
  const { busy, problem, run } = useSubmit();

  const save = async (event: Event) => {
    event.preventDefault();
    const wishes = {
      after: after === 0 ? null : after,
      quiet: quietHours(from, to),
      language: language.value,
    };
    const refused = await run(() => setHook(code, { url: url.trim(), wishes }));
    if (refused === null) onSet();
  };
  const forget = async () => {
    const refused = await run(() => forgetHook(code));
    if (refused === null) onSet();
  };

  return (
    <form class="stack gap-4" noValidate onSubmit={save}>
      <p>{webhook.text}</p>
      <div class="field">
        <label class="strong" htmlFor={id}>
          {webhook.address}
        </label>
        <input
          id={id}
          class="input"
          type="url"
          autoComplete="off"
          placeholder={`${prefixes[0]}…`}
          value={url}
          onInput={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <p class="soft small">{webhook.addressHint}</p>
      </div>
      <div class="field">
        <label class="strong" htmlFor={`${id}-after`}>
          {webhook.after}
        </label>
        <select
          id={`${id}-after`}
          class="input"
          value={after}
          onChange={({ currentTarget }) => setAfter(Number(currentTarget.value))}
        >
          {AFTER.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? webhook.never : webhook.wait(minutes)}
            </option>
          ))}
        </select>
      </div>
      <fieldset class="field">
        <legend class="strong">{webhook.quiet}</legend>
        <div class="field-row">
          <input
            class="input"
            type="time"
            aria-label={webhook.from}
            value={from}
            onInput={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <input
            class="input"
            type="time"
            aria-label={webhook.to}
            value={to}
            onInput={({ currentTarget }) => setTo(currentTarget.value)}
          />
        </div>
      </fieldset>
      <Problem problem={problem} />
      <div class="cluster gap-3">
        <Button type="submit" aria-disabled={busy || url.trim() === ''}>
          {webhook.save}
        </Button>
        {set !== null && (
          <Button look="quiet" aria-disabled={busy} onClick={() => void forget()}>
            {webhook.forget}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A minute of the day as a field for times reads it. */
function clock(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/** The same the other way round; not a number where none was typed. */
function minuteOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The hours between two such times, by the clock of this device; null where one is missing. */
export function quietHours(from: string, to: string): QuietHours | null {
  const hours = { from: minuteOf(from), to: minuteOf(to) };
  if (Number.isNaN(hours.from + hours.to)) return null;
  return { ...hours, ahead: -new Date().getTimezoneOffset() };
}
