/** Catches what fails while a part of the page is drawn: that part says so, and all others go on. */
import { Component, type ComponentChildren } from 'preact';
import { reportFault } from '~/net/faults';
import { hasNewerPage } from '~/net/http';
import { t } from '~/texts';
import type { PagePart } from '~/wire/http';
import { Button } from './controls';

interface BoundaryProps {
  part: PagePart;
  /** The thing that is drawn: another one is tried anew. */
  of?: unknown;
  children: ComponentChildren;
}

export class Boundary extends Component<BoundaryProps, { failed: { of: unknown } | null }> {
  override state: { failed: { of: unknown } | null } = { failed: null };

  override componentDidCatch(error: unknown): void {
    const { part, of } = this.props;
    this.setState({ failed: { of } });
    reportFault(part, error);
    // An old page may not understand what a newer server sends. Where only a part fails, the guest may be in the
    // middle of something; and one that has been loaded again already is not to be loaded for ever.
    if (part === 'page' && hasNewerPage.value && !wasReloaded()) location.reload();
  }

  override render({ part, of, children }: BoundaryProps, { failed }: Boundary['state']) {
    if (failed === null || failed.of !== of) return children;
    const notice = (
      <div class="panel">
        <Failed text={t().loading.broken} />
      </div>
    );
    return part === 'page' ? <main class="page page--narrow">{notice}</main> : notice;
  }
}

function wasReloaded(): boolean {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return way?.type === 'reload';
}

/** Says that something can't be shown, and offers to load the page anew: the server may have a newer client by now. */
export function Failed({ text }: { text: string }) {
  return (
    <div class="stack gap-4 at-start" role="alert">
      <p>{text}</p>
      <Button onClick={() => location.reload()}>{t().loading.reload}</Button>
    </div>
  );
}
