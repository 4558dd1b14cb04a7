/** Starts a game, or says who can and why it can't be started yet. */
import type { View } from '~/net/room/view';
import { useSubmit } from '~/net/requests';
import { refusalSentence } from '~/pages/frame/states';
import { useRoom } from '~/pages/table/room';
import { isAlone, marksOf, SeatMark, seatName } from '~/pages/table/seats/seats';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { Icon } from '~/ui/Icon';
import './lobby.css';

const t = textsOf('tables');

export function StartPanel() {
  const { view, game, send } = useRoom();
  const { start } = t();
  const { run } = useSubmit();
  const { may, host } = view.you;
  const again = view.table.phase === 'over';
  const { guests, ready } = readiness(view);

  const startGame = () => run(async () => void (await send({ type: 'start' })));

  // The host counts as well, until they have given a name.
  const unnamed = (view.table.unnamed ?? 0) - (view.you.name === null ? 1 : 0);

  if (!host) {
    return may.ready ? (
      <div class="start stack">
        <ReadyButton />
        <ReadyTokens />
      </div>
    ) : (
      <p class="soft">{whoStarts(again, view.table.host_name)}</p>
    );
  }
  // The invitation comes first then.
  const alone = isAlone(view);
  const first = alone && may.start ? start.alone : start.button;
  return (
    <div class="start stack">
      {unnamed > 0 && (
        <p class="warning" role="status">
          {start.unnamed(unnamed)}
        </p>
      )}
      <Button
        look={alone ? 'plain' : 'primary'}
        class="button--great"
        disabled={!may.start}
        aria-describedby={may.start_refusal ? 'start-refusal' : undefined}
        onClick={() => void startGame()}
      >
        {again ? start.againReady(ready.length, guests.length) : first}
      </Button>
      {again && <ReadyTokens />}
      {may.start_refusal && (
        <p id="start-refusal" class="soft">
          {refusalSentence(may.start_refusal, game.id)}
        </p>
      )}
    </div>
  );
}

function whoStarts(again: boolean, name: string | null): string {
  const { start } = t();
  if (again) return name === null ? start.againHostUnknown : start.againHost(name);
  return name === null ? start.waitHostUnknown : start.waitHost(name);
}

/** The seats of guests, and those of them that are ready. */
function readiness({ table }: View): { guests: number[]; ready: readonly number[] } {
  const guests = table.seats.flatMap((taken, seat) => (taken && !taken.partner ? [seat] : []));
  return { guests, ready: table.ready ?? [] };
}

/** The news in the tab's title: that others wait for the viewer. */
export function readyTitle(view: View): string {
  const { guests, ready } = readiness(view);
  const waits = ready.length > 0 && view.you.seat !== null && !ready.includes(view.you.seat);
  return waits ? `${t().start.titleReady(ready.length, guests.length)} · ` : '';
}

/** A token for each guest with a seat. */
function ReadyTokens() {
  const { view } = useRoom();
  const { start } = t();
  const { guests, ready } = readiness(view);
  const marks = marksOf(view);
  if (guests.length < 2) return null;
  return (
    <div class="ready">
      <ul class="cluster">
        {guests.map((seat) => (
          <li key={seat} class="ready-token row gap-1 soft small" data-ready={ready.includes(seat)}>
            <SeatMark seat={seat} mark={marks[seat]} taken={view.table.seats[seat] ?? undefined} />
            <bdi translate={false}>{seatName(view, seat)}</bdi>
            {ready.includes(seat) && (
              <>
                <Icon name="check" />
                <span class="visually-hidden">{start.isReady}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p class="visually-hidden" role="status">
        {start.readyOf(ready.length, guests.length)}
      </p>
    </div>
  );
}

/** Says that the viewer is ready, or takes it back. A host starts instead. */
function ReadyButton() {
  const { view, send } = useRoom();
  const { start } = t();
  const isReady = view.you.seat !== null && readiness(view).ready.includes(view.you.seat);
  const setReady = (ready: boolean) => void send({ type: 'ready', ready });
  if (isReady) {
    return <Button onClick={() => setReady(false)}>{start.notYet}</Button>;
  }
  return (
    <Button look="primary" class="button--great" onClick={() => setReady(true)}>
      {start.again}
    </Button>
  );
}
