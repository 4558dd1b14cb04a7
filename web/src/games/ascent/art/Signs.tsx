/** Small signs: of the types, and of what is no card, such as an ibex or a strip of film. */
import type { JSX } from 'preact';
import type { Terrain } from '../cards';

export type SignName = 'ibex' | 'film' | 'trail' | 'grapple' | 'filmed' | 'flag' | Terrain;

const PATHS: Readonly<Record<SignName, string>> = {
  // A face seen from the front, between two long curved horns.
  ibex: 'M8.200 9Q8 2.500 2.500 2Q3.500 6.500 7 9.500M11.800 9Q12 2.500 17.500 2Q16.500 6.500 13 9.500M6.500 9H13.500L12 15 10.800 18.500H9.200L8 15ZM6.500 10 3.500 9.500M13.500 10 16.500 9.500',
  film: 'M2 4H18V16H2ZM2 8H18M2 12H18M5.500 4V8M10 4V8M14.500 4V8M5.500 12V16M10 12V16M14.500 12V16',
  trail: 'M6 19Q3 15 8 13T12 8.500Q16 6.500 13 1.500',
  grapple:
    'M10 2V13M10 2.500a1.500 1.500 0 1 0 .1 0M10 13Q10 18 5 17Q3 16 3.500 12.500M10 13Q10 18 15 17Q17 16 16.500 12.500M10 13V18',
  flag: 'M6 18V2M6 2.5 16 5.5 6 9',
  G: 'M10 17Q9 11 5 7M10 17V4M10 17Q11 11 15 7M4 17H16',
  S: 'M10 2.5V17.5M3.5 6.300 16.5 13.700M16.500 6.300 3.500 13.700M8 3.500 10 5.500 12 3.500M8 16.500 10 14.500 12 16.500',
  R: 'M2.500 16.500 7 6 10 10.500 13 4 17.500 16.500ZM7 6 8.500 12M13 4 12 11 14 16.500',
  filmed: 'M4 10.500 8.500 15 16.500 5.500',
};

const FILLED: ReadonlySet<SignName> = new Set(['ibex']);

export function Sign({ name }: { name: SignName }): JSX.Element {
  return (
    <svg
      class="as-sign"
      data-sign={name}
      data-filled={FILLED.has(name)}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
