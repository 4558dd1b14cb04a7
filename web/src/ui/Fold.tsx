/** Something rarely needed, folded away behind a line that says what of it is chosen. */
import type { ComponentChildren } from 'preact';
import './fold.css';

export interface FoldProps {
  title: string;
  /** What is chosen within. */
  summary: string;
  children: ComponentChildren;
}

export function Fold({ title, summary, children }: FoldProps) {
  return (
    <details class="fold">
      <summary>
        <span class="fold-title">{title}</span>
        <span class="fold-summary">{summary}</span>
      </summary>
      <div class="fold-body">{children}</div>
    </details>
  );
}
