import { useId } from 'preact/hooks';
import { Gradient, paint, type Shape } from '~/card-table/cards/drawing';

/** For the end of a game: the summit at sunrise, or clouds around it. */
export function EndPicture({ won }: { won: boolean }) {
  const id = useId();
  const [high, low] = won ? ['#7fa9c9', '#fbd9ae'] : ['#55636f', '#a7b0b2'];
  return (
    <>
      <Gradient id={id} colours={[high, low]} />
      <rect width="300" height="100" fill={`url(#${id})`} />
      <g stroke-linecap="round" stroke-linejoin="round">
        {(won ? SUNRISE : CLOUDS).map(paint)}
        <g class="game-end-comes">{(won ? FOG : WEATHER).map(paint)}</g>
      </g>
    </>
  );
}

const CHAIN = 'M-10 100 24 58 46 70 84 42 112 66 138 50 176 76 206 54 232 68 262 44 310 84V100Z';
const PEAK = 'M78 110 150 18 222 110Z';
const PEAK_SHADE = 'M150 18 160 42 152 56 166 78 160 110H222Z';
const PEAK_SNOW = 'M150 18 131 42l9-2 7 8 7-10 7 9 7-4Z';

const SUNRISE: readonly Shape[] = [
  { d: 'M214 8a52 52 0 1 0 .1 0Z', fill: '#ffe3b0', opacity: 0.4 },
  { d: 'M214 28a32 32 0 1 0 .1 0Z', fill: '#ffedc4', opacity: 0.55 },
  { d: 'M214 44a16 16 0 1 0 .1 0Z', fill: '#fff6da' },
  { d: CHAIN, fill: '#a58f97' },
  { d: PEAK, fill: '#7d8fa0' },
  { d: PEAK_SHADE, fill: '#5f7284' },
  { d: PEAK_SNOW, fill: '#fff9ee' },
  { d: 'M150 19V4', stroke: '#5a3f2c', width: 1.5 },
  { d: 'M150.500 4 165 8 150.500 12Z', fill: '#c8482a' },
  { d: 'M146.500 22.500v-5.500M142.500 26v-5.500', stroke: '#3a2c2a', width: 2 },
  { d: 'M146.500 15.200v.1M142.500 18.700v.1', stroke: '#3a2c2a', width: 3 },
  { d: 'M36 26q4-4 8 0q4-4 8 0M58 34q3-3 6 0q3-3 6 0', stroke: '#4c5b66', width: 1.3 },
];

const CLOUDS: readonly Shape[] = [
  { d: CHAIN, fill: '#6a7880' },
  { d: PEAK, fill: '#505e68' },
  { d: PEAK_SHADE, fill: '#424f59' },
  { d: 'M112 70 78 110H222L196 76Z', fill: '#46535c' },
];

/** Below those who have come through it. */
const FOG: readonly Shape[] = [
  {
    d: 'M-10 92Q12 76 36 86Q56 74 80 86Q104 78 124 88Q150 78 172 88Q196 78 216 87Q244 74 266 86Q288 78 310 88V110H-10Z',
    fill: '#fff6e6',
    opacity: 0.94,
  },
];

/** The weather that closes around a summit which was not reached. */
const WEATHER: readonly Shape[] = [
  {
    d: 'M84 34Q92 16 116 22Q128 8 150 16Q174 6 184 22Q208 18 212 36Q196 50 170 44Q146 54 126 44Q98 50 84 34Z',
    fill: '#c9cfd0',
    opacity: 0.96,
  },
  {
    d: 'M10 24Q18 12 36 18Q52 10 62 24Q52 34 34 30Q18 34 10 24ZM228 20Q238 8 258 14Q276 8 288 22Q274 32 254 28Q238 32 228 20Z',
    fill: '#8b979d',
    opacity: 0.8,
  },
  {
    d: 'M96 56l-6 14M118 58l-6 14M140 60l-6 14M162 58l-6 14M184 56l-6 14M206 52l-6 14',
    stroke: '#dfe5e6',
    width: 1.4,
    opacity: 0.7,
  },
  { d: 'M-10 94Q20 84 50 92T120 90T190 93T260 90T310 92V110H-10Z', fill: '#8f9aa0', opacity: 0.85 },
];
