/** The unseen side of a table's page: sounds and signs, spoken news, and wishes in the address. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { alerts } from '~/alerts/device';
import type { RoomStore } from '~/net/room/roomStore';
import { rememberedFace } from '~/net/storage';
import { focusHeading } from '~/pages/frame/Frame';
import { wantsToStart } from '~/router/paths';
import { navigations } from '~/router/router';
import { t } from '~/texts';
import { announce } from '~/ui/Toasts';
import { type Room, useRoom } from './room';

const turnAlerts = async () => (await import('~/alerts/tableAlerts')).giveTurnAlerts;
const messageAlerts = async () => (await import('~/alerts/tableAlerts')).giveMessageAlerts;
const gameSounds = async () => (await import('~/alerts/gameSounds')).giveGameSounds;

/** Gives the signs that the guest wants. */
export function useAlerts(store: RoomStore): void {
  useLater(store, turnAlerts);
  useLater(store, messageAlerts);
  useLater(store, alerts.game.on.value ? gameSounds : null);
}

/** Signs that the table gives for as long as it is there, by code that comes after the page. */
function useLater(
  store: RoomStore,
  load: (() => Promise<(store: RoomStore) => () => void>) | null,
): void {
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    void load?.().then(
      (give) => {
        if (stop !== null) stop = give(store);
      },
      // The table can be played without.
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [store, load]);
}

function resultOf({ game, view }: Room): string {
  const facts = game.factsOf(view);
  if (view.table.closed) return t().table.closed;
  return (facts && game.resultSentence(facts)) ?? '';
}

export function Announcer() {
  const room = useRoom();
  const { game, view } = room;
  const phase = view.table.phase;
  const before = useRef(phase);
  const first = useRef(phase);
  const facts = phase === 'playing' ? game.factsOf(view) : null;
  const status = facts === null ? '' : game.statusSentence(facts);
  const result = phase === 'over' && view.game !== null ? resultOf(room) : '';

  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (phase === 'playing') announce(t().table.started);
    if (phase === 'over') announce(`${t().table.over} ${result}`);
  }, [phase, result]);

  useEffect(() => {
    // The element that had the focus may be gone with the page, or the phase, before.
    const pageWasLoaded = navigations.peek() === 0 && first.current === phase;
    if (document.activeElement === document.body && !pageWasLoaded) {
      focusHeading();
    }
  }, [phase]);

  useEffect(() => {
    if (status) announce(status);
  }, [status]);

  return null;
}

/** Gives the guest the face that they chose before, once they sit. */
export function RememberedFace() {
  const { view, store } = useRoom();
  const { seat } = view.you;
  const own = seat === null ? null : view.table.seats[seat];
  const lacks = own?.face === undefined && own !== null && view.table.phase !== 'playing';

  useEffect(() => {
    const face = rememberedFace();
    // Nothing depends on it: a refusal needs no word.
    if (lacks && face !== null) void store.send({ type: 'choose_face', face });
  }, [store, lacks]);

  return null;
}

/** Starts the game for a host who has followed an address that says so. */
export function StartAtOnce() {
  const { view, send } = useRoom();
  const [wanted, setWanted] = useState(() => wantsToStart(location.hash));
  const ready = view.you.may.start;
  useEffect(() => {
    if (!wanted) return;
    // A reload is no wish to start once more.
    history.replaceState(null, '', location.pathname);
    setWanted(false);
    if (ready) void send({ type: 'start' });
  }, [wanted, ready, send]);
  return null;
}
