/** A modal dialog on the browser's own: it traps the focus, closes on Escape and gives focus back. */
import { computed, signal } from '@preact/signals';
import { type ComponentChildren, createContext, type RefObject } from 'preact';
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '~/texts';
import { Boundary } from './Boundary';
import { Button, type ButtonProps, IconButton } from './controls';
import './styles/overlays.css';

export interface DialogProps {
  title: string;
  onClose(): void;
  /** For pages of text. */
  wide?: boolean;
  /** The `id` of what is read out with the title. */
  describedBy?: string;
  children: ComponentChildren;
}

/** The fields of a dialog that are to be filled in. */
const FIELDS = 'form input:not([readonly], [type="radio"]:not(:checked))';

/** Where the dialog finds its buttons. */
const Actions = createContext<RefObject<HTMLDivElement | null> | null>(null);

/** In the order in which they were opened. */
const rendered = signal<readonly HTMLDialogElement[]>([]);

/** The dialog above all others: what stands outside of it can neither be used nor is it read out. */
export const topmostDialog = computed(() => rendered.value.at(-1) ?? null);

/** Whether a dialog has the keyboard to itself: the browser may close one a moment before it says so. */
export function isDialogOpen(): boolean {
  return rendered.peek().some((dialog) => dialog.open);
}

/** Open for as long as it is rendered. */
export function Dialog({ title, onClose, wide, describedBy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  /** Whether a press began outside: a selection of text that ends there closes nothing. */
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    rendered.value = [...rendered.peek(), element];
    // The browser would choose the closing button above it.
    const field = element.querySelector<HTMLElement>(FIELDS);
    (field ?? actions.current?.querySelector('button'))?.focus();
  }, []);

  // The effect above would end some time after the dialog has gone, when the focus may have moved on.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      rendered.value = rendered.peek().filter((other) => other !== element);
      // The browser gives the focus back from what is closed, but not from what is merely removed.
      element?.close();
    };
  }, []);

  /** The browser reports a closing only in the next frame, when what was closed may have gone already. */
  const closed = ({ target }: Event): void => {
    if (rendered.peek().some((one) => one === target)) onClose();
  };

  return (
    // The click is a convenience for the pointer; the keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      class={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // Escape: whoever then presses the opener at once is to find the dialog gone.
      onCancel={closed}
      onClose={closed}
      onPointerDown={({ target }) => {
        pressedOutside.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        if (target === dialog.current && pressedOutside.current) onClose();
      }}
    >
      <div class="dialog-body stack gap-4">
        <div class="dialog-header">
          <h2 id={titleId}>{title}</h2>
          <CloseButton onClick={onClose} />
        </div>
        <Actions.Provider value={actions}>
          <Boundary part="dialog">{children}</Boundary>
        </Actions.Provider>
      </div>
    </dialog>
  );
}

/** Closes what it stands in a corner of. */
export function CloseButton({ onClick }: { onClick(): void }) {
  return (
    <IconButton
      icon="close"
      bare
      class="dialog-close"
      aria-label={t().frame.close}
      onClick={onClick}
    />
  );
}

/** The buttons of a dialog, of which the first has the focus where nothing else is asked for. */
export function DialogActions({ children }: { children: ComponentChildren }) {
  return (
    <div class="dialog-actions cluster gap-3" ref={useContext(Actions)}>
      {children}
    </div>
  );
}

interface DialogButtonProps extends ButtonProps {
  /** The dialog that it opens, until that is closed. */
  renderDialog(onClose: () => void): ComponentChildren;
}

/** A button that opens a dialog. */
export function DialogButton({ renderDialog, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} {...button} />
      {open && renderDialog(() => setOpen(false))}
    </>
  );
}

interface ConfirmDialogProps extends DialogProps {
  /** The label of the button for it. */
  label: string;
  onConfirm(): void;
}

/** Asks before something that can't be taken back, and is closed when that is done. */
export function ConfirmDialog({ label, onConfirm, children, ...dialog }: ConfirmDialogProps) {
  const confirm = () => {
    dialog.onClose();
    onConfirm();
  };
  return (
    <Dialog {...dialog}>
      {children}
      <DialogActions>
        <Button onClick={dialog.onClose}>{t().frame.cancel}</Button>
        <Button look="danger" onClick={confirm}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
