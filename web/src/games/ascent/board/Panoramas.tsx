/** The foot of the mountain: ten panoramas of the valley, some with a sequence to film. */
import type { JSX } from 'preact';
import { Valley } from '../art/Scenery';
import { Sign } from '../art/Signs';
import type { Facts } from '../view';

const PANORAMAS = 10;

/** What they show is also told among the goals, where there is room for it on every screen. */
export function Panoramas({ facts }: { facts: Facts }): JSX.Element {
  const { panoramas } = facts.game;
  return (
    <div class="as-panoramas" aria-hidden="true">
      <Valley />
      {Array.from({ length: PANORAMAS }, (_, index) => {
        const shown = panoramas[index];
        return (
          <span key={index} class="as-panorama" data-filmed={shown?.filmed}>
            {shown !== undefined && (
              <>
                <Sign name={shown.filmed ? 'filmed' : 'film'} />
                <b>{shown.sequence.join('-')}</b>
              </>
            )}
          </span>
        );
      })}
    </div>
  );
}
