/** All players at the table, with what lies in front of them. */
import { CardList, OpenHands } from '~/card-table/cards/OpenCards';
import { Seats } from '~/card-table/people/Seats';
import { CardEmblem } from '../art/Picture';
import type { PieceKind } from '../help';
import { t } from '../texts';
import { type TranquilityFacts, inWindow } from '../view/facts';
import { CARD_LOOK, CardFace, cardKind, cardName } from './CardFace';

export function Players({ facts }: { facts: TranquilityFacts }) {
  const { active, hands, piles, discards, contest } = facts.game;
  return (
    <Seats
      facts={facts}
      active={inWindow(facts) ? null : active}
      // The competition has one common pile and none of a seat's own.
      counts={{ hand: hands, pile: contest === undefined && piles, discards }}
      renderExtra={(seat) => <InFront facts={facts} seat={seat} />}
    />
  );
}

function InFront({ facts, seat }: { facts: TranquilityFacts; seat: number }) {
  const { contest } = facts.game;
  return (
    <>
      <Burdens facts={facts} seat={seat} />
      {contest !== undefined && (
        <strong class="tq-score" data-about={'score' satisfies PieceKind}>
          {t().grids.contest.points(contest.scores[seat] ?? 0)}
        </strong>
      )}
    </>
  );
}

/** Storms in front of a seat, and the monster known to be in its hand. */
function Burdens({ facts, seat }: { facts: TranquilityFacts; seat: number }) {
  const { seats } = t().rough;
  const { storms, known_monsters: monsters } = facts.game;
  const burdens = [
    { card: 'yellow', count: storms?.yellow[seat] ?? 0 },
    { card: 'orange', count: storms?.orange[seat] ?? 0 },
    { card: 'monster', count: monsters?.includes(seat) === true ? 1 : 0 },
  ] as const;
  if (burdens.every(({ count }) => count === 0)) return null;
  return (
    <span class="tq-burdens">
      {burdens
        .filter(({ count }) => count > 0)
        .map(({ card, count }) => (
          <span key={card} class="tq-token" role="img" data-about={card} aria-label={seats[card]}>
            <CardEmblem card={card} />
            {count > 1 && <small>{count}</small>}
          </span>
        ))}
    </span>
  );
}

/** The hands that lie open to those who watch, with what was picked for the start. */
export function Hands({ facts }: { facts: TranquilityFacts }) {
  return (
    <OpenHands
      facts={facts}
      cards={({ hand }) => hand}
      look={() => CARD_LOOK}
      renderExtra={({ giving }) =>
        giving && (
          <>
            {/* No heading: those of the page do not reach so deep here. */}
            <p class="game-hint">{t().window.picked}</p>
            <CardList look={CARD_LOOK} cards={giving} />
          </>
        )
      }
    />
  );
}

/** The sign of explorer cells. */
export const EXPLORER_STAR = 'M50 22 56 44 78 50 56 56 50 78 44 56 22 50 44 44Z';

export function Extras({ facts }: { facts: TranquilityFacts }) {
  const { grids } = t();
  const { explorer, sides, contest } = facts.game;
  const over = facts.game.phase === 'over';
  if (sides !== undefined) {
    return (
      <p
        class="tq-side cluster small box box--paper"
        data-night={sides.night_up}
        data-about={'side' satisfies PieceKind}
      >
        <SideSign night={sides.night_up} />
        <strong>{sides.night_up ? grids.sides.nightUp : grids.sides.dayUp}</strong>{' '}
        <span class="game-hint">{grids.sides.goal}</span>
      </p>
    );
  }
  if (explorer !== undefined) {
    return (
      <p class="tq-side cluster small box box--paper" data-about={'explorer' satisfies PieceKind}>
        <svg class="tq-explorer-sign" viewBox="20 20 60 60" aria-hidden="true">
          <path d={EXPLORER_STAR} />
        </svg>
        <strong>{grids.explorer.left(explorer.left)}</strong>{' '}
        {!over && <span class="game-hint">{grids.explorer.hint}</span>}
      </p>
    );
  }
  if (contest === undefined) return null;
  return (
    <section class="tq-market box box--paper" aria-label={grids.contest.row}>
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
      <p class="small">{grids.contest.pile(contest.pile)}</p>
      {!over && contest.row.length > 0 && <p class="game-hint">{grids.contest.rowHint}</p>}
    </section>
  );
}

/** A sun or a moon. */
export function SideSign({ night }: { night: boolean }) {
  return (
    <svg class="tq-side-sign fill" data-night={night} viewBox="0 0 20 20" aria-hidden="true">
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
