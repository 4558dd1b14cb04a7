/** A form that asks for a name and hands it on; refusals of the name show at the field. */
import type { RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { readDraft, rememberedName, rememberName, writeDraft } from '~/net/storage';
import { useSubmit } from '~/net/requests';
import { refusalSentence } from '~/pages/frame/states';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import type { Refused } from '~/wire/room';

const t = textsOf('tables');

export interface NameFormProps {
  label: string;
  button: string;
  /** Whether one can write at once. */
  focus?: boolean;
  /** Resolves to null when the name was taken. */
  submit(name: string): Promise<Refused | null>;
}

export function NameForm({ label, button, focus = false, submit }: NameFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { busy, problem, run, setProblem } = useSubmit();

  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);

  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    const refused = await run(async () => {
      const answer = await submit(name);
      if (answer === null) {
        rememberName(name);
        writeDraft('name', null);
      }
      return answer;
    });
    if (refused) field.current?.focus();
  };

  return (
    <form class="field" noValidate onSubmit={onSubmit}>
      <label class="strong" htmlFor={id}>
        {label}
      </label>
      <div class="field-row">
        <NameInput
          id={id}
          field={field}
          invalid={problem !== null}
          onInput={() => setProblem(null)}
        />
        <Button type="submit" look="primary" aria-disabled={busy}>
          {button}
        </Button>
      </div>
      <p id={`${id}-hint`} class={problem ? 'field-error' : 'soft small'} aria-live="polite">
        {problem ? refusalSentence(problem) : t().seats.nameHint}
      </p>
    </form>
  );
}

/** More than the server takes: it says how long a name can be, where a field would cut it silently. */
const LONGEST = 100;

export interface NameInputProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  /** The name the guest goes by at this table already. */
  known?: string | null;
  /** Whether the name in it was refused. */
  invalid: boolean;
  onInput(name: string): void;
}

/** The name that was typed before, or the one last used. */
export function offeredName(known: string | null = null): string {
  return readDraft('name') ?? known ?? rememberedName();
}

/** The field for one's own name. A typed name outlives a reload; the name last used is offered. */
export function NameInput({ id, field, known, invalid, onInput }: NameInputProps) {
  return (
    <input
      ref={field}
      id={id}
      class="input"
      autoComplete="nickname"
      maxLength={LONGEST}
      defaultValue={offeredName(known)}
      aria-invalid={invalid}
      aria-describedby={`${id}-hint`}
      onInput={(event) => {
        writeDraft('name', event.currentTarget.value);
        onInput(event.currentTarget.value);
      }}
    />
  );
}
