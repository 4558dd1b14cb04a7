import { useId, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { Button } from '../../ui/Button';
import { parseCode, tablePath } from '../code';
import { navigate } from '../router';

export function JoinTable() {
  const { home } = t();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);

  const join = (event: Event) => {
    event.preventDefault();
    const code = parseCode(field.current?.value ?? '');
    if (code) {
      navigate(tablePath(code));
    } else {
      setWrong(true);
      field.current?.focus();
    }
  };

  return (
    <section class="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{home.join}</h2>
      <form class="field" noValidate onSubmit={join}>
        <label class="field-label" htmlFor={id}>
          {home.code}
        </label>
        <div class="field-row">
          <input
            ref={field}
            id={id}
            class="input"
            autoComplete="off"
            autoCapitalize="none"
            spellcheck={false}
            aria-invalid={wrong}
            aria-describedby={`${id}-hint`}
            onInput={() => setWrong(false)}
          />
          <Button type="submit">{home.joinButton}</Button>
        </div>
        <p id={`${id}-hint`} class={wrong ? 'field-error' : 'field-hint'} aria-live="polite">
          {wrong ? home.codeWrong : home.codeHint}
        </p>
      </form>
    </section>
  );
}
