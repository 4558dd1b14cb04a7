import { type Flip, lately, playedFrom } from '~/card-table/animation/flip';
import { GridCell } from '~/card-table/cards/Grid';
import { initialsOf, type People, whoIs } from '~/card-table/people/people';
import { CardEmblem, Island } from '~/games/tranquility/art/Picture';
import type { PieceKind } from '~/games/tranquility/help';
import type { SeaTarget } from '~/games/tranquility/selection/selection';
import { placeTargetLabel } from '~/games/coop/sentences';
import { where } from '~/games/tranquility/sentences';
import { textsOf } from '~/texts';
import { t } from '~/games/tranquility/texts';
import { type TranquilityFacts, lineOf } from '~/games/tranquility/view/facts';
import type { TranquilityAction } from '~/wire/tranquility';
import { EXPLORER_STAR, SideSign } from '../Players';

const client = textsOf('table');

interface CellProps {
  facts: TranquilityFacts;
  cell: number;
  /** The column of the picture, from 0. */
  x: number;
  /** The consequence of choosing the cell; null where it can't be chosen. */
  target: SeaTarget | null;
  /** The number of the selected card. */
  card: number | null;
  chosen: boolean;
  last: boolean;
}

export function Cell(props: CellProps) {
  const { facts, cell, x, target, card, chosen } = props;
  const state = cellStateOf(facts, cell);
  const offer = target?.kind === 'place' ? target : null;
  const placed = chosen && offer !== null;
  const shown = state.island ?? (placed ? card : null);
  return (
    <GridCell
      cell={cell}
      about={shownPiece(state)}
      labels={labelsOf(props, state)}
      target={target}
      highlight={offer === null || chosen ? 'none' : offer.cost === 0 ? 'free' : 'costs'}
      chosen={chosen}
      empty={state.island === null && !placed}
      flip={shown === null ? null : cellFlip(facts, cell, shown)}
      attributes={{
        'data-aim': target !== null && offer === null,
        'data-closed': state.closed ?? 'no',
        'data-explorer': state.explorer,
        'data-owner': state.owner ?? 'none',
        'data-night': state.night === true,
        'data-hopeless': offer?.hopeless === true,
      }}
      column={x + 1}
      ghostFace={ghostFace}
    >
      {shown === null ? <Water state={state} /> : <Island number={shown} />}
      <Marks state={state} people={facts} />
      {offer?.hopeless === true && <GapWarning />}
    </GridCell>
  );
}

/** The face of the card that would lie in the cell. */
function ghostFace(action: TranquilityAction) {
  if (action.type === 'monster') return <CardEmblem card="monster" />;
  if (action.type !== 'place') return null;
  const shown = action.as ?? action.card;
  return typeof shown === 'number' ? <Island number={shown} /> : null;
}

function shownPiece({ island, closed, explorer }: CellState): PieceKind {
  if (island !== null) return 'island';
  if (closed !== null) return closed === 'rocks' ? 'rocks' : 'purple';
  return explorer ? 'explorer' : 'cell';
}

function labelsOf(props: CellProps, state: CellState): string[] {
  const { facts, cell, target, card, chosen, last } = props;
  const { sea } = t();
  return [
    where(facts, cell),
    ...cellStateLabel(facts, state),
    last ? client().coop.cell.last : '',
    target === null ? '' : targetLabel(target, card, chosen),
    target?.kind === 'place' && target.hopeless ? sea.hopeless : '',
  ];
}

function targetLabel(target: SeaTarget, card: number | null, chosen: boolean): string {
  const { sea, rough, grids } = t();
  switch (target.kind) {
    case 'place':
      if (card === null) return rough.sea.aimWild(target.cost);
      if (chosen) return sea.chosen(card);
      return placeTargetLabel(card, target.cost);
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

/** An empty cell: waves, or why nothing can be put there. */
function Water({ state }: { state: CellState }) {
  if (state.closed === 'rocks') return <CardEmblem card="rocks" />;
  if (state.closed === 'storm') return <CardEmblem card="purple" />;
  return (
    <svg class="tq-waves fill" viewBox="0 0 100 100" aria-hidden="true">
      {state.explorer ? (
        <path d={EXPLORER_STAR} />
      ) : (
        <path d="M18 46q8-6 16 0t16 0M52 64q8-6 16 0t16 0" />
      )}
    </svg>
  );
}

/** Signs on an island besides its picture. */
function Marks({ state, people }: { state: CellState; people: People }) {
  if (state.island === null) return null;
  return (
    <>
      {state.wild && (
        <span class="tq-corner" aria-hidden="true">
          <CardEmblem card="wild" />
        </span>
      )}
      {state.night !== null && (
        <span class="tq-corner" data-wrong={state.wrongSide} aria-hidden="true">
          <SideSign night={state.night} />
        </span>
      )}
      {state.owner !== null && (
        <span class="tq-corner tq-corner--owner centre" aria-hidden="true">
          {initialsOf(people)[state.owner]}
        </span>
      )}
    </>
  );
}

/** Two banks and nothing between them. */
function GapWarning() {
  return (
    <svg class="tq-gap" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 2.500 18.500 17.500H1.500Z" />
      <path class="line" stroke="#2b2206" stroke-width="2.2" d="M10 8v4.500M10 14.600v.6" />
    </svg>
  );
}

interface CellState {
  readonly island: number | null;
  /** Why no card can be put there for now. */
  readonly closed: 'rocks' | 'storm' | null;
  readonly wild: boolean;
  readonly explorer: boolean;
  /** By day and night, whether the island shows night. */
  readonly night: boolean | null;
  /** Whether that side would keep the finish from being played. */
  readonly wrongSide: boolean;
  /** In the competition, whose island it is. */
  readonly owner: number | null;
}

function cellStateOf({ game, layout }: TranquilityFacts, cell: number): CellState {
  const island = game.cells[cell] ?? null;
  const closed = game.closed?.includes(cell) === true;
  const rocky = game.rocks === lineOf(layout, cell)?.row;
  const night = game.sides?.night.includes(cell) ?? null;
  const owner = game.contest?.second.includes(cell) === true ? 1 : 0;
  return {
    island,
    closed: closed ? (rocky ? 'rocks' : 'storm') : null,
    wild: game.wilds?.includes(cell) === true,
    explorer: game.explorer?.cells.includes(cell) === true,
    night: island === null ? null : night,
    wrongSide: game.sides?.wrong?.includes(cell) === true,
    owner: island === null || game.contest === undefined ? null : owner,
  };
}

function cellStateLabel(facts: TranquilityFacts, state: CellState): string[] {
  const { card, rough, grids } = t();
  const labels = [state.island === null ? client().coop.cell.empty : card.island(state.island)];
  if (state.wild) labels.push(rough.sea.wild);
  if (state.night !== null) labels.push(state.night ? grids.sides.night : grids.sides.day);
  if (state.night !== null && state.wrongSide) labels.push(grids.sides.wrong);
  if (state.owner !== null) {
    labels.push(grids.contest.owned(whoIs(facts, state.owner)));
  }
  if (state.explorer) labels.push(grids.explorer.cell);
  if (state.closed !== null) {
    const storm = facts.game.explorer === undefined ? rough.sea.storm : rough.sea.stormHere;
    labels.push(state.closed === 'rocks' ? rough.sea.rocks : storm);
  }
  return labels;
}

/** An island in a cell: played there lately, or about to be by the viewer. */
function cellFlip(facts: TranquilityFacts, cell: number, island: number): Flip {
  const { game } = facts;
  const line = lately(game.log, (one) => 'cell' in one && one.cell === cell);
  const played = game.cells[cell] === island;
  const seat = played ? seatOf(line) : facts.seat;
  return {
    'data-flip': `cell-${cell}#${island}`,
    'data-from': seat === null ? undefined : playedFrom(seat, island, 'wild'),
    'data-fixed': true,
  };
}

/** The start or finish card, once it lies in its space. */
export function spaceFlip({ game }: TranquilityFacts, card: 'start' | 'finish'): Flip {
  const line = lately(game.log, ({ type }) => type === card);
  const seat = seatOf(line);
  return {
    'data-flip': `space#${card}`,
    'data-from': seat === null ? undefined : playedFrom(seat, card, 'wild'),
    'data-fixed': true,
  };
}

/** A storm that has come to lie before a seat or beside a row. */
export function stormFlip({ game }: TranquilityFacts, key: string): Flip {
  const line = lately(game.log, ({ type }) => type === 'storm');
  const seat = seatOf(line);
  return { 'data-flip': `storm#${key}`, 'data-from': seat === null ? undefined : playedFrom(seat) };
}

function seatOf(line: TranquilityFacts['game']['log'][number] | undefined): number | null {
  return line !== undefined && 'seat' in line ? line.seat : null;
}
