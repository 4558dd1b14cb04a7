/** The header of a replay: what game it was and how it ended, through whose eyes, and its link. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useId } from 'preact/hooks';
import type { GameModule } from '~/card-table/game';
import type { GameView } from '~/card-table/facts';
import { hrefOf, fetchRoom } from '~/net/http';
import { recordAddress, type Viewpoint } from '~/net/games';
import { useResource } from '~/net/requests';
import { ControlsButton, HomeLink } from '~/pages/frame/Frame';
import { SettingsButton } from '~/pages/settings/settings';
import { tablePath } from '~/router/paths';
import { textsOf } from '~/texts';
import { Icon } from '~/ui/Icon';
import { copyText } from '~/ui/CopyField';
import { announce, showToast } from '~/ui/Toasts';
import type { Replay } from '~/wire/http';
import { LinkButton } from '~/ui/controls';
import { hashOf } from './player/player';
import { replayNames, resultOf } from './ReplayBoard';
import { apiBase, replayPath, type Source } from '~/router/paths';
import { type ChosenViews } from './useReplay';

const t = textsOf('replay');

export interface ReplayBarProps {
  source: Source;
  replay: Replay;
  game: GameModule;
  /** The position at the end. */
  end: GameView;
  position: number;
  choice: ChosenViews;
  /** News in the bar. */
  children?: ComponentChildren;
}

export function ReplayBar(props: ReplayBarProps) {
  const { source, replay, game, end, position, choice, children } = props;
  const { replay: words, list } = t();
  const course = `${list(replayNames(replay))} · ${resultOf(replay, game, end)}`;
  return (
    <header class="frame-header table-bar replay-bar">
      <HomeLink sign />
      <div class="replay-title">
        <p class="replay-name strong" title={`${game.name()} · ${words.title}`}>
          {game.name()} <span class="soft">{words.title}</span>
        </p>
        <p class="replay-course soft small" title={course}>
          {course}
        </p>
      </div>
      <ViewpointChoice names={replayNames(replay)} choice={choice} />
      <div class="replay-news row gap-1">{children}</div>
      <div class="frame-tools row">
        {replay.id !== null && <CopyLink id={replay.id} position={position} />}
        <LinkButton
          icon="download"
          look="quiet"
          href={hrefOf(recordAddress(apiBase(source)))}
          title={words.record}
          download
        >
          <span class="replay-word">{words.recordShort}</span>
        </LinkButton>
        <ControlsButton class="replay-controls" wordClass="visually-hidden" />
        <SettingsButton />
      </div>
    </header>
  );
}

/** Its link opens this game alone: the address of a table's game would let its readers in at the table. */
function CopyLink({ id, position }: { id: string; position: number }) {
  const { replay } = t();
  const link = location.origin + replayPath({ from: 'record', id }) + hashOf(position);
  const copy = async () => {
    const copied = await copyText(link);
    showToast(copied ? replay.linkCopied(position) : replay.linkNotCopied(link));
  };
  return (
    <button
      type="button"
      class="button button--quiet"
      title={replay.copyLink}
      onClick={() => void copy()}
    >
      <Icon name="link" />
      <span class="replay-word">{replay.copyLinkShort}</span>
    </button>
  );
}

export interface ViewpointChoiceProps {
  names: readonly string[];
  choice: ChosenViews;
}

/** Through whose eyes a replay is looked at. */
function ViewpointChoice({ names, choice }: ViewpointChoiceProps) {
  const { viewpoint } = t().replay;
  const id = useId();
  // One that cannot be loaded is not shown as chosen.
  const value = choice.refused === null ? choice.wanted : (choice.seen?.viewpoint ?? 'table');
  return (
    <div class="replay-eyes row">
      <label class="row gap-1 soft small strong" htmlFor={id}>
        <Icon name="eye" />
        <span class="replay-word">{viewpoint.label}</span>
      </label>
      <select
        id={id}
        class="input"
        value={String(value)}
        onChange={(event) => choice.choose(viewpointOf(event.currentTarget.value))}
      >
        <option value="table">{viewpoint.table}</option>
        {names.map((name, seat) => (
          <option key={seat} value={String(seat)}>
            {viewpoint.seat(name)}
          </option>
        ))}
        <option value="open">{viewpoint.open}</option>
      </select>
    </div>
  );
}

function viewpointOf(value: string): Viewpoint {
  return value === 'table' || value === 'open' ? value : Number(value);
}

const EVERY = 10_000;

/** The next game after the one that is looked at, as far as it is known. */
export interface Sequel {
  /** Whether it is being played. */
  begun: boolean;
  /** Whether there is none yet, and the one that is looked at was the last. */
  none: boolean;
  /** How many guests have seats, and how many of them are ready for it. */
  guests: number;
  ready: number;
}

export function useSequel(source: Source): Sequel | null {
  const { code, game } = source.from === 'table' ? source : NO_TABLE;
  const load = useCallback(() => fetchRoom(code), [code]);
  const room = useResource(source.from === 'table' ? load : null, EVERY).value;
  if (room === null) return null;
  const taken = room.seats.filter((name) => name !== null).length;
  return {
    begun: room.phase === 'playing' && room.games > game,
    none: room.phase === 'over' && room.games === game,
    ready: room.games === game ? room.ready.length : 0,
    guests: taken - room.partners.length,
  };
}

const NO_TABLE = { code: '', game: 0 };

/** Tells those who look back at a game of a table that another one is wanted, or has begun there. */
export function NextGame({ code, sequel }: { code: string; sequel: Sequel | null }) {
  const { nextGame } = t().replay;
  const { begun, ready, guests } = sequel ?? { begun: false, ready: 0, guests: 0 };

  useEffect(() => {
    if (begun) announce(nextGame.begun);
  }, [begun, nextGame.begun]);

  if (!begun && ready === 0) return null;
  const sentence = begun ? nextGame.begun : nextGame.ready(ready, guests);
  return (
    <LinkButton
      icon="seat"
      look={begun ? 'primary' : 'plain'}
      href={tablePath(code)}
      title={`${sentence} ${nextGame.join}`}
    >
      <span class="visually-hidden">
        {sentence} {nextGame.join}
      </span>
      <span aria-hidden="true">{begun ? nextGame.join : nextGame.readyShort(ready, guests)}</span>
    </LinkButton>
  );
}
