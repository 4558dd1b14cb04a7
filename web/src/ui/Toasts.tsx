/** The page's live region and its toasts; once, at the root. */
import { signal } from '@preact/signals';
import { t } from '~/texts';
import { Icon } from './Icon';
import { announced } from './announce';
import './toasts.css';

export function ToastHost() {
  return (
    <>
      <div class="visually-hidden" role="status" aria-live="polite" data-testid="live">
        {announced}
      </div>
      <div class="toasts" role="status" aria-live="polite">
        {toasts.value.map((toast) => (
          <div key={toast.id} class="toast">
            <span>{toast.sentence}</span>
            <button
              type="button"
              class="toast-close"
              aria-label={t().frame.close}
              onClick={() => dismiss(toast.id)}
            >
              <Icon name="close" />
            </button>
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
}

const SHOWN_FOR = 7_000;

export const toasts = signal<readonly Toast[]>([]);
let last = 0;

export function showToast(sentence: string): void {
  const toast = { id: ++last, sentence };
  // The same again replaces what is still shown instead of piling up.
  const others = toasts.value.filter((shown) => shown.sentence !== sentence);
  toasts.value = [...others, toast];
  setTimeout(() => dismiss(toast.id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}
