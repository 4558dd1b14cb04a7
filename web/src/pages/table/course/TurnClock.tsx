/** For how long the turn and the game have lasted, in games that take their time. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { fetchTimes } from '~/net/games';
import { useResource } from '~/net/requests';
import { logOf } from '~/net/room/view';
import { HOUR, MINUTE, now, useNow } from '~/net/clock';
import { useRoom } from '~/pages/table/room';
import { textsOf } from '~/texts';
import { Chip } from '~/ui/controls';
import './course.css';

const t = textsOf('beside');

const DAY = 24 * HOUR;

/** A turn that has lasted for less is of no interest. */
const LEAST = 2 * MINUTE;

export function TurnClock() {
  const { view } = useRoom();
  const times = useTimes();
  const time = useNow();
  if (view.game === null || times === null) return null;
  const lasted = time - times.moved;
  if (lasted < LEAST) return null;
  const sentence = t().course.clock(times.moved, times.began);
  return (
    <Chip icon="clock" class="turn-clock" title={sentence}>
      <span aria-hidden="true">{lengthOf(lasted)}</span>
      <span class="visually-hidden">{sentence}</span>
    </Chip>
  );
}

function lengthOf(milliseconds: number): string {
  const { minutes, hours, days } = t().course;
  if (milliseconds < HOUR) return minutes(Math.floor(milliseconds / MINUTE));
  if (milliseconds < DAY) return hours(Math.floor(milliseconds / HOUR));
  return days(Math.floor(milliseconds / DAY));
}

/** When the game began and was moved in last: as the server says at first, then as this page sees it. */
function useTimes(): { began: number; moved: number } | null {
  const { view } = useRoom();
  const { code, games } = view.table;
  const length = view.game === null ? null : logOf(view).length;
  const isShown = length !== null;
  const fetch = useCallback(() => fetchTimes(code, games), [code, games]);
  // Without a connection there is no clock, as there is none at first.
  const { value } = useResource(isShown ? fetch : null);
  const [moved, setMoved] = useState<number | null>(null);
  const seen = useRef(length);
  useEffect(() => {
    if (seen.current !== null && seen.current !== length) setMoved(now());
    seen.current = length;
  }, [length]);
  if (value === null) return null;
  const [began = 0, ...moves] = value;
  return { began, moved: moved ?? moves.at(-1) ?? began };
}
