/** Asks for the server's word and gives it; a wrong one is refused at the field. */
import { useEffect, useId, useRef } from 'preact/hooks';
import { giveWord } from '~/net/door';
import { useSubmit } from '~/net/requests';
import { refusalSentence } from '~/pages/frame/states';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';

const t = textsOf('settings');

export interface WordFormProps {
  /** The word of a link, which is given at once. */
  word?: string;
  onGiven(): void;
}

export function WordForm({ word = '', onGiven }: WordFormProps) {
  const { door } = t();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { busy, problem, run, setProblem } = useSubmit();

  const give = async (typed: string) => {
    const refused = typed === '' ? null : await run(() => giveWord(typed));
    if (typed === '' || refused) field.current?.focus();
    else onGiven();
  };

  useEffect(() => {
    if (word !== '') form.current?.requestSubmit();
  }, [word]);

  const submit = (event: Event) => {
    event.preventDefault();
    void give(field.current?.value.trim() ?? '');
  };

  return (
    <form ref={form} class="field" noValidate onSubmit={submit}>
      <p>{door.text}</p>
      <label class="strong" htmlFor={id}>
        {door.label}
      </label>
      <div class="field-row">
        <input
          ref={field}
          id={id}
          class="input"
          autoComplete="off"
          autoCapitalize="none"
          spellcheck={false}
          defaultValue={word}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint`}
          onInput={() => setProblem(null)}
        />
        <Button type="submit" look="primary" aria-disabled={busy}>
          {door.give}
        </Button>
      </div>
      <p id={`${id}-hint`} class={problem ? 'field-error' : 'soft small'} aria-live="polite">
        {problem ? refusalSentence(problem) : door.hint}
      </p>
    </form>
  );
}
