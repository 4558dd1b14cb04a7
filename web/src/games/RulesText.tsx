/**
 * What the rules texts of all games are made of. They are JSX and not MDX, so that the compiler checks their
 * figures, and that captions and lists need no paragraphs within.
 */
import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '~/card-table/texts';
import { AskedClause } from './game';
import './rules.css';

/** The headings of the text around, by their clauses, in its order. */
const Headings = createContext<Map<string, HTMLElement>>(new Map());

/** Begins at the clause that is asked for, or named in the address. */
export function RulesText({ children }: { children: ComponentChildren }): JSX.Element {
  const headings = useMemo(() => new Map<string, HTMLElement>(), []);
  const asked = useContext(AskedClause);
  useEffect(() => {
    const heading = headings.get(asked ?? decodeURIComponent(location.hash.slice(1)));
    if (heading) goTo(heading);
  }, [headings, asked]);
  return (
    <div class="game-rules">
      <Contents headings={headings} />
      <Headings.Provider value={headings}>{children}</Headings.Provider>
    </div>
  );
}

export interface ClauseProps {
  /** As the rules are numbered, such as "T-1". */
  id: string;
  /** Whether it is part of the clause before, and not listed in the contents. */
  sub?: boolean;
  children: ComponentChildren;
}

/** The heading of a clause, to which links lead. */
export function Clause({ id, sub = false, children }: ClauseProps): JSX.Element {
  const headings = useContext(Headings);
  const Heading = sub ? 'h3' : 'h2';
  return (
    <Heading
      ref={(element: HTMLElement | null) => void (element && headings.set(id, element))}
      id={id}
    >
      {children}
    </Heading>
  );
}

function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** The headings of the text, which lead to its parts; on a phone they stay within reach. */
function Contents({ headings }: { headings: ReadonlyMap<string, HTMLElement> }): JSX.Element {
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
      <summary>{t().rules.contents}</summary>
      <ol>
        {listed.map((heading) => (
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

interface FigureProps {
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
