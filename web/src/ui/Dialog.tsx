/** A modal dialog on the browser's own: it traps the focus, closes on Escape and gives focus back. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '~/texts';
import { Icon } from './Icon';
import './dialog.css';

export interface DialogProps {
  title: string;
  onClose(): void;
  /** For pages of text. */
  wide?: boolean;
  /** The `id` of what is read out with the title. */
  describedBy?: string;
  children: ComponentChildren;
}

/** What a dialog asks for or about; the browser would choose the closing button above it. */
const FIRST_TO_FOCUS =
  'form input:not([readonly], [type="radio"]:not(:checked)), .dialog-actions button';

let open = 0;

/** Whether a dialog has the keyboard to itself. */
export function isDialogOpen(): boolean {
  return open > 0;
}

/** Open for as long as it is rendered. */
export function Dialog({ title, onClose, wide, describedBy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    open += 1;
    dialog.current?.querySelector<HTMLElement>(FIRST_TO_FOCUS)?.focus();
    return () => {
      open -= 1;
      // Removing an open dialog from the page does not give the focus back by itself.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    // The click is a convenience for the pointer; the keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      class={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="dialog-body">
        <div class="dialog-header">
          <h2 id={titleId}>{title}</h2>
          <button type="button" class="dialog-close" aria-label={t().frame.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Whether the page is to say how a board is used; the board does, as it knows best. */
export const helpOpen = signal(false);
