import { useId, useRef, useState } from 'preact/hooks';
import { fetchOpenTables } from '~/net/tables';
import { t } from '~/pages/table/texts';
import { Button, LinkButton } from '~/ui/controls';
import { pathOfCode } from '~/router/paths';
import { readDraft, writeDraft } from '~/net/storage';
import { navigate } from '~/router/router';
import { MINUTE, useResource } from '~/net/requests';

export function JoinTable() {
  const { home } = t();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);

  const join = (event: Event) => {
    event.preventDefault();
    const path = pathOfCode(field.current?.value ?? '');
    if (path) {
      writeDraft('code', null);
      navigate(path);
    } else {
      setWrong(true);
      field.current?.focus();
    }
  };

  return (
    <section class="home-join" aria-label={home.join}>
      <form class="field" noValidate onSubmit={join}>
        <label class="strong" htmlFor={id}>
          {home.code}
        </label>
        <div class="field-row">
          <input
            ref={field}
            id={id}
            class="input"
            autoComplete="off"
            defaultValue={readDraft('code') ?? ''}
            autoCapitalize="none"
            spellcheck={false}
            aria-invalid={wrong}
            aria-describedby={`${id}-hint`}
            onInput={(event) => {
              writeDraft('code', event.currentTarget.value);
              setWrong(false);
            }}
          />
          <Button type="submit" class="home-join-button">
            {home.joinButton}
          </Button>
        </div>
        <p id={`${id}-hint`} class={wrong ? 'field-error' : 'field-hint'} aria-live="polite">
          {wrong ? home.codeWrong : home.codeHint}
        </p>
      </form>
    </section>
  );
}

/** The way to the tables of others, with how many there are. */
export function OpenTablesLink() {
  const { openTables } = t();
  const { value } = useResource(fetchOpenTables, MINUTE);
  const count = value?.length ?? 0;
  return (
    <p class="cluster gap-3">
      <LinkButton icon="people" href="/tables">
        {openTables.title}
      </LinkButton>
      <span class="soft">
        {value !== null && (count > 0 ? openTables.count(count) : openTables.none)}
      </span>
    </p>
  );
}
