/** A text to pass on, with a button that copies it. */
import { useId, useRef, useState } from 'preact/hooks';
import { t } from '~/texts';
import { Button } from './controls';
import { topmostDialog } from './Dialog';
import { Icon } from './Icon';
import { lazy, useLazy } from './lazy';
import { announce, showToast } from './Toasts';
import './styles/controls.css';

export interface CopyFieldProps {
  label: string;
  text: string;
  /** Whether to copy it is the one thing to do next. */
  first?: boolean;
}

export function CopyField({ label, text, first = false }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    if (!(await copyText(text))) {
      field.current?.select();
      showToast(t().frame.copyFailed);
      return;
    }
    setCopied(true);
    announce(t().frame.copied);
  };

  return (
    <div class="field">
      <label class="strong" htmlFor={id}>
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
        <Button look={first ? 'primary' : 'plain'} onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? t().frame.copied : t().frame.copy}
        </Button>
      </div>
    </div>
  );
}

/** Tells whether it could be copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** As pages do that are served over plain HTTP, where there is no clipboard. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  // Outside of an open dialog nothing can be selected.
  (topmostDialog.peek() ?? document.body).append(area);
  area.focus();
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

/** Light modules around the code, so that a camera finds it. */
const MARGIN = 3;

/** The library that computes it is loaded when one is shown. */
const encoder = lazy(async () => (await import('uqr')).encode);

export function Qr({ text }: { text: string }) {
  const encode = useLazy(encoder);
  if (typeof encode !== 'function') {
    const { busy, failed } = t().loading;
    return <p class="qr-state">{encode === 'failed' ? failed : busy}</p>;
  }
  const modules = encode(text, { border: 0 }).data;
  const size = modules.length + 2 * MARGIN;
  return (
    <svg
      class="qr"
      role="img"
      aria-label={t().frame.qr(text)}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      shape-rendering="crispEdges"
    >
      <path d={modules.flatMap(rowPath).join('')} />
    </svg>
  );
}

function rowPath(row: boolean[], y: number): string[] {
  return row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''));
}
