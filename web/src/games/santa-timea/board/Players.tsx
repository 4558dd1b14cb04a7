/** All players at the table, with their points and the winds they have taken this round. */
import { useState } from 'preact/hooks';
import { DoButton, PromptText } from '~/card-table/beside/Dock';
import { Seats } from '~/card-table/people/Seats';
import { WindFace } from '~/games/santa-timea/art/Picture';
import type { SantaTimeaAction } from '~/wire/santa_timea';
import type { PieceKind } from '../help';
import { t } from '../texts';
import type { SantaTimeaFacts } from '../view/facts';
import { damageOf, type Direction, windOf } from '../view/cards';
import { BLOWING, thrownPlace, Wind } from './CardFace';

export function Players({ facts }: { facts: SantaTimeaFacts }) {
  return (
    <Seats
      facts={facts}
      counts={{ hand: facts.game.hands }}
      renderExtra={(seat) => <Extras facts={facts} seat={seat} />}
    />
  );
}

function Extras({ facts, seat }: { facts: SantaTimeaFacts; seat: number }) {
  const { taken: words, sheet, number } = t();
  const winds = facts.game.taken[seat] ?? [];
  const points = facts.game.points[seat] ?? 0;
  return (
    <>
      <strong
        class="st-points"
        data-about={'points' satisfies PieceKind}
        title={sheet.points(points)}
      >
        <span class="st-points-word">{sheet.points(points)}</span>
        <span class="st-points-sign" aria-hidden="true">
          {number(points)} ★
        </span>
      </strong>
      {facts.game.phase !== 'over' && (
        <div class="st-taken stack soft">
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

interface TripletsProps {
  /** Those that the seat has, as often as it has them. */
  triplets: readonly Direction[];
  busy: boolean;
  make(action: SantaTimeaAction): void;
}

/** After the twelfth trick of an experienced round: which triplets to throw off. */
export function Triplets({ triplets, busy, make }: TripletsProps) {
  const { dock, directions } = t();
  const [thrown, setThrown] = useState<readonly Direction[]>(triplets);

  const toggle = (direction: Direction): void =>
    setThrown(
      thrown.includes(direction)
        ? thrown.filter((other) => other !== direction)
        : [...thrown, direction],
    );
  return (
    <div class="game-dock-text cluster spread">
      <PromptText
        {...(triplets.length === 0
          ? { text: dock.tripletsNone }
          : { text: dock.triplets, hint: dock.tripletsHint })}
      />
      <div class="cluster">
        {triplets.map((direction) => (
          <label key={direction} class="st-triplet row">
            <input
              type="checkbox"
              checked={thrown.includes(direction)}
              onChange={() => toggle(direction)}
            />
            <span class="row gap-0" aria-hidden="true">
              {([1, 2, 3] as const).map((damage) => (
                <span key={damage} class="st-mini game-mini">
                  <WindFace wind={`${direction}${damage}`} />
                </span>
              ))}
            </span>
            {dock.throwOff(directions[direction].name)}
          </label>
        ))}
      </div>
      <div class="game-buttons cluster">
        <DoButton
          label={dock.confirm(thrown.length)}
          disabled={busy}
          confirms
          onClick={() => make({ type: 'triplets', throw: [...thrown] })}
        />
      </div>
    </div>
  );
}
