/** The page's live region and its toasts; once, at the root. */
import { announced } from './announce';
import { dismiss, toasts } from './toast';
import { Icon } from './Icon';
import { t } from '~/texts';
import './toasts.css';

export function Notices() {
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
