/** The page's live region and its toasts; once, at the root. */
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { t } from '~/texts';
import { Button, IconButton } from './controls';
import { topmostDialog } from './Dialog';
import './styles/overlays.css';

/**
 * Draws them in a root of their own, which stands in the topmost open dialog: all that stands outside of
 * that is below it, can't be pressed and is not read out.
 */
export function ToastHost() {
  useLayoutEffect(() => {
    const holder = document.createElement('div');
    render(<Messages />, holder);
    const stop = effect(() => (topmostDialog.value ?? document.body).append(holder));
    return () => {
      stop();
      render(null, holder);
      holder.remove();
    };
  }, []);
  return null;
}

/** A message that stands on the page for as long as it holds; repeated here where a dialog lies over it. */
export const standing = signal<string | null>(null);

function Messages() {
  const covered = topmostDialog.value === null ? null : standing.value;
  return (
    <>
      <div class="visually-hidden" role="status" aria-live="polite" data-testid="live">
        {announced}
      </div>
      <div class="toasts" role="status" aria-live="polite">
        {covered !== null && (
          <div class="toast">
            <span>{covered}</span>
          </div>
        )}
        {toasts.value.map((toast) => (
          <div key={toast.id} class="toast" aria-hidden={toast.answers}>
            <span>{toast.sentence}</span>
            {toast.again && (
              <Button
                look="quiet"
                onClick={() => {
                  dismiss(toast.id);
                  toast.again?.();
                }}
              >
                {t().loading.retry}
              </Button>
            )}
            {!toast.answers && (
              <IconButton
                icon="close"
                bare
                aria-label={t().frame.close}
                onClick={() => dismiss(toast.id)}
              />
            )}
          </div>
        ))}
      </div>
    </>
  );
}

/** Short alerts that go away by themselves. Drawn, and read out, by `ToastHost`. */
export interface Toast {
  id: number;
  sentence: string;
  /** Whether it answers a key: the live region has it already. */
  answers?: boolean;
  /** Tries once more, if that is possible. */
  again?: (() => void) | undefined;
}

/** For so long at least, and for long ones as long as it takes to read them, in milliseconds. */
const SHOWN_FOR = 7_000;
const READ_IN = 70;

export const toasts = signal<readonly Toast[]>([]);
let last = 0;

export function showToast(sentence: string, again?: () => void): void {
  // The same again replaces what is still shown instead of piling up.
  toasts.value = toasts.value.filter((shown) => shown.sentence !== sentence);
  show({ id: ++last, sentence, again });
}

/** Reads out and shows the answer to a key, in the place of the answer before. */
export function showAnswer(sentence: string): void {
  announce(sentence);
  dismissAnswer();
  show({ id: ++last, sentence, answers: true });
}

/** Takes the shown answer away. */
export function dismissAnswer(): void {
  toasts.value = toasts.value.filter((toast) => !toast.answers);
}

function show(toast: Toast): void {
  toasts.value = [...toasts.value, toast];
  const time = Math.max(SHOWN_FOR, READ_IN * toast.sentence.length);
  setTimeout(() => dismiss(toast.id), time);
}

function dismiss(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

/* Sentences for screen readers. They go into one polite live region of the page;
 * sentences that come at once are read one after the other, whichever part of the page has them.
 */

export const announced = signal('');

/** The parts of a page are not drawn in one go: a later sentence must not push out an earlier one. */
const TOGETHER_MS = 100;

let queued: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Withdraws news that no longer hold: they are neither read out any more nor found by those who look. */
export function retract(news: string): void {
  queued = queued.filter((sentence) => sentence !== news);
  if (queued.length === 0) clearTimeout(timer);
  if (announced.peek().includes(news)) announced.value = '';
}

export function announce(news: string): void {
  if (queued.length === 0) {
    // The news that it was set for may have been retracted.
    clearTimeout(timer);
    timer = setTimeout(() => {
      const sentence = queued.join(' ');
      queued = [];
      // The same sentence again would be no change, and would not be read.
      announced.value = announced.peek() === sentence ? `${sentence}\u00a0` : sentence;
    }, TOGETHER_MS);
  }
  queued.push(news);
}
