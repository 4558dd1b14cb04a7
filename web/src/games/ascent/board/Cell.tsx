import type { Selection } from '~/card-table/input/selection';
import { type Flip, lately, playedFrom } from '~/card-table/animation/flip';
import { GridCell } from '~/card-table/cards/Grid';
import type { AscentAction, AscentCard, AscentCell, AscentLogLine } from '~/wire/ascent';
import { MountainSign } from '../art/Picture';
import type { PieceKind } from '../help';
import { placementOf, type MountainTarget } from '../selection/selection';
import { placeTargetLabel } from '~/games/coop/sentences';
import { textsOf } from '~/texts';
import { t } from '../texts';
import { cardName, cardNameMarked, cellName, faceOf } from '../view/cards';
import { cardAt, type AscentFacts, idOf } from '../view/facts';
import { CardFace, cardKind } from './CardFace';

const client = textsOf('table');

interface CellProps {
  facts: AscentFacts;
  cell: number;
  /** The consequence of choosing the cell; null where it can't be chosen. */
  target: MountainTarget | null;
  /** The card that would come to lie in a highlighted cell. */
  coming: AscentCard | null;
  /** The card that would lie here after what is being done. */
  preview: AscentCard | null;
  selection: Selection;
  last: boolean;
}

export function Cell(props: CellProps) {
  const { facts, cell, target, preview, selection } = props;
  const shown = preview ?? cardAt(facts, cell);
  const ibex = facts.herds.get(cell) ?? 0;
  const adopted = preview === null ? (facts.campfires.get(cell) ?? null) : null;
  return (
    <GridCell
      cell={cell}
      about={shownPiece(shown, props)}
      labels={labelsOf(props)}
      target={target}
      highlight={highlightOf(target)}
      chosen={selection.cells.includes(cell)}
      empty={shown === null}
      flip={shown === null ? null : cellFlip(facts, cell, shown, selection)}
      attributes={{ 'data-kind': shown === null ? 'none' : faceOf(shown).kind }}
      ghostFace={(action: AscentAction) => ghostFace(action, facts)}
    >
      {shown !== null && <CardFace card={shown} wildlife={facts.wildlife} adopted={adopted} />}
      {shown === null && cell === facts.mountain.summit && <MountainSign name="flag" />}
      {ibex > 0 && <Herd count={ibex} flip={herdFlip(facts, cell, ibex)} />}
    </GridCell>
  );
}

/** The face of the card that would lie in the cell, or the herd that would stand there. */
function ghostFace(action: AscentAction, { wildlife }: AscentFacts) {
  switch (action.type) {
    case 'lead':
      return <MountainSign name="ibex" />;
    case 'bridge':
    case 'summit':
      return <CardFace card={action.type} wildlife={wildlife} />;
    case 'slope':
    case 'campfire':
      return <CardFace card={action.card} wildlife={wildlife} />;
    default:
      return null;
  }
}

function shownPiece(shown: AscentCard | null, { facts, cell }: CellProps): PieceKind {
  if (shown !== null) return cardKind(shown);
  return cell === facts.mountain.summit ? 'summit' : 'cell';
}

/** How a cell is highlighted: for nothing, at a cost, to be picked out, or because a herd could be. */
function highlightOf(target: MountainTarget | null): string {
  if (target === null) return 'none';
  if ('cost' in target) return target.cost === 0 ? 'free' : 'costs';
  return target.kind === 'herd' && !target.due ? 'herd' : 'pick';
}

function Herd({ count, flip }: { count: number; flip: Flip }) {
  return (
    <span class="as-herd" aria-hidden="true" {...flip}>
      <MountainSign name="ibex" />
      {count > 1 && count}
    </span>
  );
}

function labelsOf({ facts, cell, target, coming, selection, last }: CellProps): string[] {
  const { mountain } = t();
  const card = cardAt(facts, cell);
  const ibex = facts.herds.get(cell) ?? 0;
  const chosen = selection.cells.includes(cell);
  return [
    cell === facts.mountain.summit ? mountain.summitCell : cellName(cell),
    card === null ? client().coop.cell.empty : cardNameMarked(card, facts.wildlife),
    facts.campfires.has(cell) ? mountain.adopted(facts.campfires.get(cell) ?? null) : '',
    ibex > 0 ? mountain.ibex(ibex) : '',
    facts.trail.has(cell) ? mountain.onTrail : '',
    last ? client().coop.cell.last : '',
    chosen ? mountain.chosen : '',
    target === null || chosen ? '' : targetLabel(target, coming),
  ];
}

function targetLabel(target: MountainTarget, coming: AscentCard | null): string {
  const { mountain } = t();
  const card = coming === null ? '' : cardName(coming);
  switch (target.kind) {
    case 'place':
      return placeTargetLabel(card, target.cost);
    case 'move':
      return target.cost === 0 ? mountain.moveFree(card) : mountain.moveFor(card, target.cost);
    case 'step':
      return mountain.stepFor(target.cost);
    case 'replace':
      return mountain.replace;
    case 'herd':
      return mountain.herd;
  }
}

/** A card in a cell: it was put there lately, or would be after what is being done. */
function cellFlip(facts: AscentFacts, cell: number, card: AscentCard, selection: Selection): Flip {
  const lies = cardAt(facts, cell) === card;
  return {
    'data-flip': `cell-${cell}#${card}`,
    'data-from': lies ? cameFrom(facts, cell, card) : wouldComeFrom(facts, cell, card, selection),
    'data-fixed': true,
  };
}

/** A herd, which walks from cell to cell. */
function herdFlip({ game }: AscentFacts, cell: number, count: number): Flip {
  const led = lately(game.log, (line) => line.type === 'lead' && endOf(line.path) === cell);
  const start = led?.type === 'lead' ? led.path[0] : undefined;
  return {
    'data-flip': `herd-${cell}#${count}`,
    'data-from': start && `herd-${idOf(start)}`,
    'data-fixed': true,
  };
}

function cameFrom({ game }: AscentFacts, cell: number, card: AscentCard): string | undefined {
  const line = lately(game.log, (one) => cellsOf(one).includes(cell));
  if (line === undefined || !('seat' in line)) return undefined;
  if (line.type === 'campfire' && idOf(line.to) === cell) return `cell-${idOf(line.cell)}`;
  return playedFrom(line.seat, card);
}

function wouldComeFrom(
  facts: AscentFacts,
  cell: number,
  card: AscentCard,
  selection: Selection,
): string | undefined {
  const from = placementOf(selection, facts)?.from ?? null;
  if (from !== null && cell !== from) return `cell-${from}`;
  return facts.seat === null ? undefined : playedFrom(facts.seat, card);
}

/** The cells that the newest move changed; a film of it has a line of its own after it. */
export function lastCells({ game, mountain }: AscentFacts): number[] {
  const line = game.log.findLast(({ type }) => type !== 'filmed');
  if (line === undefined) return [];
  if (line.type === 'lead') return line.path.slice(-1).map(idOf);
  return line.type === 'summit' ? [mountain.summit] : cellsOf(line);
}

/** The cells that cards came to lie in. */
function cellsOf(line: AscentLogLine): number[] {
  switch (line.type) {
    case 'slope':
    case 'bridge':
      return [idOf(line.cell)];
    case 'campfire':
      return [idOf(line.cell), idOf(line.to)];
    default:
      return [];
  }
}

function endOf(path: readonly AscentCell[]): number | null {
  const end = path.at(-1);
  return end === undefined ? null : idOf(end);
}
