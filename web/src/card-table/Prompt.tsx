import type { ComponentChildren, JSX } from 'preact';
import { Button } from '~/ui/Button';
import { confirming } from '~/ui/preferences';
import type { Selection, Target } from './selection/selection';
import { t } from './texts';

/** What the viewer is doing, in words. */
export interface Prompt {
  readonly text: string;
  readonly warning?: string;
  readonly hint?: string;
}

export function PromptText({
  text,
  warning,
  hint,
  refused = null,
}: Prompt & { refused?: string | null }): JSX.Element {
  return (
    <div class="game-prompt">
      <p>{text}</p>
      {warning !== undefined && <p class="game-warning">{warning}</p>}
      {/* In the place of the hint, so that nothing else moves. */}
      {refused !== null && <p class="game-refused">{refused}</p>}
      {refused === null && hint !== undefined && <p class="game-hint">{hint}</p>}
    </div>
  );
}

export interface PaymentButtonProps {
  selection: Selection;
  targets: ReadonlyMap<number, Target>;
  onToggle(): void;
}

/** Where a move needs no button, the way to choose what it is paid with. */
export function PaymentButton({
  selection,
  targets,
  onToggle,
}: PaymentButtonProps): JSX.Element | null {
  const { step, cells, careful } = selection;
  const costly = [...targets.values()].some(({ cost = 0 }) => cost > 0);
  if (confirming.on.value || step !== 'card' || cells.length > 0 || !costly) return null;
  return (
    <Button aria-pressed={careful} onClick={onToggle}>
      {t().dock.choosePayment}
    </Button>
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
