/** What the rules texts of all games are made of. */
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
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
    if (heading) goTo(heading);
  }, []);
  return (
    <div ref={text} class="game-rules">
      <Contents text={text} />
      {children}
    </div>
  );
}

function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** The headings of the text, which lead to its parts; on a phone they stay within reach. */
function Contents({ text }: { text: RefObject<HTMLElement | null> }): JSX.Element {
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    setHeadings([...(text.current?.querySelectorAll<HTMLElement>('h2[id]') ?? [])]);
  }, [text]);
  const choose = (heading: HTMLElement): void => {
    if (fold.current) fold.current.open = false;
    goTo(heading);
  };
  return (
    <details ref={fold} class="game-contents">
      <summary>{t().rules.contents}</summary>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <button type="button" onClick={() => choose(heading)}>
              {heading.textContent}
            </button>
          </li>
        ))}
      </ol>
    </details>
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
