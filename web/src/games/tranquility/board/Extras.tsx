/** What only one of the grids has beside the sea: its explorer pile, its side, its open row. */
import type { JSX } from 'preact';
import { t } from '../texts';
import type { PieceKind } from '../explanations';
import type { Facts } from '../view';
import { CardFace, cardKind, cardName } from './CardFace';

/** The sign of explorer cells. */
export const EXPLORER_STAR = 'M50 22 56 44 78 50 56 56 50 78 44 56 22 50 44 44Z';

export function Extras({ facts }: { facts: Facts }): JSX.Element | null {
  const { grids } = t();
  const { explorer, sides, contest } = facts.game;
  const over = facts.game.phase === 'over';
  if (sides !== undefined) {
    return (
      <p class="tq-side" data-night={sides.night_up} data-about={'side' satisfies PieceKind}>
        <SideSign night={sides.night_up} />
        <strong>{sides.night_up ? grids.sides.nightUp : grids.sides.dayUp}</strong>{' '}
        <span class="game-hint">{grids.sides.goal}</span>
      </p>
    );
  }
  if (explorer !== undefined) {
    return (
      <p class="tq-side" data-about={'explorer' satisfies PieceKind}>
        <svg class="tq-explorer-sign" viewBox="20 20 60 60" aria-hidden="true" focusable="false">
          <path d={EXPLORER_STAR} />
        </svg>
        <strong>{grids.explorer.left(explorer.left)}</strong>{' '}
        {!over && <span class="game-hint">{grids.explorer.hint}</span>}
      </p>
    );
  }
  if (contest === undefined) return null;
  return (
    <section class="tq-market" aria-label={grids.contest.row}>
      <h2 data-about={'row' satisfies PieceKind}>{grids.contest.row}</h2>
      {contest.row.length === 0 ? (
        <p class="soft">{grids.contest.empty}</p>
      ) : (
        <ol>
          {contest.row.map((card) => (
            <li key={String(card)} class="game-mini" data-about={cardKind(card)}>
              <CardFace card={card} />
              <span class="visually-hidden">{cardName(card)}</span>
            </li>
          ))}
        </ol>
      )}
      <p class="tq-market-pile">{grids.contest.pile(contest.pile)}</p>
      {!over && contest.row.length > 0 && <p class="game-hint">{grids.contest.rowHint}</p>}
    </section>
  );
}

/** A sun or a moon. */
export function SideSign({ night }: { night: boolean }): JSX.Element {
  return (
    <svg
      class="tq-side-sign"
      data-night={night}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      {night ? (
        <path d="M12.500 2.500A8 8 0 1 0 17.500 13A7 7 0 0 1 12.500 2.500Z" />
      ) : (
        <>
          <circle cx="10" cy="10" r="4.200" />
          <path d="M10 1V3.500M10 16.500V19M1 10H3.500M16.500 10H19M3.600 3.600 5.400 5.400M14.600 14.600 16.400 16.400M3.600 16.400 5.400 14.600M14.600 5.400 16.400 3.600" />
        </>
      )}
    </svg>
  );
}
