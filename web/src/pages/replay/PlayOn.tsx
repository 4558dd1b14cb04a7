/** The way to a table at which the game goes on from a position, with everyone in their seat. */
import { useId, useState } from 'preact/hooks';
import { createRoom, hostOf } from '~/net/http';
import { rememberedLevel } from '~/net/storage';
import { MakeTable } from '~/pages/deals/DealShare';
import type { Source } from '~/router/paths';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { Dialog, DialogActions } from '~/ui/Dialog';
import type { Seat } from '~/wire/room';

const t = textsOf('replay');

export interface PlayOnProps {
  source: Source;
  names: readonly string[];
  /** The seat that the guest takes. */
  seat: Seat;
  /** The name under which the guest has played there, if so. */
  ownName: string | null;
  position: number;
  /** Whether nothing is left to do in the position. */
  isOver: boolean;
}

export function PlayOn(props: PlayOnProps) {
  const { replay: words } = t();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon="play"
        class="replay-play-on"
        aria-haspopup="dialog"
        aria-label={words.playOn}
        title={words.playOnFrom(props.position)}
        onClick={() => setOpen(true)}
      >
        <span class="replay-full">{words.playOn}</span>
        <span class="replay-short">{words.playOnShort}</span>
      </Button>
      {open && (
        <Dialog title={words.playOn} onClose={() => setOpen(false)}>
          <p>{words.playOnText}</p>
          {props.isOver ? <p class="soft">{words.playOnOver}</p> : <Choices {...props} />}
        </Dialog>
      )}
    </>
  );
}

function Choices({ source, names, seat, ownName, position }: PlayOnProps) {
  const { replay: words } = t();
  const id = useId();
  // The seat for which the cards are dealt anew.
  const [anew, setAnew] = useState<Seat | null>(null);
  const of =
    source.from === 'table' ? { room: source.code, number: source.game } : { record: source.id };
  const deal = { type: 'continued' as const, of, position, ...(anew !== null && { anew }) };
  /** With computers in the other seats, or with these left to friends. */
  const make = (partners: number) => (name: string | null) =>
    createRoom({
      deal,
      options: {},
      ...hostOf(name ?? ownName),
      seat,
      partners: Array.from({ length: partners }, rememberedLevel),
    });
  return (
    <>
      <div class="stack gap-1">
        <label class="strong" htmlFor={id}>
          {words.cards}
        </label>
        <select
          id={id}
          class="input"
          value={anew ?? ''}
          onChange={({ currentTarget: { value } }) => setAnew(value === '' ? null : Number(value))}
        >
          <option value="">{words.asTheyLay}</option>
          {names.map((name, place) => (
            <option key={place} value={place}>
              {words.dealtAnew(name)}
            </option>
          ))}
        </select>
      </div>
      <p>{words.playOnSeat(names[seat] ?? '')}</p>
      <DialogActions>
        {names.length > 1 && <MakeTable look="plain" label={words.playOnFriends} make={make(0)} />}
        <MakeTable
          start
          label={names.length > 1 ? words.playOnComputers : words.playOnFrom(position)}
          make={make(names.length - 1)}
        />
      </DialogActions>
    </>
  );
}
