/** Who plays, and who of them is here: the seats of a running game. */
import { t } from '~/texts';
import { SeatMark } from './SeatMark';
import { useRoom } from './room';
import { marksOf } from './seats';
import './seats.css';

export function TableSeats() {
  const { view } = useRoom();
  const { seats } = t();
  const marks = marksOf(view);
  return (
    <ol class="seat-list">
      {view.table.seats.map((taken, seat) =>
        taken === null ? null : (
          <li key={seat} class="seat">
            <SeatMark seat={seat} mark={marks[seat]} />
            <span class="seat-name">
              <bdi>{taken.name}</bdi>
              <span class="seat-tags">
                {view.you.seat === seat && <span class="chip">{seats.you}</span>}
                {view.table.host === seat && <span class="chip">{seats.host}</span>}
                {taken.presence === 'away' && <span class="chip chip--away">{seats.away}</span>}
                {taken.presence === 'free' && <span class="chip chip--away">{seats.free}</span>}
              </span>
            </span>
          </li>
        ),
      )}
    </ol>
  );
}
