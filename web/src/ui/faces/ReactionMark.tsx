/** The drawn reactions to a game. They say nothing by themselves: a label stands beside them. */
import type { ComponentChildren } from 'preact';
import type { Reaction } from '~/wire/room';

const DARK = '#4a3206';
const FACE = <circle fill="#f2c14e" stroke="#9a6a10" cx="12" cy="12" r="9.5" />;

const MARKS: Record<Reaction, ComponentChildren> = {
  applause: (
    <path
      fill="#f2c14e"
      stroke="#9a6a10"
      d="M12 2.5l2.900 6 6.600.8-4.900 4.500 1.300 6.500-5.900-3.200-5.900 3.200 1.300-6.500L2.500 9.300l6.600-.8z"
    />
  ),
  heart: (
    <path
      fill="#d8505f"
      stroke="#8f2431"
      d="M12 20.500C5.500 15.500 2.800 12.300 2.800 8.800A4.900 4.900 0 0 1 12 6.500a4.900 4.900 0 0 1 9.200 2.300c0 3.500-2.700 6.700-9.200 11.700z"
    />
  ),
  laugh: (
    <>
      {FACE}
      <path
        class="line"
        stroke={DARK}
        stroke-width="1.6"
        d="M6.500 10q1.500-2 3 0M14.500 10q1.500-2 3 0"
      />
      <path fill={DARK} d="M6.500 13.500h11a5.500 5 0 0 1-11 0z" />
    </>
  ),
  gasp: (
    <>
      {FACE}
      <path
        class="line"
        stroke={DARK}
        stroke-width="1.6"
        d="M8.500 8.500v1.200M15.500 8.500v1.200"
      />
      <ellipse fill={DARK} cx="12" cy="15.500" rx="2.200" ry="3" />
    </>
  ),
  sigh: (
    <>
      {FACE}
      <path
        class="line"
        stroke={DARK}
        stroke-width="1.6"
        d="M8.500 9v1.200M15.500 9v1.200M8 17q4-3.500 8 0"
      />
      <path
        fill="#5aa9dd"
        stroke="#24658f"
        d="M18.500 11.500c1.600 2.200 2 3 2 3.700a1.900 1.900 0 0 1-3.900 0c0-.7.4-1.500 1.900-3.700z"
      />
    </>
  ),
};

export const REACTIONS = ['applause', 'heart', 'laugh', 'gasp', 'sigh'] as const;

export function ReactionMark({ reaction }: { reaction: Reaction }) {
  return (
    <svg class="line" width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
      {MARKS[reaction]}
    </svg>
  );
}
