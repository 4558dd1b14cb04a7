/** The start window for all to see: pledges, who agrees, who has chosen, and the phrases. */
import { SeatName } from '~/card-table/people/Seats';
import { CardBack } from '~/games/tranquility/art/Picture';
import type { TranquilityTable } from '~/games/tranquility/selection/selection';
import { textsOf } from '~/games/tranquility/texts';
import type { TranquilityFacts } from '~/games/tranquility/view/facts';
import type { TranquilityWindow } from '~/wire/tranquility';
import { Phrases } from '../Storms';
import { TalkControls } from './Talk';

const t = textsOf('talk');

export function StartTalk({ table }: { table: TranquilityTable }) {
  const { facts } = table;
  const { talk: words } = t();
  const { window } = facts.game;
  if (window === null) return null;
  const solo = facts.names.length === 1;
  return (
    <section class="tq-window stack gap-2 small" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{solo ? words.soloLead : words.lead}</p>
      {!solo && (
        <>
          <Total window={window} />
          <ul class="tq-pledges">
            {facts.names.map((_, seat) => (
              <li key={seat} class={`tq-pledge row spread seat-colour--${seat}`}>
                <SeatName people={facts} seat={seat} />
                <Pledge facts={facts} window={window} seat={seat} />
              </li>
            ))}
          </ul>
          <Phrases facts={facts} />
          <TalkControls table={table} />
        </>
      )}
    </section>
  );
}

/** One mark for each card to be given, in the colour of the seat that gives it. */
function Total({ window }: { window: TranquilityWindow }) {
  const { talk: words } = t();
  const givers = window.pledges.flatMap((pledge, seat) =>
    Array.from({ length: pledge ?? 0 }, () => seat),
  );
  const sum = givers.length;
  const marks = Math.max(window.needed, sum);
  const rest = window.needed - sum;
  const verdict = rest > 0 ? words.missing(rest) : rest < 0 ? words.tooMany(-rest) : words.complete;
  return (
    <div class="tq-total">
      <div class="tq-marks row gap-1" aria-hidden="true">
        {Array.from({ length: marks }, (_, index) => (
          <span
            key={index}
            class={givers[index] === undefined ? undefined : `seat-colour--${givers[index]}`}
            data-filled={index < sum}
            data-over={index >= window.needed}
          >
            {index < sum && <CardBack />}
          </span>
        ))}
      </div>
      <p>
        <span>{words.total(sum, window.needed)}</span>{' '}
        <strong data-exact={rest === 0}>{verdict}</strong>
      </p>
    </div>
  );
}

function Pledge(props: { facts: TranquilityFacts; window: TranquilityWindow; seat: number }) {
  const { talk: words } = t();
  const { facts, window, seat } = props;
  const pledge = window.pledges[seat] ?? null;
  const giving = facts.game.phase === 'start_give';
  const done = (giving ? window.given[seat] : window.agreed[seat]) === true;
  return (
    <span class="tq-pledge-state row soft">
      {done && <Done label={giving ? words.given : words.agreed} />}
      {giving && !done && <Sign sign="…" label={words.choosing} />}
      <strong class="tq-pledge-count centre" data-open={pledge === null}>
        {pledge === null ? (
          <Sign sign="?" label={words.noPledge} />
        ) : (
          <Sign sign={String(pledge)} label={words.pledges(pledge)} />
        )}
      </strong>
    </span>
  );
}

/** Something short to look at, and the words for it to be read out. */
function Sign({ sign, label }: { sign: string; label: string }) {
  return (
    <span title={label}>
      <span aria-hidden="true">{sign}</span>
      <span class="visually-hidden">{label}</span>
    </span>
  );
}

function Done({ label }: { label: string }) {
  return (
    <span class="tq-done" title={label}>
      <svg
        class="line"
        stroke="var(--good-ink)"
        stroke-width="2.6"
        viewBox="0 0 20 20"
        aria-hidden="true"
      >
        <path d="M4 10.500 8.500 15 16 6" />
      </svg>
      <span class="visually-hidden">{label}</span>
    </span>
  );
}
