/** The deal of a finished game, for others to play: its code, and a table to play it again. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameEntry } from '~/card-table/game';
import { createDailyRoom, createRoomForDeal, partnersAtOnce, requestDealCode } from '~/net/games';
import { useSubmit } from '~/net/requests';
import { Problem } from '~/pages/frame/states';
import { useNewTable } from '~/pages/table-form/useNewTable';
import { dealPath, formatDealCode } from '~/router/paths';
import { textsOf } from '~/texts';
import { Button, LinkButton } from '~/ui/controls';
import { CopyField } from '~/ui/CopyField';
import { useNow } from '~/net/clock';
import { dailyPath, isDayOver } from '~/router/day';
import './deals.css';

const t = textsOf('deals', 'tables');

export interface DealShareProps {
  /** The beginning of the game's addresses, such as `/api/records/` and an id. */
  base: string;
  /** The day whose deal it is. */
  daily: string | null;
  /** Steps that the guest still has to take for it. */
  children?: ComponentChildren;
}

export function DealShare({ children, ...ways }: DealShareProps) {
  return (
    <section class="panel" aria-labelledby="deal-title">
      <h2 id="deal-title">{t().deals.compare}</h2>
      <Ways {...ways} />
      {children}
    </section>
  );
}

function Ways({ base, daily }: DealShareProps) {
  const { deals, date } = t();
  const now = useNow();
  const link = daily !== null && (
    <p>
      {deals.isOfDay(date(daily))} <a href={dailyPath(daily)}>{deals.compareDay}</a>
    </p>
  );
  if (daily !== null && !isDayOver(daily, now))
    return <div class="deal-share stack at-start">{link}</div>;
  return (
    <div class="deal-share stack at-start">
      {link}
      <p>{deals.shareGame}</p>
      <Code base={base} />
    </div>
  );
}

function Code({ base }: { base: string }) {
  const { deals } = t();
  const [code, setCode] = useState<string | null>(null);
  const { busy, problem, run } = useSubmit();
  const requestCode = () => run(async () => setCode(await requestDealCode(base)));

  if (code !== null) return <KnownCode code={code} />;
  return (
    <>
      <Button aria-disabled={busy} onClick={() => void requestCode()}>
        {deals.play}
      </Button>
      <Problem problem={problem} />
    </>
  );
}

function KnownCode({ code }: { code: string }) {
  const { deals } = t();
  return (
    <>
      <CopyField label={deals.link} text={location.origin + dealPath(code)} />
      <p class="share-code">
        {deals.code} <strong>{formatDealCode(code)}</strong>
      </p>
      <div class="cluster">
        <MakeTable
          look="plain"
          label={deals.makeTable}
          make={(name) => createRoomForDeal(code, name)}
        />
        <LinkButton href={dealPath(code)}>{deals.toResults}</LinkButton>
      </div>
    </>
  );
}

export interface MakeTableProps {
  label: string;
  /** Where the label says too little by itself. */
  name?: string;
  look?: 'plain' | 'primary';
  /** Whether the game starts as soon as the table is there. */
  start?: boolean;
  /** Makes the table, whose host sits there under that name, or without one, and returns its code. */
  make(name: string | null): Promise<string>;
}

/** A button that makes a table and goes there. */
export function MakeTable({ label, name, look = 'primary', start = false, make }: MakeTableProps) {
  const { busy, problem, begin, dialog } = useNewTable();
  return (
    <div class="stack gap-2 at-start">
      <Button
        look={look}
        aria-label={name}
        aria-disabled={busy}
        onClick={() => begin({ start, make })}
      >
        {busy ? t().home.creating : label}
      </Button>
      <Problem problem={problem} />
      {dialog}
    </div>
  );
}

export interface PlayDailyProps extends Pick<MakeTableProps, 'look'> {
  game: GameEntry;
}

/** The way into today's deal of a game at once, with partners. */
export function PlayDailyAtOnce({ game: { id, name: nameOf }, look = 'primary' }: PlayDailyProps) {
  const { daily } = t();
  return (
    <MakeTable
      look={look}
      start
      label={daily.play}
      name={daily.playOf(nameOf())}
      make={async (name) => createDailyRoom(id, name, await partnersAtOnce(id, {}))}
    />
  );
}

/** The ways into today's deal of a game: at once, or at a table to which friends come. */
export function PlayDaily({ game }: Pick<PlayDailyProps, 'game'>) {
  const { colon, daily } = t();
  return (
    <div class="cluster gap-3">
      <PlayDailyAtOnce game={game} />
      <MakeTable
        look="plain"
        label={daily.withFriends}
        name={colon(daily.withFriends, game.name())}
        make={(name) => createDailyRoom(game.id, name)}
      />
    </div>
  );
}
