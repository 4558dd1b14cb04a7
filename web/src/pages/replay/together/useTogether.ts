/**
 * Looking back together at the last game of a table: one guest leads, and the others see what that guest looks
 * at, until they look around themselves. It travels over the table's socket and is stored nowhere.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Pointed } from '~/card-table/boardProps';
import { openRoom, type RoomStore } from '~/net/room/roomStore';
import { readSeen } from '~/net/storage';
import { showRefusal } from '~/pages/frame/states';
import type { PlayerEvent } from '~/pages/replay/player/player';
import type { Source } from '~/router/paths';
import type { Led, Sight } from '~/wire/room';

/** The shortest time between two messages on what the leader looks at, in milliseconds. */
const EVERY = 150;

export interface TogetherProps {
  source: Source;
  /** Whether the guest has played in the game. */
  played: boolean;
  /** Whether it is the last game of its table, and another one has not begun. */
  isLast: boolean;
  last: number;
  /** The position and viewpoint that are looked at now. */
  now: Omit<Sight, 'pointer'>;
  dispatch(event: PlayerEvent): void;
  onViewpoint(viewpoint: Sight['viewpoint']): void;
  onGuided(guided: boolean): void;
}

export interface Together {
  /** The table, while it is there. */
  readonly store: RoomStore | null;
  /** The guest who leads; null where no one does. */
  readonly led: Led | null;
  /** Whether the page shows what someone else looks at. */
  readonly follows: boolean;
  /** The cell that the one who leads points at. */
  readonly pointed: Pointed | null;
  /** Points at a cell, which the others see while the guest leads. */
  point(cell: number | null): void;
  lead(): void;
  stop(): void;
  follow(on: boolean): void;
  /** Steps, and chooses, as the viewer, who then looks around alone. The leader's steps go past them. */
  step(event: PlayerEvent): void;
  choose(viewpoint: Sight['viewpoint']): void;
}

export function useTogether(props: TogetherProps): Together {
  const { source, played, isLast, now, last, dispatch, onViewpoint, onGuided } = props;
  const store = useTableOf(source, played, isLast);
  const led = ledOf(store, source);
  const [wanted, follow] = useState(true);
  const leads = led?.own === true;
  const follows = led !== null && !leads && wanted;
  const sight = led?.sight ?? null;

  useEffect(() => {
    if (!follows || sight === null) return;
    dispatch({ type: 'to', position: Math.min(sight.position, last) });
    onViewpoint(sight.viewpoint);
  }, [follows, sight, last, dispatch, onViewpoint]);

  const guided = sight?.guided ?? null;
  useEffect(() => {
    if (follows && guided !== null) onGuided(guided);
  }, [follows, guided, onGuided]);

  const lookAround = (): void => {
    if (follows) follow(false);
  };

  const [cell, point] = useState<number | null>(null);
  useShown(store, leads, { ...now, pointer: cell });

  const lead = async (): Promise<void> => {
    const refused = (await store?.send({ type: 'lead' })) ?? null;
    if (refused !== null) void showRefusal(refused);
  };
  return {
    store,
    led,
    follows,
    pointed:
      follows && sight !== null && sight.pointer !== null
        ? { cell: sight.pointer, seat: led.seat }
        : null,
    point: leads ? point : () => undefined,
    lead: () => void lead(),
    stop: () => store?.sendUnanswered({ type: 'show', sight: null }),
    follow,
    step: (event) => {
      if (event.type !== 'pace') lookAround();
      dispatch(event);
    },
    choose: (viewpoint) => {
      lookAround();
      onViewpoint(viewpoint);
    },
  };
}

/** The table at which the game was the last one, for those who have been there. */
function useTableOf(source: Source, played: boolean, isLast: boolean): RoomStore | null {
  const [store, setStore] = useState<RoomStore | null>(null);
  const code = source.from === 'table' && isLast ? source.code : null;
  useEffect(() => {
    // A guest who follows a link to a replay has not come to the table.
    if (code === null || (!played && readSeen(code) === 0)) return;
    const opened = openRoom(code, (refused) => void showRefusal(refused));
    setStore(opened);
    // A guest who looks back is not at the board of the next game.
    const stop = opened.view.subscribe((view) => {
      if (view !== null && view.table.phase !== 'over') opened.close();
    });
    return () => {
      stop();
      setStore(null);
      if (opened.led.peek()?.own === true) opened.sendUnanswered({ type: 'show', sight: null });
      opened.close();
    };
  }, [code, played]);
  return store;
}

function ledOf(store: RoomStore | null, source: Source): Led | null {
  const led = store?.led.value ?? null;
  const isShown = source.from === 'table' && led?.game === source.game;
  return isShown && store?.view.value?.table.phase === 'over' ? led : null;
}

/** Sends the others what the leader looks at: at once, and then no more often than they can take in. */
function useShown(store: RoomStore | null, leads: boolean, sight: Sight): void {
  const sentAt = useRef(0);
  const { position, viewpoint, guided, pointer } = sight;
  useEffect(() => {
    if (!leads || store === null) return;
    const sendSight = (): void => {
      sentAt.current = Date.now();
      store.sendUnanswered({ type: 'show', sight: { position, viewpoint, guided, pointer } });
    };
    const wait = sentAt.current + EVERY - Date.now();
    if (wait <= 0) return sendSight();
    const timer = setTimeout(sendSight, wait);
    return () => clearTimeout(timer);
  }, [store, leads, position, viewpoint, guided, pointer]);
}
