/** The log of a game: newest first while it goes on, all of it in order when it is played back. */
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '~/texts';
import type { Playback } from '~/card-table/boardProps';
import { useSubmit } from '~/net/requests';
import { Button } from '~/ui/controls';
import { Dialog } from '~/ui/Dialog';
import '~/card-table/styles/style.css';

const t = textsOf('table');

export interface LogProps {
  /** The newest lines, oldest first. */
  lines: readonly unknown[];
  /** How many lines there are in all. */
  length: number;
  sentence(line: unknown): string;
  /** All lines, oldest first. */
  fetchLog(): Promise<unknown[]>;
  playback?: Playback | undefined;
  /** Shows the position that a line led to, where that can be done while the game goes on. */
  onLine?: ((line: number) => void) | undefined;
}

export function Log(props: LogProps) {
  const { playback, length, sentence } = props;
  if (playback === undefined) return <LiveLog {...props} />;
  return <PlayedLog playback={playback} length={length} sentence={sentence} />;
}

/** Lines of a log that follow on each other, and how many there are before them. */
interface Stretch {
  readonly before: number;
  readonly lines: readonly unknown[];
}

/** All known lines of a log once its newest have come: those known before go, where lines between are missing. */
export function grown(known: Stretch, newest: Stretch): Stretch {
  const kept = newest.before - known.before;
  if (kept < 0 || kept > known.lines.length) return newest;
  return { before: known.before, lines: [...known.lines.slice(0, kept), ...newest.lines] };
}

function LiveLog(props: LogProps) {
  const { lines: newest, length, sentence, fetchLog, onLine } = props;
  const { log: words } = t();
  const { busy, problem, run } = useSubmit();
  const held = useRef<Stretch>({ before: length, lines: [] });
  held.current = grown(held.current, { before: length - newest.length, lines: newest });
  const { before: hidden, lines } = held.current;
  const stop = useOneStop(lines.length, 0);

  const showAll = (): void => {
    void run(async () => {
      held.current = { before: 0, lines: await fetchLog() };
    });
  };

  if (length === 0) return <p class="game-hint">{words.empty}</p>;
  return (
    <>
      <ol class={onLine ? 'game-log game-log--played' : 'game-log'} reversed start={length}>
        {lines.toReversed().map((line, index) => (
          <li key={length - index} class={seatClass(line)}>
            {onLine ? (
              <button
                type="button"
                class="line-button"
                {...stop.at(index)}
                onClick={() => onLine(length - 1 - index)}
              >
                {sentence(line)}
              </button>
            ) : (
              sentence(line)
            )}
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button look="quiet" aria-disabled={busy} onClick={showAll}>
          {busy ? words.loading : words.showAll}
        </Button>
      )}
      {problem !== null && <p role="alert">{words.failed}</p>}
    </>
  );
}

/** The newest line, and the way to the others, where there is no room for the whole log. */
export function LogTicker(props: LogProps) {
  const { log: words } = t();
  const { playback } = props;
  const [open, setOpen] = useState(false);
  const newest = props.lines.at(-1);
  // The chosen position lies behind the dialog.
  const leaving =
    (lead: ((line: number) => void) | undefined) =>
    (line: number): void => {
      setOpen(false);
      lead?.(line);
    };
  return (
    <div class="game-ticker row gap-1 spread">
      <p>{newest === undefined ? words.empty : props.sentence(newest)}</p>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {open && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <Log
            {...props}
            playback={playback && { ...playback, onLine: leaving(playback.onLine) }}
            onLine={props.onLine && leaving(props.onLine)}
          />
        </Dialog>
      )}
    </div>
  );
}

interface PlayedLogProps {
  playback: Playback;
  /** How many lines there are up to the shown position. */
  length: number;
  sentence(line: unknown): string;
}

/** The whole log of a game that was played. Each line leads to the position after it. */
function PlayedLog(props: PlayedLogProps) {
  const { playback, length, sentence } = props;
  const lines = playback.log;
  const current = length - 1;
  const { buttons, at } = useOneStop(lines.length, Math.max(0, current));

  useEffect(() => {
    // A dialog around it is opened only after it has been drawn.
    const frame = requestAnimationFrame(() => {
      const line = buttons.current[current];
      if (line) scrollTo(line);
    });
    return () => cancelAnimationFrame(frame);
  }, [current, buttons]);

  if (lines.length === 0) return <p class="game-hint">{t().log.empty}</p>;
  return (
    <ol class="game-log game-log--played">
      {lines.map((line, index) => (
        <li key={index} class={seatClass(line)}>
          <button
            {...at(index)}
            type="button"
            class="line-button"
            data-ahead={index > current}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => playback.onLine(index)}
          >
            {sentence(line)}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** One stop for the keyboard among so many lines, from which it goes up and down. */
function useOneStop(count: number, first: number) {
  const buttons = useRef<(HTMLElement | null)[]>([]);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = focused ?? first;

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(0, stop + step), count - 1);
    setFocused(next);
    buttons.current[next]?.focus();
  };
  const at = (place: number) => ({
    ref: (button: HTMLElement | null) => void (buttons.current[place] = button),
    tabIndex: place === stop ? 0 : -1,
    onFocus: () => setFocused(place),
    onBlur: () => setFocused(null),
    onKeyDown,
  });
  return { buttons, at };
}

/** Lines on an action of a seat bear its colour. */
function seatClass(line: unknown): string | undefined {
  return typeof line === 'object' && line !== null && 'seat' in line
    ? `seat-colour--${String(line.seat)}`
    : undefined;
}

/** So far from the edge of what scrolls, a line has some of the others around it. */
const MARGIN = 56;

/** Brings a line into sight within the part of the page that scrolls, and never moves the page. */
function scrollTo(line: HTMLElement): void {
  const scroller = line.closest('[data-scrolls], dialog');
  if (scroller === null) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), line.getBoundingClientRect()];
  const above = outer.top + MARGIN - inner.top;
  const below = inner.bottom - (outer.bottom - MARGIN);
  if (above > 0) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += below;
}
