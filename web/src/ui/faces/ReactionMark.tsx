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
      d="M12 2.5l2.9 6 6.6.8-4.9 4.5 1.3 6.5-5.9-3.2-5.9 3.2 1.3-6.5L2.5 9.3l6.6-.8z"
    />
  ),
  heart: (
    <path
      fill="#d8505f"
      stroke="#8f2431"
      d="M12 20.5C5.5 15.5 2.8 12.3 2.8 8.8A4.9 4.9 0 0 1 12 6.5a4.9 4.9 0 0 1 9.2 2.3c0 3.5-2.7 6.7-9.2 11.7z"
    />
  ),
  laugh: (
    <>
      {FACE}
      <path class="line" stroke={DARK} stroke-width="1.6" d="M6.5 10q1.5-2 3 0M14.5 10q1.5-2 3 0" />
      <path fill={DARK} d="M6.5 13.5h11a5.5 5 0 0 1-11 0z" />
    </>
  ),
  gasp: (
    <>
      {FACE}
      <path class="line" stroke={DARK} stroke-width="1.6" d="M8.5 8.5v1.2M15.5 8.5v1.2" />
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
        d="M8.5 9v1.2M15.5 9v1.2M8 17q4-3.5 8 0"
      />
      <path
        fill="#5aa9dd"
        stroke="#24658f"
        d="M18.5 11.5c1.6 2.2 2 3 2 3.7a1.9 1.9 0 0 1-3.9 0c0-.7.4-1.5 1.9-3.7z"
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
