/** The pictures of the rules texts. */
import type { ComponentChildren } from 'preact';
import { Figure } from '~/games/RulesText';
import type { OtherCard } from '~/wire/tranquility';
import { CardEmblem, Island } from '../art/Picture';
import './figures.css';

/** The content of a cell in a figure: an island, water, or water with a cost. */
export type FigureCell = number | null | { cost: number } | { place: number };

export interface RowFigureProps {
  /** Described for those who can't see it. */
  label: string;
  cells: readonly FigureCell[];
  children: ComponentChildren;
}

/** A few cells of the sea with a caption. */
export function RowFigure({ label, cells, children }: RowFigureProps) {
  return (
    <Figure
      label={label}
      picture={
        <>
          {cells.map((cell, index) => (
            <FigureTile key={index} cell={cell} />
          ))}
        </>
      }
    >
      {children}
    </Figure>
  );
}

function FigureTile({ cell }: { cell: FigureCell }) {
  if (cell === null) return <span class="tq-tile centre" />;
  if (typeof cell === 'number') {
    return (
      <span class="tq-tile centre" data-kind="island">
        <Island number={cell} />
      </span>
    );
  }
  if ('place' in cell) {
    return (
      <span class="tq-tile centre" data-kind="placed">
        <Island number={cell.place} />
      </span>
    );
  }
  return (
    <span class="tq-tile centre" data-kind="cost">
      {cell.cost}
    </span>
  );
}

/** The way through the sea: 36 cells, numbered in small. */
export function WayFigure({ label, children }: { label: string; children: ComponentChildren }) {
  const rows = [5, 4, 3, 2, 1, 0];
  return (
    <figure class="game-figure cluster gap-3">
      <div class="tq-figure-sea" role="img" aria-label={label}>
        {rows.flatMap((row) =>
          Array.from({ length: 6 }, (_, column) => (
            <span key={row * 6 + column} class="centre">
              {row * 6 + column + 1}
            </span>
          )),
        )}
      </div>
      <figcaption class="soft small">{children}</figcaption>
    </figure>
  );
}

/** Some cards that are no islands, side by side. */
export function CardsFigure({
  cards,
  label,
  children,
}: {
  cards: readonly OtherCard[];
  label: string;
  children: ComponentChildren;
}) {
  return (
    <Figure
      label={label}
      picture={
        <>
          {cards.map((card) => (
            <span key={card} class="tq-tile centre" data-kind="island">
              <CardEmblem card={card} />
            </span>
          ))}
        </>
      }
    >
      {children}
    </Figure>
  );
}
