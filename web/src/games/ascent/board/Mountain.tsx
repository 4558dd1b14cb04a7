/** The mountain: its cells row by row, the goals beside the summit, the panoramas at the foot. */
import type { ComponentChildren, JSX, TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { Flip } from '~/card-table/animation/flips';
import { Massif } from '../art/Scenery';
import { t } from '../texts';
import { cardAt, cardsPlaced, type Facts } from '../view';
import { CELLS, idOf, neighbourByKey, ROWS_FROM_TOP, rowOf } from '../mountain';
import type { Selection } from '../selection';
import { targetsOf } from '../targets';
import { Cell } from './Cell';
import { Goals } from './Goals';
import { cellFlip } from './animation';
import { Panoramas } from './Panoramas';
import { comingCard, isChosen, previewAt } from './preview';
import { Ways } from './Ways';

export interface MountainProps {
  facts: Facts;
  selection: Selection;
  /** The cells of the newest move. */
  lastCells: readonly number[];
  /** The cell under a card that is being dragged. */
  over: number | null;
  onCell(cell: number, byKeyboard: boolean): void;
  /** What else stands beside the summit, and below the foot. */
  corner: ComponentChildren;
  children?: ComponentChildren;
}

const FIRST_CELL = idOf([1, 0]);

export function Mountain(props: MountainProps): JSX.Element {
  const { facts, selection, lastCells, over, onCell, corner, children } = props;
  const { mountain } = t();
  const targets = targetsOf(selection, facts);
  const coming = comingCard(selection, facts);
  const [focused, setFocused] = useState(FIRST_CELL);
  const placed = cardsPlaced(facts);

  const flipOf = (cell: number): Flip | null => {
    const card = previewAt(cell, selection, facts) ?? cardAt(facts, cell);
    return card === null ? null : cellFlip(facts, cell, card, selection);
  };

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const next = neighbourByKey(focused, event.key);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };

  return (
    <section class="as-mountain game-board" aria-label={mountain.label}>
      <div class="as-corner as-corner--left">
        <Goals facts={facts} />
      </div>
      <div class="as-corner as-corner--right">
        <p class="as-progress">
          <span aria-hidden="true">{mountain.progress(placed, CELLS)}</span>
          <span class="visually-hidden">{mountain.progressLabel(placed, CELLS)}</span>
        </p>
        {corner}
      </div>
      <div class="as-slope">
        <Massif />
        <div
          class="as-grid"
          role="grid"
          aria-label={mountain.label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {ROWS_FROM_TOP.map((cells) => (
            <div key={cells[0]} class="as-row" role="row" data-row={rowOf(cells[0] ?? FIRST_CELL)}>
              {cells.map((cell) => (
                <Cell
                  key={cell}
                  facts={facts}
                  cell={cell}
                  target={targets.get(cell) ?? null}
                  coming={coming}
                  preview={previewAt(cell, selection, facts)}
                  flip={flipOf(cell)}
                  chosen={isChosen(cell, selection)}
                  last={lastCells.includes(cell)}
                  over={cell === over}
                  focusable={cell === focused}
                  onFocus={setFocused}
                  onChoose={onCell}
                />
              ))}
            </div>
          ))}
          <Ways facts={facts} selection={selection} />
        </div>
      </div>
      <Panoramas facts={facts} />
      {children}
    </section>
  );
}
