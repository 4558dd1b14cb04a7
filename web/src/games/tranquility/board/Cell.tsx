import type { JSX } from 'preact';
import { GhostCard } from '~/card-table/Ghost';
import { useSpots } from '~/card-table/spots';
import type { Ghost } from '~/games/game';
import { seatMarks } from '~/ui/faces/SeatFace';
import type { TranquilityAction } from '~/wire/tranquility';
import { Island } from '../art/Island';
import { CardEmblem } from '../art/emblems';
import { type CellState, cellStateLabel, cellStateOf } from '../cellState';
import type { PieceKind } from '../explanations';
import type { Target } from '../offers';
import { where } from '../sentences';
import { t } from '../texts';
import type { Facts } from '../view';
import { EXPLORER_STAR, SideSign } from './Extras';
import { cellFlip } from './animation';

export interface CellProps {
  facts: Facts;
  cell: number;
  /** The column of the picture, from 0. */
  x: number;
  /** What choosing the cell means; null where it can't be chosen. */
  target: Target | null;
  /** The number of the selected card. */
  card: number | null;
  chosen: boolean;
  last: boolean;
  over: boolean;
  /** A move to be drawn here. */
  ghost: Ghost | null;
  focusable: boolean;
  onFocus(cell: number): void;
  onChoose(cell: number, byKeyboard: boolean): void;
}

export function Cell(props: CellProps): JSX.Element {
  const { facts, cell, x, target, card, chosen, last, over, ghost, focusable } = props;
  const spots = useSpots();
  const state = cellStateOf(facts, cell);
  const shown = state.island ?? (chosen && target?.kind === 'place' ? card : null);
  const offer = target?.kind === 'place' ? target : null;
  return (
    <button
      type="button"
      role="gridcell"
      class="tq-cell"
      style={{ gridColumnStart: x + 1 }}
      {...spots.at(`cell:${cell}`, focusable && 'board')}
      data-cell={cell}
      data-about={kindOf(state)}
      data-state={stateOf(props, state)}
      data-aim={target !== null && target.kind !== 'place'}
      data-chosen={chosen}
      data-closed={state.closed ?? 'no'}
      data-explorer={state.explorer}
      data-owner={state.owner ?? 'none'}
      data-night={state.night === true}
      data-hopeless={offer?.hopeless === true}
      data-last={last}
      {...(shown !== null && cellFlip(facts, cell, shown))}
      data-over={over}
      tabIndex={focusable ? 0 : -1}
      aria-label={labelOf(props, state)}
      aria-selected={chosen}
      aria-disabled={target === null}
      onFocus={() => props.onFocus(cell)}
      onClick={(event) => props.onChoose(cell, event.detail === 0)}
    >
      {shown === null ? <Water state={state} /> : <Island number={shown} />}
      <Marks state={state} names={facts.names} />
      {offer !== null && offer.cost > 0 && !chosen && (
        <span class="tq-cost" aria-hidden="true">
          {offer.cost}
        </span>
      )}
      {offer?.hopeless === true && <GapWarning />}
      {ghost !== null && (
        <GhostCard ghost={ghost}>{ghostFace(ghost.action as TranquilityAction)}</GhostCard>
      )}
    </button>
  );
}

/** What would lie in the cell. */
function ghostFace(action: TranquilityAction): JSX.Element | null {
  if (action.type === 'monster') return <CardEmblem card="monster" />;
  if (action.type !== 'place') return null;
  const shown = action.as ?? action.card;
  return typeof shown === 'number' ? <Island number={shown} /> : null;
}

function kindOf({ island, closed, explorer }: CellState): PieceKind {
  if (island !== null) return 'island';
  if (closed !== null) return closed === 'rocks' ? 'rocks' : 'purple';
  return explorer ? 'explorer' : 'cell';
}

function stateOf({ target, chosen }: CellProps, { island }: CellState): string {
  if (island !== null) return 'island';
  if (target?.kind !== 'place') return 'water';
  if (chosen) return 'chosen';
  return target.cost === 0 ? 'free' : 'costs';
}

function labelOf({ facts, cell, target, card, chosen, last }: CellProps, state: CellState): string {
  const { sea } = t();
  const parts = [where(facts, cell), ...cellStateLabel(facts, state)];
  if (last) parts.push(sea.last);
  if (target !== null) parts.push(targetLabel(target, card, chosen));
  if (target?.kind === 'place' && target.hopeless) parts.push(sea.hopeless);
  return parts.filter(Boolean).join(', ');
}

function targetLabel(target: Target, card: number | null, chosen: boolean): string {
  const { sea, rough, grids } = t();
  switch (target.kind) {
    case 'place':
      if (card === null) return rough.sea.aimWild(target.cost);
      if (chosen) return sea.chosen(card);
      return target.cost === 0 ? sea.placeFree(card) : sea.placeFor(card, target.cost);
    case 'monster':
      return chosen ? rough.sea.aimed : rough.sea.aimMonster;
    case 'compass':
      return chosen ? rough.sea.aimed : grids.explorer.clear;
    case 'turn_over':
      return chosen ? rough.sea.aimed : grids.sides.turnAim;
    case 'move_rocks':
      return rough.sea.aimRocks(target.row + 1);
    case 'blow':
      return rough.sea.aimPurple(target.row + 1);
  }
}

/** What an empty cell shows: waves, or why nothing can be put there. */
function Water({ state }: { state: CellState }): JSX.Element {
  if (state.closed === 'rocks') return <CardEmblem card="rocks" />;
  if (state.closed === 'storm') return <CardEmblem card="purple" />;
  return (
    <svg class="tq-waves" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {state.explorer ? (
        <path d={EXPLORER_STAR} />
      ) : (
        <path d="M18 46q8-6 16 0t16 0M52 64q8-6 16 0t16 0" />
      )}
    </svg>
  );
}

/** What an island shows besides its picture. */
function Marks({
  state,
  names,
}: {
  state: CellState;
  names: readonly string[];
}): JSX.Element | null {
  if (state.island === null) return null;
  return (
    <>
      {state.wild && (
        <span class="tq-corner tq-corner--wild" aria-hidden="true">
          <CardEmblem card="wild" />
        </span>
      )}
      {state.night !== null && (
        <span class="tq-corner" data-wrong={state.wrongSide} aria-hidden="true">
          <SideSign night={state.night} />
        </span>
      )}
      {state.owner !== null && (
        <span class="tq-corner tq-corner--owner" aria-hidden="true">
          {seatMarks(names)[state.owner]}
        </span>
      )}
    </>
  );
}

/** Two banks and nothing between them. */
function GapWarning(): JSX.Element {
  return (
    <svg class="tq-gap" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M10 2.500 18.500 17.500H1.500Z" />
      <path class="tq-gap__mark" d="M10 8v4.500M10 14.600v.6" />
    </svg>
  );
}
