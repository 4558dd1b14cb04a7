/** A text to pass on, with a button that copies it. */
import { useId, useRef, useState } from 'preact/hooks';
import { t } from '~/texts';
import { Button } from './Button';
import { Icon } from './Icon';
import { announce } from './announce';
import { notify } from './toast';
import './field.css';

export function CopyField({ label, text }: { label: string; text: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    try {
      // Missing on pages served over plain HTTP.
      await navigator.clipboard.writeText(text);
    } catch {
      field.current?.select();
      notify(t().share.copyFailed);
      return;
    }
    setCopied(true);
    announce(t().share.copied);
  };

  return (
    <div class="field">
      <label class="field-label" htmlFor={id}>
        {label}
      </label>
      <div class="copy-field">
        <input
          ref={field}
          id={id}
          class="input"
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? t().share.copied : t().share.copy}
        </Button>
      </div>
    </div>
  );
}
