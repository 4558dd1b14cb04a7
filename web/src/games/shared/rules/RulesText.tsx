/** What the rules texts of all games are made of. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../i18n';
import './rules.css';

export function RulesText({ children }: { children: ComponentChildren }): JSX.Element {
  return <div class="game-rules">{children}</div>;
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
