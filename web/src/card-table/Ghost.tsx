/** A move that was or could have been made, drawn where it would go. Elsewhere it is told in words. */
import type { ComponentChildren, JSX } from 'preact';
import type { Ghost } from '~/games/game';
import './styles/style.css';

interface GhostCardProps {
  ghost: Ghost;
  /** The card that would lie there; nothing where something would be done to what lies there. */
  children?: ComponentChildren;
}

export function GhostCard({ ghost, children }: GhostCardProps): JSX.Element {
  return (
    <span class="ghost" data-played={ghost.isPlayed} aria-hidden="true">
      <span class="ghost-card">{children}</span>
      <span class="ghost-chance">{ghost.chance}</span>
    </span>
  );
}

/** The best of the moves for each cell, by what `cellOf` says of them. */
export function ghostsByCell<Action>(
  ghosts: readonly Ghost[],
  cellOf: (action: Action) => number | null,
): ReadonlyMap<number, Ghost> {
  const byCell = new Map<number, Ghost>();
  for (const ghost of ghosts) {
    const cell = cellOf(ghost.action as Action);
    if (cell !== null && !byCell.has(cell)) byCell.set(cell, ghost);
  }
  return byCell;
}
