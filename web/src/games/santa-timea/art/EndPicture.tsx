/** A ship that comes home, for the end of a game. */
import { useId } from 'preact/hooks';
import { Gradient } from '~/card-table/cards/drawing';

export function Harbour() {
  const id = useId();
  return (
    <>
      <Gradient id={`${id}-sky`} colours={['#345a78', '#f3b98a']} />
      <rect width="300" height="66" fill={`url(#${id}-sky)`} />
      <circle cx="212" cy="58" r="20" fill="#fbe0a8" opacity="0.9" />
      <path d="M0 66V50Q26 38 52 50T104 58L120 66Z" fill="#3b5560" />
      <path d="M18 50V34h8v16M20 34l2-6 2 6" fill="#f1e6d3" stroke="#b84a24" />
      <rect y="64" width="300" height="36" fill="#2c6578" />
      <path
        class="line"
        d="M188 72h48M180 79h60M196 86h34"
        stroke="#fbe0a8"
        stroke-width="1.8"
        opacity="0.7"
      />
      <g class="game-end-comes">
        <g transform="translate(112 14)">
          <path d="M6 56H76Q72 70 62 70H18Q9 70 6 56Z" fill="#6d3f29" />
          <path d="M6 56H76L75 60H7Z" fill="#d8a24a" />
          <path d="M28 56V6M54 56V12" stroke="#43281b" stroke-width="2.200" />
          <path d="M30 9Q52 20 48 32Q40 28 30 31ZM30 33Q54 38 50 53Q40 49 30 52Z" fill="#fff7e8" />
          <path d="M56 15Q72 24 70 36Q64 33 56 35ZM56 37Q76 42 72 53Q64 50 56 52Z" fill="#f6e3c6" />
          <path d="M28 6 40 9 28 12Z" fill="#b84a24" />
        </g>
      </g>
      <path
        class="line"
        d="M96 88q8 -5 16 0t16 0t16 0t16 0t16 0M0 80q8 -4 16 0t16 0t16 0"
        stroke="#cfe6ea"
        stroke-width="2"
        opacity="0.7"
      />
    </>
  );
}
