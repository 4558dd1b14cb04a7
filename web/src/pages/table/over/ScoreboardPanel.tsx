/** How the games of this table ended so far: small, between games. */
import { textsOf } from '~/texts';
import type { Scoreboard as Counts } from '~/wire/room';
import { useRoom } from '~/pages/table/room';
import { isNameless } from '~/pages/table/seats/seats';
import { namelessName } from '~/ui/faces/SeatFace';
import '~/pages/table/lobby/lobby.css';

const t = textsOf('beside');

export function ScoreboardPanel() {
  const { view } = useRoom();
  const { scoreboard: words, number } = t();
  const { scoreboard } = view.table;
  const counts = countsOf(scoreboard);
  if (counts.length === 0) return null;
  return (
    <section class="stack section gap-2" aria-labelledby="scoreboard-title">
      <h3 id="scoreboard-title" class="scoreboard-title soft small">
        {words.title}
      </h3>
      <dl class="cluster">
        {counts.map(({ what, count }) => (
          <div
            key={what}
            class={`scoreboard-count scoreboard-count--${what}`}
            data-none={count === 0}
          >
            <dt>{words[what]}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      {scoreboard.wins.length > 0 && (
        <p class="table-facts cluster">
          <span class="soft small strong">{words.wins}</span>
          {scoreboard.wins.map(({ name, count }, place) => (
            <span key={place} class="chip">
              <bdi translate={false}>{name || namelessName(isNameless(view))}</bdi> {number(count)}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

type What = 'games' | 'won' | 'lost' | 'ranked' | 'closed' | 'with_partners';

/** The counts worth showing, the number of games first; nothing before the first has ended. */
export function countsOf(scoreboard: Counts): { what: What; count: number }[] {
  const { won, lost, ranked, closed, with_partners = 0 } = scoreboard;
  const games = won + lost + ranked + closed;
  if (games === 0) return [];
  const together = won + lost > 0;
  const counts: { what: What; count: number; worth: boolean }[] = [
    { what: 'games', count: games, worth: true },
    { what: 'won', count: won, worth: together },
    { what: 'lost', count: lost, worth: together },
    // Where all games are of one kind, their number has been told.
    { what: 'ranked', count: ranked, worth: ranked > 0 && ranked < games },
    { what: 'closed', count: closed, worth: closed > 0 },
    { what: 'with_partners', count: with_partners, worth: with_partners > 0 },
  ];
  return counts.filter(({ worth }) => worth).map(({ what, count }) => ({ what, count }));
}
