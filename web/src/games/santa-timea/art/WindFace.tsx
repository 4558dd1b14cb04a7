/** The face of a wind card: gusts that blow towards its direction, one for each point of damage. */
import type { JSX } from 'preact';
import type { SantaTimeaWind } from '~/wire/santa_timea';
import { degreesOf, windOf } from '../cards';
import { t } from '../texts';
import './art.css';

/** The gusts point upwards, and are turned. */
const GUSTS = [
  'M50 92V26M50 26 38 40M50 26 62 40',
  'M28 86V44Q28 32 19 34M28 44',
  'M72 86V44Q72 32 81 34M72 44',
];

export function WindFace({ wind }: { wind: SantaTimeaWind }): JSX.Element {
  const { direction, number } = windOf(wind);
  return (
    <svg
      class={`game-art st-wind st-direction--${direction}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="st-wind__sky" x="-20" y="-20" width="140" height="140" />
      <g transform={`rotate(${degreesOf(direction)} 50 50)`}>
        {GUSTS.slice(0, number).map((gust) => (
          <path key={gust} class="st-wind__gust" d={gust} />
        ))}
      </g>
      <text class="st-wind__letter" x="5" y="31">
        {t().directions[direction].letter}
      </text>
      <text class="st-wind__damage" x="95" y="95" text-anchor="end">
        {number}
      </text>
    </svg>
  );
}
