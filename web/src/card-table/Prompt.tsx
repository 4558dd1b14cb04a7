import type { ComponentChildren, JSX } from 'preact';
import { t } from './texts';

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

export interface PlayedDockProps {
  /** What is expected of whom, or how it ended. */
  text: string;
  /** The hands that lie open. */
  children: ComponentChildren;
}

/** What stands in the place of a player's own move while a game is played back. */
export function PlayedDock({ text, children }: PlayedDockProps): JSX.Element {
  return (
    <section class="game-dock game-dock--played" aria-label={t().dock.position}>
      <div class="game-dock-text">
        <PromptText text={text} />
      </div>
      {children}
    </section>
  );
}
