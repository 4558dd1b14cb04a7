/** Computer partners at a table: their marks, and what the host and the players can do with them. */
import { rememberedLevel, rememberedName, rememberLevel } from '~/net/storage';
import { textsOf } from '~/texts';
import { Button, Chip, IconButton } from '~/ui/controls';
import { Icon } from '~/ui/Icon';
import type { Partner, PartnerLevel, Seat } from '~/wire/room';
import { useRoom } from '~/pages/table/room';
import { LevelSelect } from './LevelSelect';
import { seatName } from './seats';

const t = textsOf('tables');

/** Says that a seat is a computer's. */
export function PartnerTag({ partner }: { partner: Partner }) {
  const { view } = useRoom();
  // A host sees how well it plays where that is chosen.
  if (!view.you.may.manage) return <PartnerChip partner={partner} />;
  return (
    <span class="chip" title={t().partners.computer}>
      <Icon name="computer" />
      <span class="visually-hidden">{t().partners.computer}</span>
    </span>
  );
}

/** Says that a seat is a computer's, and how well that plays. */
export function PartnerChip({ partner }: { partner: Partner }) {
  const { partners } = t();
  return (
    <Chip icon="computer">
      {partners.computer} · {partners.levels[partner.level]}
    </Chip>
  );
}

/** The same for a host, who can choose how well it plays, and remove it. */
export function PartnerControls({ seat, partner }: { seat: Seat; partner: Partner }) {
  const { view, send } = useRoom();
  const { partners } = t();
  const name = seatName(view, seat);
  const change = (level: PartnerLevel) => {
    rememberLevel(level);
    void send({ type: 'change_partner', seat, level });
  };
  return (
    <span class="seat-partner row gap-1">
      <LevelSelect label={partners.levelOf(name)} level={partner.level} onLevel={change} />
      <IconButton
        icon="close"
        aria-label={partners.remove(name)}
        onClick={() => void send({ type: 'remove_partner', seat })}
      />
    </span>
  );
}

export function AddPartner({ seat }: { seat: Seat }) {
  const { send } = useRoom();
  const { partners } = t();
  return (
    <Button
      icon="computer"
      class="seat-action"
      look="quiet"
      aria-label={partners.addAt(seat + 1)}
      onClick={() => void send({ type: 'add_partner', seat, level: rememberedLevel() })}
    >
      {partners.add}
    </Button>
  );
}

/** The seats of a running game in which a partner sits in the viewer's place. */
export function useOwnPartner(): Seat | null {
  const { view } = useRoom();
  // A seat that a partner holds can be taken over by its former player alone.
  const own = view.you.may.take_over.find((seat) => view.table.seats[seat]?.partner !== undefined);
  return own ?? null;
}

/** For a player whose cards a partner plays: takes them back. */
export function BackAgain({ seat }: { seat: Seat }) {
  const { view, send } = useRoom();
  const { partners } = t();
  // On a device that the guest has moved to, the seat alone knows the name.
  const name = view.you.name ?? (rememberedName() || (view.table.seats[seat]?.name ?? ''));
  return (
    <Button
      look="primary"
      title={partners.playsOn}
      onClick={() => void send({ type: 'take_over', seat, name })}
    >
      {partners.back}
    </Button>
  );
}

/** For a player who must leave: hands the cards to a partner. */
export function PlayOnSection({ onDone }: { onDone(): void }) {
  const { view, send } = useRoom();
  const { partners } = t();
  if (!view.you.may.play_on) return null;
  const playOn = () => {
    onDone();
    void send({ type: 'play_on' });
  };
  return (
    <section class="stack section">
      <h3>{partners.playOnTitle}</h3>
      <p>{partners.playOnHint}</p>
      <div>
        <Button icon="computer" onClick={playOn}>
          {partners.playOn}
        </Button>
      </div>
    </section>
  );
}

/** Of a finished game: which of its players were partners, be it for a while. */
export function PartnersChip() {
  const { view } = useRoom();
  const { partners = [], players } = view.table;
  if (partners.length === 0) return null;
  return (
    <Chip icon="computer">{t().partners.with(partners.map((seat) => players[seat] ?? ''))}</Chip>
  );
}
