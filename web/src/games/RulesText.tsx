/** What the rules texts of all games are made of. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '~/card-table/texts';
import './rules.css';

/** Begins at the clause that is named around it, or in the address; headings have clauses as `id`. */
export function RulesText({ children }: { children: ComponentChildren }): JSX.Element {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = text.current?.closest<HTMLElement>('[data-clause]')?.dataset['clause'];
    const clause = around ?? decodeURIComponent(location.hash.slice(1));
    if (clause === '') return;
    const heading = text.current?.querySelector<HTMLElement>(`[id="${CSS.escape(clause)}"]`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={text} class="game-rules">
      {children}
    </div>
  );
}

/** Marks what the published rules leave open and we had to decide. */
export function Reading(): JSX.Element {
  return <span class="game-reading">{t().rules.reading}</span>;
}

export interface FigureProps {
  /** Described for those who can't see it. */
  label: string;
  /** What is drawn, side by side. */
  picture: ComponentChildren;
  /** The caption. */
  children: ComponentChildren;
}

/** A picture with a caption. */
export function Figure({ label, picture, children }: FigureProps): JSX.Element {
  return (
    <figure class="game-figure">
      <div class="game-figure-row" role="img" aria-label={label}>
        {picture}
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
