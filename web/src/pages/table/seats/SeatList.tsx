/** The seats of a table between games: who sits where, and places to sit down. */
import { type RefCallback } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { rememberName, writeDraft } from '~/net/storage';
import { refusalSentence, showRefusal } from '~/pages/frame/states';
import { useRoom } from '~/pages/table/room';
import { textsOf } from '~/texts';
import { Button, Chip, IconButton } from '~/ui/controls';
import { ConfirmDialog, Dialog } from '~/ui/Dialog';
import { lazy, lazyComponent } from '~/ui/lazy';
import type { Seat, SeatView } from '~/wire/room';
import { NameInput, offeredName } from './NameForm';
import { AddPartner, PartnerControls, PartnerTag } from './Partners';
import { firstFreeSeat, isNameless, marksOf, SeatMark, seatName } from './seats';
import './seats.css';

const t = textsOf('beside', 'tables');

export const FaceDialog = lazyComponent(
  lazy(async () => (await import('./FacePicker')).FacePicker),
  { quiet: true },
);

export function SeatList() {
  const { view, store, game } = useRoom();
  const { seats } = t();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [typed, setTyped] = useState(() => offeredName(view.you.name));
  const { may } = view.you;
  const seated = view.you.seat !== null;
  const marks = marksOf(view);
  const { deal } = view.table;
  /** The names by seat in the game that goes on here. */
  const places = deal.type === 'continued' ? deal.names : [];

  /** Of the seats: to sit down there, or to choose the own face. */
  const buttons = useRef(new Map<Seat, HTMLElement | null>());
  const wasSeated = useRef(seated);
  useEffect(() => {
    if (wasSeated.current === seated) return;
    wasSeated.current = seated;
    // The button that was pressed to sit down or stand up is gone.
    if (document.activeElement === document.body) {
      const next = view.you.seat ?? firstFreeSeat(view);
      if (next !== null) buttons.current.get(next)?.focus();
    }
  }, [seated, view]);

  const sit = async (seat: Seat) => {
    const name = seated ? (view.you.name ?? '') : (field.current?.value.trim() ?? '');
    if (name === '') {
      setProblem(seats.nameMissing);
      field.current?.focus();
      return;
    }
    const refused = await store.send({ type: 'sit', seat, name });
    if (!refused) {
      rememberName(name);
      writeDraft('name', null);
    } else if (refused.code.startsWith('name_') && !seated) {
      setProblem(refusalSentence(refused));
      field.current?.focus();
    } else {
      void showRefusal(refused, game.id);
    }
  };

  return (
    <div class="seats stack">
      {!seated && may.sit && (
        <form
          class="field"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const free = firstFreeSeat(view);
            if (free !== null) void sit(free);
          }}
        >
          <label class="strong" htmlFor="own-name">
            {seats.yourName}
          </label>
          <div class="field-row">
            <NameInput
              id="own-name"
              field={field}
              known={view.you.name}
              invalid={problem !== null}
              onInput={(name) => {
                setTyped(name);
                setProblem(null);
              }}
            />
            <Button type="submit" look="primary" aria-label={seats.joinAs(typed.trim())}>
              {seats.joinAs('')}
            </Button>
          </div>
          <p id="own-name-hint" class={problem ? 'field-error' : 'soft small'} aria-live="polite">
            {problem ?? seats.nameHint}
          </p>
        </form>
      )}
      <ol class="stack gap-2">
        {Array.from({ length: places.length || view.table.max_seats }, (_, seat) => {
          const taken = view.table.seats[seat] ?? null;
          const button = (element: HTMLElement | null) => void buttons.current.set(seat, element);
          return taken ? (
            <TakenSeat key={seat} button={button} seat={seat} taken={taken} mark={marks[seat]} />
          ) : (
            <EmptySeat
              key={seat}
              button={button}
              seat={seat}
              name={places[seat]}
              seated={seated}
              onSit={() => void sit(seat)}
            />
          );
        })}
      </ol>
    </div>
  );
}

interface EmptySeatProps {
  button: RefCallback<HTMLElement>;
  seat: Seat;
  /** The player whose place it was. */
  name: string | undefined;
  seated: boolean;
  onSit(): void;
}

function EmptySeat({ button, seat, name, seated, onSit }: EmptySeatProps) {
  const { view } = useRoom();
  const { seats } = t();
  return (
    <li class="seat seat--empty cluster gap-3 box" data-host={view.you.may.manage}>
      <SeatMark seat={seat} />
      <span class="seat-name cluster">{name ? seats.placeOf(name) : seats.empty}</span>
      {view.you.may.sit && !isNameless(view) && (
        <Button
          ref={button}
          class="seat-action"
          look="quiet"
          aria-label={seated ? seats.moveTo(seat + 1) : seats.sitAt(seat + 1)}
          onClick={onSit}
        >
          {seated ? seats.move : seats.sit}
        </Button>
      )}
      {view.you.may.manage && <AddPartner seat={seat} />}
    </li>
  );
}

interface TakenSeatProps {
  button: RefCallback<HTMLElement>;
  seat: Seat;
  taken: SeatView;
  mark: string | undefined;
}

function TakenSeat({ button, seat, taken, mark }: TakenSeatProps) {
  const { view, send } = useRoom();
  const { seats } = t();
  const [managing, setManaging] = useState(false);
  const [facing, setFacing] = useState(false);
  const own = view.you.seat === seat;
  return (
    <li class={own ? 'seat seat--own cluster gap-3 box' : 'seat cluster gap-3 box'}>
      {own ? (
        <button
          type="button"
          ref={button}
          class="seat-face"
          aria-label={t().faces.chooseFace}
          title={t().faces.chooseFace}
          aria-haspopup="dialog"
          onClick={() => setFacing(true)}
        >
          <SeatMark seat={seat} mark={mark} taken={taken} />
        </button>
      ) : (
        <SeatMark seat={seat} mark={mark} taken={taken} />
      )}
      {facing && <FaceDialog face={taken.face ?? null} onClose={() => setFacing(false)} />}
      <span class="seat-name cluster">
        <bdi translate={false}>{seatName(view, seat)}</bdi>
        <span class="seat-tags cluster gap-1">
          {own && taken.name !== '' && <span class="chip">{t().table.you}</span>}
          {view.table.host === seat && <Chip icon="crown">{seats.host}</Chip>}
          {taken.partner && <PartnerTag partner={taken.partner} />}
          {taken.presence === 'away' && <span class="chip chip--away">{seats.away}</span>}
        </span>
      </span>
      {own && view.you.may.stand && (
        <Button class="seat-action" look="quiet" onClick={() => void send({ type: 'stand' })}>
          {seats.stand}
        </Button>
      )}
      {taken.partner && view.you.may.manage && (
        <PartnerControls seat={seat} partner={taken.partner} />
      )}
      {!own && !taken.partner && view.you.may.manage && (
        <IconButton
          icon="more"
          class="seat-action"
          aria-label={seats.more(seatName(view, seat))}
          aria-haspopup="dialog"
          onClick={() => setManaging(true)}
        />
      )}
      {managing && <SeatDialog seat={seat} onClose={() => setManaging(false)} />}
    </li>
  );
}

/** The host's actions on a guest who sits at the table. */
export function SeatDialog({ seat, onClose }: { seat: Seat; onClose(): void }) {
  const { view, send } = useRoom();
  const { seats } = t();
  const [removing, setRemoving] = useState(false);
  const name = seatName(view, seat);

  const handOver = () => {
    onClose();
    void send({ type: 'hand_over', seat });
  };

  if (removing) {
    return (
      <ConfirmDialog
        key="remove"
        title={seats.removeTitle(name)}
        label={seats.removeConfirm}
        onClose={onClose}
        onConfirm={() => void send({ type: 'remove', seat })}
      >
        <p>{seats.removeText}</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog key="choose" title={name} onClose={onClose}>
      <div class="stack">
        <Button onClick={handOver}>{seats.handOver(name)}</Button>
        <Button onClick={() => setRemoving(true)}>{seats.remove(name)}</Button>
      </div>
    </Dialog>
  );
}
