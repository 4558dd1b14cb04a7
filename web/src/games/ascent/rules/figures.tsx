/** The pictures of the rules texts. */
import type { ComponentChildren } from 'preact';
import { Figure } from '~/games/RulesText';
import type { AscentCard } from '~/wire/ascent';
import { CardFace } from '../board/CardFace';
import '../board/cells.css';
import './figures.css';

/** The content of a cell in a figure: a card, nothing, or a cost. */
export type FigureCell = AscentCard | null | { cost: number };

export interface MountainFigureProps {
  /** Described for those who can't see it. */
  label: string;
  /** The rows from the top, each half a cell aside of the one below. */
  rows: readonly (readonly FigureCell[])[];
  /** Whether ibex marks show. */
  wildlife?: boolean;
  children: ComponentChildren;
}

/** A piece of the mountain with a caption. */
export function MountainFigure(props: MountainFigureProps) {
  const { label, rows, wildlife = false, children } = props;
  return (
    <Figure
      label={label}
      picture={
        <div class="as-figure centre gap-1">
          {rows.map((cells, index) => (
            <div key={index} class="row gap-1">
              {cells.map((cell, column) => (
                <Tile key={column} cell={cell} wildlife={wildlife} />
              ))}
            </div>
          ))}
        </div>
      }
    >
      {children}
    </Figure>
  );
}

function Tile({ cell, wildlife }: { cell: FigureCell; wildlife: boolean }) {
  if (cell === null) return <span class="as-tile centre" />;
  if (typeof cell === 'object') {
    return (
      <span class="as-tile centre" data-kind="cost">
        {cell.cost}
      </span>
    );
  }
  return (
    <span class="as-tile centre" data-kind={cell === 'bridge' ? 'bridge' : 'card'}>
      <CardFace card={cell} wildlife={wildlife} />
    </span>
  );
}
