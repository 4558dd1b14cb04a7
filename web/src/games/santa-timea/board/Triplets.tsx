/** After the twelfth trick of an experienced round: which triplets to throw off. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '~/ui/Button';
import type { SantaTimeaAction } from '~/wire/SantaTimeaAction';
import { PromptText } from '~/card-table/Prompt';
import { WindFace } from '../art/WindFace';
import { t } from '../texts';
import type { Direction } from '../cards';

export interface TripletsProps {
  /** Those that the seat has, as often as it has them. */
  triplets: readonly Direction[];
  busy: boolean;
  act(action: SantaTimeaAction): void;
}

export function Triplets({ triplets, busy, act }: TripletsProps): JSX.Element {
  const { dock, directions } = t();
  const [thrown, setThrown] = useState<readonly Direction[]>(triplets);

  const toggle = (direction: Direction): void =>
    setThrown(
      thrown.includes(direction)
        ? thrown.filter((other) => other !== direction)
        : [...thrown, direction],
    );
  return (
    <div class="game-dock-text">
      <PromptText
        {...(triplets.length === 0
          ? { text: dock.tripletsNone }
          : { text: dock.triplets, hint: dock.tripletsHint })}
      />
      <div class="st-triplets">
        {triplets.map((direction) => (
          <label key={direction} class="st-triplet">
            <input
              type="checkbox"
              checked={thrown.includes(direction)}
              onChange={() => toggle(direction)}
            />
            <span class="st-triplet-cards" aria-hidden="true">
              {([1, 2, 3] as const).map((damage) => (
                <span key={damage} class="st-mini">
                  <WindFace wind={`${direction}${damage}`} />
                </span>
              ))}
            </span>
            {dock.throwOff(directions[direction].name)}
          </label>
        ))}
      </div>
      <div class="game-buttons">
        <Button
          look="primary"
          class="game-confirm"
          disabled={busy}
          onClick={() => act({ type: 'triplets', throw: [...thrown] })}
        >
          {dock.confirm(thrown.length)}
        </Button>
      </div>
    </div>
  );
}
