/** What stands in the place of a player's own move while a game is played back. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from './texts';
import { PromptText } from './Prompt';

export interface PlayedDockProps {
  /** What is expected of whom, or how it ended. */
  text: string;
  /** The hands that lie open. */
  children: ComponentChildren;
}

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
