/** The line in the bar while someone leads through a game, and the buttons beside the controls. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameModule } from '~/card-table/game';
import { ChatDrawer } from '~/pages/table/chat/ChatDrawer';
import { makeRoom, RoomContext } from '~/pages/table/room';
import { hasOthers } from '~/pages/table/seats/seats';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { isDialogOpen } from '~/ui/Dialog';
import { shortcuts } from '~/ui/preferences';
import { announce } from '~/ui/Toasts';
import { useWindowEvent } from '~/ui/useWindowEvent';
import type { Together } from './useTogether';

const t = textsOf('replay');

interface TogetherProps {
  together: Together;
  game: GameModule;
}

/** The leader's name, in a chip; nothing where no one leads. */
export function WhoLeads({ together }: Pick<TogetherProps, 'together'>) {
  const { led, follows } = together;
  const words = t().together;
  if (leaderOf(together) === null || led === null) return null;
  const seat = led.seat === null ? '' : ` seat-colour--${led.seat}`;
  const more = led.own ? undefined : follows ? words.following : words.aside;
  return (
    <p class={`chip together-who${seat}`} title={more}>
      {ledSentence(together)}
    </p>
  );
}

/** The way to lead where anyone can be led, and the ways out of that. */
export function TogetherButtons({ together, game }: TogetherProps) {
  const { store, led, follows, pointed } = together;
  const view = store?.view.value ?? null;
  const words = t().together;
  const leads = led?.own === true;
  const name = leaderOf(together);
  const sentence = ledSentence(together);

  useEffect(() => {
    if (sentence !== '') announce(`${sentence}.`);
  }, [sentence]);
  usePointedAnnounced(pointed?.cell ?? null, name);
  useWindowEvent('keydown', (event) => {
    if (name === null || leads || !isFollowKey(event)) return;
    event.preventDefault();
    together.follow(!follows);
  });

  if (store === null || view === null) return null;
  if (led === null || name === null) {
    if (view.you.channel === null || !hasOthers(view)) return null;
    return (
      <Button icon="people" aria-label={words.lead} title={words.hint} onClick={together.lead}>
        <span class="replay-full">{words.lead}</span>
        <span class="replay-short">{words.leadShort}</span>
      </Button>
    );
  }
  return (
    <>
      {leads ? (
        <Button onClick={together.stop}>{words.stop}</Button>
      ) : (
        <>
          <Button
            look={follows ? 'plain' : 'primary'}
            aria-keyshortcuts="F"
            onClick={() => together.follow(!follows)}
          >
            {follows ? words.lookAround : words.follow(name)}
          </Button>
          <Button look="quiet" icon="flag" title={words.takeOver} onClick={together.lead}>
            <span class="visually-hidden">{words.takeOver}</span>
          </Button>
        </>
      )}
      <TableChat together={together} game={game} />
    </>
  );
}

function leaderOf({ led }: Together): string | null {
  return led === null ? null : (led.name ?? t().table.nameless);
}

function ledSentence(together: Together): string {
  const words = t().together;
  const name = leaderOf(together);
  if (name === null) return '';
  return together.led?.own === true ? words.youLead : words.leads(name);
}

/** A sentence on who leads, and whether the page follows; empty where no one does. */
export function togetherSentence(together: Together): string {
  const { following, aside } = t().together;
  const { led, follows } = together;
  if (led === null) return '';
  const sentence = `${ledSentence(together)}.`;
  return led.own ? sentence : `${sentence} ${follows ? following : aside}`;
}

/** The table's chat, over the board as during a game. */
function TableChat({ together: { store }, game }: TogetherProps) {
  const framed = useSignal(true);
  const room = useMemo(
    () => (store === null ? null : makeRoom(store, game, framed)),
    [store, game, framed],
  );
  if (room === null || store?.view.value === null) return null;
  return (
    <RoomContext.Provider value={room}>
      <ChatDrawer />
    </RoomContext.Provider>
  );
}

/** As long as this the leader points at a cell before it is announced, in milliseconds. */
const RESTS = 600;

function usePointedAnnounced(cell: number | null, name: string | null): void {
  useEffect(() => {
    if (cell === null || name === null) return;
    const timer = setTimeout(() => {
      const label = document.querySelector(`[data-cell="${cell}"]`)?.getAttribute('aria-label');
      if (label) announce(t().together.pointsAt(name, label));
    }, RESTS);
    return () => clearTimeout(timer);
  }, [cell, name]);
}

const WRITTEN = 'input:not([type="range"]), select, textarea, [contenteditable]';

function isFollowKey(event: KeyboardEvent): boolean {
  if (!shortcuts.on.value || event.defaultPrevented || event.repeat || isDialogOpen()) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.key.toLowerCase() !== 'f')
    return false;
  return !(event.target instanceof Element && event.target.closest(WRITTEN) !== null);
}
