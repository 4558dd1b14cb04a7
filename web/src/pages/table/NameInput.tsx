/** The field for one's own name. What is typed outlives a reload; the name last used is offered. */
import type { RefObject } from 'preact';
import { readDraft, writeDraft } from '~/net/draft';
import { rememberedName } from '~/net/name';

/** As the server has it; it refuses what is longer. */
const LONGEST = 24;

export interface NameInputProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  /** The name the guest goes by at this table already. */
  known?: string | null;
  /** Whether the name in it was refused. */
  invalid: boolean;
  onInput(): void;
}

export function NameInput({ id, field, known, invalid, onInput }: NameInputProps) {
  return (
    <input
      ref={field}
      id={id}
      class="input"
      autoComplete="nickname"
      maxLength={LONGEST}
      defaultValue={readDraft('name') ?? known ?? rememberedName()}
      aria-invalid={invalid}
      aria-describedby={`${id}-hint`}
      onInput={(event) => {
        writeDraft('name', event.currentTarget.value);
        onInput();
      }}
    />
  );
}
