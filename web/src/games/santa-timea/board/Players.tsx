/** Everybody at the table, with their points and the winds they have taken this round. */
import type { JSX } from 'preact';
import { Seats } from '~/card-table/Seats';
import { t } from '../texts';
import { damageOf, windOf } from '../cards';
import type { PieceKind } from '../explanations';
import type { Facts } from '../view';
import { Wind } from './looks';
import { BLOWING, thrownPlace } from './animation';

export function Players({ facts }: { facts: Facts }): JSX.Element {
  const { game } = facts;
  return (
    <Seats
      people={facts}
      presence={facts.presence}
      active={game.active}
      conceded={[]}
      counts={(seat) => ({ hand: game.hands[seat] ?? 0, pile: null, discards: null })}
      extras={facts.names.map((_, seat) => (
        <Extras key={seat} facts={facts} seat={seat} />
      ))}
    />
  );
}

function Extras({ facts, seat }: { facts: Facts; seat: number }): JSX.Element {
  const { taken: words, sheet } = t();
  const winds = facts.game.taken[seat] ?? [];
  return (
    <>
      <strong class="st-points" data-about={'points' satisfies PieceKind}>
        {sheet.points(facts.game.points[seat] ?? 0)}
      </strong>
      {facts.game.phase !== 'over' && (
        <div class="st-taken">
          {winds.length > 0 && (
            <ul aria-label={words.title}>
              {winds.map((wind, index) => (
                <li
                  key={index}
                  data-flip={`taken-${seat}#${index}`}
                  data-from={BLOWING}
                  data-to={thrownPlace(seat, windOf(wind).direction)}
                >
                  <Wind wind={wind} />
                </li>
              ))}
            </ul>
          )}
          {winds.length === 0 ? (
            <span class="st-taken-none">{words.none}</span>
          ) : (
            <span>{words.damage(damageOf(winds))}</span>
          )}
        </div>
      )}
    </>
  );
}
