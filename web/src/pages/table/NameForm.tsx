/** A form that asks for a name and hands it on; refusals of the name show at the field. */
import { useId, useRef, useState } from 'preact/hooks';
import { t } from '~/texts';
import type { Refused } from '~/wire/Refused';
import { Button } from '~/ui/Button';
import { writeDraft } from '~/net/draft';
import { rememberName } from '~/net/name';
import { refusalSentence } from '~/pages/frame/refusal';
import { NameInput } from './NameInput';

export interface NameFormProps {
  label: string;
  button: string;
  /** Resolves to null when the name was taken. */
  submit(name: string): Promise<Refused | null>;
}

export function NameForm({ label, button, submit }: NameFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);

  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    setBusy(true);
    const refused = await submit(name);
    setBusy(false);
    setProblem(refused);
    if (refused) field.current?.focus();
    else {
      rememberName(name);
      writeDraft('name', null);
    }
  };

  return (
    <form class="field" noValidate onSubmit={onSubmit}>
      <label class="field-label" htmlFor={id}>
        {label}
      </label>
      <div class="field-row">
        <NameInput
          id={id}
          field={field}
          invalid={problem !== null}
          onInput={() => setProblem(null)}
        />
        <Button type="submit" look="primary" disabled={busy}>
          {button}
        </Button>
      </div>
      <p id={`${id}-hint`} class={problem ? 'field-error' : 'field-hint'} aria-live="polite">
        {problem ? refusalSentence(problem) : t().seats.nameHint}
      </p>
    </form>
  );
}
