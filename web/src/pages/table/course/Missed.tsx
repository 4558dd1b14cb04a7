/** The moves that a player has missed in a running game, shown when they come back. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { firstAfterOwn, logOf } from '~/net/room/view';
import { readDraft, writeDraft } from '~/net/storage';
import { useRoom } from '~/pages/table/room';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { CloseButton } from '~/ui/Dialog';
import { useWindowEvent } from '~/ui/useWindowEvent';
import './course.css';

const t = textsOf('beside');

/** A page that was out of sight for so long is come back to, in milliseconds. */
const AWAY = 30_000;
/** The number of moves that are listed; the others can be stepped through. */
const LISTED = 3;

const hasRoomBeside = (): boolean => matchMedia('(min-width: 1240px)').matches;

export interface MissedProps {
  /** How many lines the log had when the player came to the table. */
  arrived: number;
  onLook(line: number): void;
}

export function Missed({ arrived, onLook }: MissedProps) {
  const { view, game } = useRoom();
  const first = useFirstMissed(arrived);
  const [closed, setClosed] = useState<number | null>(null);
  const section = useRef<HTMLElement>(null);
  // Elsewhere it is a line in the bar until it is asked for: it would lie over the board.
  const [beside] = useState(hasRoomBeside);
  useWindowEvent('resize', () => {
    if (!hasRoomBeside()) section.current?.querySelector('details')?.removeAttribute('open');
  });
  useWindowEvent('pointerdown', ({ target }) => {
    // It may cover what the player wants to use.
    const isInside = section.current?.contains(target as Node) ?? true;
    if (!isInside) setClosed(first);
  });
  const { newest, length } = logOf(view);
  if (first === null || first === closed || first >= length) return null;
  const missed = newest.slice(Math.max(0, first - (length - newest.length)));
  const listed = missed.slice(-LISTED);
  const { since, steps, earlier } = t().course;
  const earlierCount = length - first - listed.length;
  const facts = game.factsOf(view);
  return (
    <section ref={section} class="missed box" aria-labelledby="missed-title">
      <details class="fold" open={beside}>
        <summary id="missed-title" title={since}>
          {since}
        </summary>
        <ol>
          {earlierCount > 0 && <li class="soft">{earlier(earlierCount)}</li>}
          {listed.map((line, index) => (
            <li key={length - listed.length + index}>{facts && game.logSentence(line, facts)}</li>
          ))}
        </ol>
        <Button icon="replay" look="quiet" onClick={() => onLook(first)}>
          {steps}
        </Button>
      </details>
      <CloseButton onClick={() => setClosed(first)} />
    </section>
  );
}

/** The first line that the player has missed since their last turn; null while nothing was. */
function useFirstMissed(arrived: number): number | null {
  const { view, store } = useRoom();
  const { games } = view.table;
  const { player } = view.you;
  const lines = logOf(view);
  const own = firstAfterOwn(lines, player);
  const [first, setFirst] = useState<number | null>(() => {
    const seen = readShown(store.code, games);
    // A game that began with moves of another one is new to who has just come to it.
    const isBegun = seen === 0 && /^(continued|anew)$/.test(view.table.fairness?.kind ?? '');
    const isNews = own !== null && own < arrived && seen < arrived && !isBegun;
    return isNews ? Math.max(own, seen) : null;
  });
  const newest = useRef({ own, length: lines.length });
  newest.current = { own, length: lines.length };

  useEffect(() => {
    if (document.visibilityState === 'visible') writeShown(store.code, games, lines.length);
  }, [store, games, lines.length]);

  useEffect(() => {
    let left: { at: number; length: number } | null = null;
    const onChange = () => {
      const { own: after, length } = newest.current;
      if (document.visibilityState === 'hidden') {
        left = { at: Date.now(), length };
        return;
      }
      writeShown(store.code, games, length);
      const news = left !== null && Date.now() - left.at >= AWAY && length > left.length;
      if (news && after !== null) setFirst(Math.max(after, left?.length ?? 0));
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [store, games]);

  // Once the player has moved, there is nothing left to catch up on.
  return first !== null && own !== null && own > first ? null : first;
}

/* How much of a game's log this tab has shown, also before a reload. */

function readShown(code: string, game: number): number {
  const [of, length] = (readDraft(`seen.${code}`) ?? '').split(' ').map(Number);
  return of === game && length !== undefined ? length : 0;
}

function writeShown(code: string, game: number, length: number): void {
  writeDraft(`seen.${code}`, `${game} ${length}`);
}
