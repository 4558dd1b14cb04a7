/** Takes the text of a record, for those who have no file. */
import { useId, useRef } from 'preact/hooks';
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { readDraft, writeDraft } from '~/net/draft';

export interface PasteFormProps {
  busy: boolean;
  onText(text: string): void;
}

export function PasteForm({ busy, onText }: PasteFormProps) {
  const { upload } = t().replay;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text === '') field.current?.focus();
    else onText(text);
  };

  return (
    <details class="paste" open={readDraft('record') !== null}>
      <summary>{upload.orPaste}</summary>
      <form class="field" noValidate onSubmit={submit}>
        <label class="field-label" htmlFor={id}>
          {upload.text}
        </label>
        <textarea
          ref={field}
          id={id}
          class="input paste-text"
          rows={8}
          spellcheck={false}
          autoComplete="off"
          defaultValue={readDraft('record') ?? ''}
          onInput={({ currentTarget }) => writeDraft('record', currentTarget.value || null)}
        />
        <div class="dialog-actions">
          <Button type="submit" disabled={busy}>
            {upload.check}
          </Button>
        </div>
      </form>
    </details>
  );
}
