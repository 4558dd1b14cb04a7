/** The whole log of a game that was played. Each line leads to the position after it. */
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Playback } from '~/games/game';
import { t } from './texts';
import './pieces.css';

export interface PlayedLogProps<Line extends object> {
  playback: Playback;
  /** How many lines there are up to the shown position. */
  length: number;
  sentence(line: Line): string;
}

export function PlayedLog<Line extends object>(props: PlayedLogProps<Line>): JSX.Element {
  const { playback, length, sentence } = props;
  const lines = playback.log as readonly Line[];
  const current = length - 1;
  const list = useRef<HTMLOListElement>(null);
  // One stop for the keyboard, at the current line; from there up and down.
  const [focused, setFocused] = useState<number | null>(null);
  const focusable = focused ?? Math.max(0, current);

  useEffect(() => {
    // A dialog around it is opened only after it has been drawn.
    const frame = requestAnimationFrame(() => {
      const line = list.current?.querySelector<HTMLElement>('[aria-current]');
      if (line) scrollTo(line);
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(0, focusable + step), lines.length - 1);
    setFocused(next);
    list.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };

  if (lines.length === 0) return <p class="game-hint">{t().log.empty}</p>;
  return (
    <ol ref={list} class="game-log game-log--played">
      {lines.map((line, index) => (
        <li key={index} class={seatClass(line)}>
          <button
            type="button"
            data-ahead={index > current}
            aria-current={index === current ? 'step' : undefined}
            tabIndex={index === focusable ? 0 : -1}
            onFocus={() => setFocused(index)}
            onBlur={() => setFocused(null)}
            onKeyDown={onKeyDown}
            onClick={() => playback.onLine(index)}
          >
            {sentence(line)}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Lines that tell what a seat did bear its colour. */
export function seatClass(line: object): string | undefined {
  return 'seat' in line ? `game-seat--${String(line.seat)}` : undefined;
}

/** So far from the edge of what scrolls, a line has some of the others around it. */
const MARGIN = 56;

/** Brings a line into sight within the part of the page that scrolls, and never moves the page. */
function scrollTo(line: HTMLElement): void {
  const scroller = line.closest('.game-aside--log, dialog');
  if (scroller === null) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), line.getBoundingClientRect()];
  const above = outer.top + MARGIN - inner.top;
  const below = inner.bottom - (outer.bottom - MARGIN);
  if (above > 0) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += below;
}
