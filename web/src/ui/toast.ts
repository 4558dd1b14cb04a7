/** Short notices that go away by themselves. Drawn, and read out, by `ToastHost`. */
import { signal } from '@preact/signals';

export interface Toast {
  id: number;
  sentence: string;
}

const SHOWN_FOR = 7_000;

export const toasts = signal<readonly Toast[]>([]);
let last = 0;

export function notify(sentence: string): void {
  const toast = { id: ++last, sentence };
  // The same again replaces what is still shown instead of piling up.
  const others = toasts.value.filter((shown) => shown.sentence !== sentence);
  toasts.value = [...others, toast];
  setTimeout(() => dismiss(toast.id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}
