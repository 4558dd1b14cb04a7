/** The grid with its frame: the cells, the start space at the lower left, the finish space at the upper right. */
import type { ComponentChildren, JSX, TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import { CardEmblem } from '../art/emblems';
import { t } from '../texts';
import type { PieceKind } from '../explanations';
import { type Facts, stageOf } from '../view';
import { cellsOf, type Layout, neighbourByKey } from '../layout';
import type { Selection } from '../selection';
import { isChosen, targetsOf } from '../targets';
import { CardFace } from './CardFace';
import { Cell } from './Cell';
import { CompassRose } from './CompassRose';
import { CurrentLines } from './CurrentLines';
import { Gust } from './Gust';
import { spaceFlip } from './animation';

export interface SeaProps {
  facts: Facts;
  selection: Selection;
  /** The cell of the newest placement, if that was the last move. */
  lastCell: number | null;
  /** Whether the last move came while the viewer was looking. */
  fresh: boolean;
  /** The cell under a card that is being dragged. */
  over: number | null;
  onCell(cell: number, byKeyboard: boolean): void;
  /** What else lies in the frame: by the finish space, and by the start space. */
  corner: ComponentChildren;
  children?: ComponentChildren;
}

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
  const { game, layout } = facts;
  const label = labelOf(facts);
  const targets = targetsOf(selection, facts);
  const card = cardOf(facts, selection);
  const [focused, setFocused] = useState(0);
  const won = game.outcome?.result === 'won';

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const next = neighbourByKey(layout, focused, event.key);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };

  return (
    <section
      class="tq-sea game-board"
      aria-label={label}
      data-grid={game.grid}
      data-stage={stageOf(facts) ?? 'none'}
    >
      <div class="tq-band">
        <p class="tq-progress">
          {sea.progress(game.cells.filter((cell) => cell !== null).length, layout.cells)}
        </p>
        {corner}
        {game.contest === undefined && <Space facts={facts} card="finish" filled={won} />}
      </div>
      <div class="tq-chart">
        <RowMarks facts={facts} />
        <div class="tq-grid" role="grid" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
          <CurrentLines layout={layout} />
          {layout.levelsFromTop.map((lines) => (
            <div key={lines[0]?.first} class="tq-row" role="row">
              {lines.flatMap((line) =>
                cellsOf(line).map((cell, index) => (
                  <Cell
                    key={cell}
                    facts={facts}
                    cell={cell}
                    x={line.indent + index}
                    target={targets.get(cell) ?? null}
                    card={card}
                    chosen={isChosen(selection, cell, facts)}
                    last={cell === lastCell}
                    over={cell === over}
                    focusable={cell === focused}
                    onFocus={setFocused}
                    onChoose={onCell}
                  />
                )),
              )}
            </div>
          ))}
        </div>
        {isSquare(layout) && (
          <ol class="tq-rule tq-rule--columns" aria-hidden="true">
            {Array.from({ length: layout.columns }, (_, column) => (
              <li key={column}>{column + 1}</li>
            ))}
          </ol>
        )}
      </div>
      <Gust facts={facts} fresh={fresh} />
      <div class="tq-band tq-band--low">
        <CompassRose />
        {hasStart(facts) && <Space facts={facts} card="start" filled={game.started} />}
        <p class="tq-ascending">{sea.ascending}</p>
      </div>
      {children}
    </section>
  );
}

/** The rows by their numbers, and what lies beside them. */
function RowMarks({ facts }: { facts: Facts }): JSX.Element {
  const { sea } = t().rough;
  const { layout, game } = facts;
  const stormy = game.storms?.purple.some((storms) => storms > 0) ?? false;
  // Their numbers alone say nothing that the cells don't.
  const marked = isSquare(layout) && (typeof game.rocks === 'number' || stormy);
  return (
    <ol class="tq-rule tq-rule--rows" aria-hidden={marked ? undefined : true}>
      {layout.levelsFromTop.map((lines) => {
        const row = (lines[0]?.row ?? 1) - 1;
        const rocks = isSquare(layout) && game.rocks === row;
        const storms = isSquare(layout) ? (game.storms?.purple[row] ?? 0) : 0;
        return (
          <li key={lines[0]?.first}>
            <span aria-hidden="true">{row + 1}</span>
            {rocks && <RowMark card="rocks" label={sea.rockRow(row + 1)} />}
            {storms > 0 && <RowMark card="purple" label={sea.stormRow(row + 1)} />}
          </li>
        );
      })}
    </ol>
  );
}

function RowMark({ card, label }: { card: 'rocks' | 'purple'; label: string }): JSX.Element {
  return (
    <span class="tq-row-mark" role="img" aria-label={label} data-about={card}>
      <CardEmblem card={card} />
    </span>
  );
}

function isSquare({ columns, levels }: Layout): boolean {
  return columns === 6 && levels === 6;
}

function hasStart({ game }: Facts): boolean {
  return game.grid === 'standard' || game.grid === 'day_night';
}

function labelOf({ game }: Facts): string {
  const { sea, grids } = t();
  return game.grid === 'arch' || game.grid === 'pyramid' ? grids.labels[game.grid] : sea.label;
}

/** The number that the selected card would show in a cell; of a wild, the chosen one. */
function cardOf({ own }: Facts, selection: Selection): number | null {
  if (selection.step !== 'card' && selection.step !== 'pay') return null;
  if (selection.step === 'pay' && selection.number !== null) return selection.number;
  const card = own?.hand[selection.slot];
  return typeof card === 'number' ? card : null;
}

interface SpaceProps {
  facts: Facts;
  card: 'start' | 'finish';
  filled: boolean;
}

function Space({ facts, card, filled }: SpaceProps): JSX.Element {
  const { sea } = t();
  const label = {
    start: filled ? sea.startFilled : sea.startEmpty,
    finish: filled ? sea.finishFilled : sea.finishEmpty,
  }[card];
  return (
    <div
      class={`tq-space tq-space--${card}`}
      role="img"
      aria-label={label}
      data-about={`${card}_space` satisfies PieceKind}
      data-filled={filled}
      {...(filled && spaceFlip(facts, card))}
    >
      {filled ? <CardFace card={card} /> : <span aria-hidden="true">{sea[card]}</span>}
    </div>
  );
}
