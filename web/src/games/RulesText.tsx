/** The components that the rules texts of all games share. These are MDX: Markdown, with components for figures. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FirstClause } from '~/card-table/explain/help';
import { t } from '~/texts';
import './rules.css';

/** The headings of the text around, by their clauses, in its order. */
const Headings = createContext<Map<string, HTMLElement>>(new Map());

const COMPONENTS = { wrapper: RulesText, h2: clause('h2'), h3: clause('h3'), Ideas, Reading };

/** The components that a text uses without an import: MDX asks for them by this name. */
export function useMDXComponents(): typeof COMPONENTS {
  return COMPONENTS;
}

/** Begins at the clause that was wanted, or is named in the address. */
function RulesText({ children }: { children: ComponentChildren }) {
  const headings = useMemo(() => new Map<string, HTMLElement>(), []);
  const first = useContext(FirstClause);
  useEffect(() => {
    const heading = headings.get(first ?? location.hash.slice(1));
    if (heading) goTo(heading);
  }, [headings, first]);
  return (
    <div class="game-rules stack">
      <Contents headings={headings} />
      <Headings.Provider value={headings}>{children}</Headings.Provider>
    </div>
  );
}

/** Makes the component for a heading such as `## T-3 Placing an island`, to whose number links lead. */
function clause(Heading: 'h2' | 'h3') {
  return function Clause({ children }: { children: string }) {
    const headings = useContext(Headings);
    const [id = '', ...title] = children.split(' ');
    return (
      <Heading
        ref={(element: HTMLElement | null) => void (element && headings.set(id, element))}
        id={id}
      >
        {title.join(' ')}
      </Heading>
    );
  };
}

function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** The main headings of the text, which lead to its parts; on a phone they stay within reach. */
function Contents({ headings }: { headings: ReadonlyMap<string, HTMLElement> }) {
  const [listed, setListed] = useState<readonly HTMLElement[]>([]);
  const fold = useRef<HTMLDetailsElement>(null);
  // They are there once the text is.
  useEffect(() => {
    setListed([...headings.values()].filter(({ tagName }) => tagName === 'H2'));
  }, [headings]);
  const choose = (heading: HTMLElement): void => {
    if (fold.current) fold.current.open = false;
    goTo(heading);
  };
  return (
    <details ref={fold} class="game-contents box">
      <summary class="row strong">{t().rules.contents}</summary>
      <ol>
        {listed.map((heading) => (
          <li key={heading.id}>
            <button type="button" class="line-button" onClick={() => choose(heading)}>
              {heading.textContent}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A few words after the rules for those who are about to play for the first time: our own, and no rule. */
function Ideas({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="game-ideas box stack gap-2" aria-label={title}>
      <p class="strong">{title}</p>
      {children}
    </section>
  );
}

/** Marks what the published rules leave open and we had to decide, by its clause. */
function Reading({ of }: { of: string }) {
  return (
    <span class="game-reading" data-clause={of}>
      {t().rules.reading}
    </span>
  );
}

interface FigureProps {
  /** Described for those who can't see it. */
  label: string;
  /** The drawings, side by side. */
  picture: ComponentChildren;
  /** The caption. */
  children: ComponentChildren;
}

/** A picture with a caption. */
export function Figure({ label, picture, children }: FigureProps) {
  return (
    <figure class="game-figure cluster gap-3">
      <div class="game-figure-row" role="img" aria-label={label}>
        {picture}
      </div>
      <figcaption class="soft small">{children}</figcaption>
    </figure>
  );
}
