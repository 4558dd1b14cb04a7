/** The grid with its frame: 36 cells, the start space at the lower left, the finish space at the upper right. */
import type { ComponentChildren, JSX, TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { neighbourByKey, type Offer, ROW, ROWS_FROM_TOP } from '../play/cells';
import type { Facts } from '../play/facts';
import { offersFor, type Selection } from '../play/selection';
import { CardFace } from './CardFace';
import { Cell } from './Cell';
import { CompassRose } from './CompassRose';
import { CurrentLines } from './CurrentLines';

export interface SeaProps {
  facts: Facts;
  selection: Selection;
  /** The cell of the newest placement, if that was the last move. */
  lastCell: number | null;
  /** Whether that placement came while the viewer was looking. */
  fresh: boolean;
  /** The cell under a card that is being dragged. */
  over: number | null;
  onCell(cell: number, byKeyboard: boolean): void;
  /** What else lies in the frame: by the finish space, and by the start space. */
  corner: ComponentChildren;
  children?: ComponentChildren;
}

const NO_OFFERS: ReadonlyMap<number, Offer> = new Map();

export function Sea({
  facts,
  selection,
  lastCell,
  fresh,
  over,
  onCell,
  corner,
  children,
}: SeaProps): JSX.Element {
  const { sea } = t();
  const { game, own } = facts;
  const slot = selection.step === 'card' || selection.step === 'pay' ? selection.slot : null;
  const offers = slot === null ? NO_OFFERS : offersFor(facts, slot);
  const card = slot === null ? null : (own?.hand[slot] ?? null);
  const chosen = selection.step === 'pay' ? selection.cell : null;
  const [focused, setFocused] = useState(0);
  const won = game.outcome?.result === 'won';

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const next = neighbourByKey(focused, event.key);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };

  return (
    <section class="tq-sea" aria-label={sea.label}>
      <div class="tq-band">
        <p class="tq-progress">{sea.progress(game.cells.filter((cell) => cell !== null).length)}</p>
        {corner}
        <Space card="finish" filled={won} />
      </div>
      <div class="tq-chart">
        <ol class="tq-rule tq-rule--rows" aria-hidden="true">
          {ROWS_FROM_TOP.map((_, fromTop) => (
            <li key={fromTop}>{ROWS_FROM_TOP.length - fromTop}</li>
          ))}
        </ol>
        <div class="tq-grid" role="grid" aria-label={sea.label} tabIndex={-1} onKeyDown={onKeyDown}>
          <CurrentLines />
          {ROWS_FROM_TOP.map((cells) => (
            <div key={cells[0]} class="tq-row" role="row">
              {cells.map((cell) => (
                <Cell
                  key={cell}
                  cell={cell}
                  island={game.cells[cell] ?? null}
                  offer={offers.get(cell) ?? null}
                  card={typeof card === 'number' ? card : null}
                  chosen={cell === chosen}
                  last={cell === lastCell}
                  fresh={fresh && cell === lastCell}
                  over={cell === over}
                  focusable={cell === focused}
                  onFocus={setFocused}
                  onChoose={onCell}
                />
              ))}
            </div>
          ))}
        </div>
        <ol class="tq-rule tq-rule--columns" aria-hidden="true">
          {Array.from({ length: ROW }, (_, column) => (
            <li key={column}>{column + 1}</li>
          ))}
        </ol>
      </div>
      <div class="tq-band tq-band--low">
        <CompassRose />
        <Space card="start" filled={game.started} />
        <p class="tq-ascending">{sea.ascending}</p>
        {children}
      </div>
    </section>
  );
}

function Space({ card, filled }: { card: 'start' | 'finish'; filled: boolean }): JSX.Element {
  const { sea } = t();
  const label = {
    start: filled ? sea.startFilled : sea.startEmpty,
    finish: filled ? sea.finishFilled : sea.finishEmpty,
  }[card];
  return (
    <div class={`tq-space tq-space--${card}`} role="img" aria-label={label} data-filled={filled}>
      {filled ? <CardFace card={card} /> : <span aria-hidden="true">{sea[card]}</span>}
    </div>
  );
}
