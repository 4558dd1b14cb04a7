import type { JSX } from 'preact';

/** What the viewer is doing, in words. */
export interface Prompt {
  readonly text: string;
  readonly warning?: string;
  readonly hint?: string;
}

export function PromptText({ text, warning, hint }: Prompt): JSX.Element {
  return (
    <div class="game-prompt">
      <p>{text}</p>
      {warning !== undefined && <p class="game-warning">{warning}</p>}
      {hint !== undefined && <p class="game-hint">{hint}</p>}
    </div>
  );
}
