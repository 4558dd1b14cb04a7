/** All players at the table, with what lies in front of them. */
import type { JSX } from 'preact';
import { CardList, OpenHands } from '~/card-table/Revealed';
import { Seats } from '~/card-table/Seats';
import { CardEmblem } from '../art/emblems';
import { t } from '../texts';
import type { PieceKind } from '../explanations';
import { type Facts, inWindow } from '../view';
import { CARD_LOOK } from './CardFace';

export function Players({ facts }: { facts: Facts }): JSX.Element {
  const { game } = facts;
  const { hands, piles, discards, contest } = game;
  return (
    <Seats
      people={facts}
      presence={facts.presence}
      active={inWindow(facts) ? null : game.active}
      conceded={game.phase === 'over' ? [] : game.conceded}
      counts={(seat) => ({
        hand: hands[seat] ?? 0,
        // The competition has one common pile and none of a seat's own.
        pile: contest === undefined ? (piles[seat] ?? 0) : null,
        discards: discards[seat] ?? 0,
      })}
      extras={facts.names.map((_, seat) => (
        <Extras key={seat} facts={facts} seat={seat} />
      ))}
    />
  );
}

function Extras({ facts, seat }: { facts: Facts; seat: number }): JSX.Element {
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

/** What lies in front of a seat, or is known of its hand. */
function Burdens({ facts, seat }: { facts: Facts; seat: number }): JSX.Element | null {
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
export function Hands({ facts }: { facts: Facts }): JSX.Element | null {
  const hands = facts.hands.flatMap((own, seat) => {
    if (own === null) return [];
    const extra = own.giving && (
      <>
        {/* No heading: those of the page do not reach so deep here. */}
        <p class="game-hint">{t().window.picked}</p>
        <CardList look={CARD_LOOK} cards={own.giving} />
      </>
    );
    return [{ seat, cards: own.hand, look: CARD_LOOK, extra }];
  });
  return <OpenHands people={facts} hands={hands} />;
}
