/** What is said above the board while someone leads through a game, and below it while no one does. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameModule } from '~/card-table/game';
import { ChatDrawer } from '~/pages/table/chat/ChatDrawer';
import { makeRoom, RoomContext } from '~/pages/table/room';
import { hasOthers } from '~/pages/table/seats/seats';
import { needs, t } from '~/texts';
import { Button } from '~/ui/controls';
import { isDialogOpen } from '~/ui/Dialog';
import { shortcuts } from '~/ui/preferences';
import { announce } from '~/ui/Toasts';
import { useWindowEvent } from '~/ui/useWindowEvent';
import type { Together } from './useTogether';
import './together.css';

needs('beside', 'replay', 'tables');

interface TogetherProps {
  together: Together;
  game: GameModule;
}

/** Who leads, and the ways out of that; nothing where no one does. */
export function TogetherBar({ together, game }: TogetherProps) {
  const { store, led, follows, pointed } = together;
  const words = t().together;
  const leads = led?.own === true;
  const name = leaderOf(together);
  const said = ledSentence(together);

  useEffect(() => {
    if (said !== '') announce(`${said}.`);
  }, [said]);
  usePointedTold(pointed?.cell ?? null, name);
  useWindowEvent('keydown', (event) => {
    if (name === null || leads || !isFollowKey(event)) return;
    event.preventDefault();
    together.follow(!follows);
  });

  if (store === null || led === null || name === null) return null;
  const seat = led.seat === null ? '' : ` seat-colour--${led.seat}`;
  return (
    <div class={`together banner banner--accent${seat}`}>
      <p class="together-who cluster">
        <strong>{said}</strong>
        {!leads && <span class="soft">{follows ? words.following : words.aside}</span>}
      </p>
      <div class="together-buttons row gap-1">
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
              <span class="together-word">{words.takeOver}</span>
            </Button>
          </>
        )}
        <TableChat together={together} game={game} />
      </div>
    </div>
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

/** Who leads, and whether the page follows; empty where no one does. */
export function togetherSentence(together: Together): string {
  const { following, aside } = t().together;
  const { led, follows } = together;
  if (led === null) return '';
  const said = `${ledSentence(together)}.`;
  return led.own ? said : `${said} ${follows ? following : aside}`;
}

/** The way to lead, where there is anyone to be led and no one leads. */
export function TogetherOffer({ together }: Pick<TogetherProps, 'together'>) {
  const { store, led } = together;
  const view = store?.view.value ?? null;
  const words = t().together;
  if (view === null || led !== null || view.you.channel === null || !hasOthers(view)) return null;
  return (
    <section class="panel guide-offer" aria-labelledby="together-title">
      <h2 id="together-title">{words.title}</h2>
      <p>{words.hint}</p>
      <Button look={view.you.host ? 'primary' : 'plain'} icon="people" onClick={together.lead}>
        {words.lead}
      </Button>
    </section>
  );
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

/** As long as this the leader points at a cell before it is said, in milliseconds. */
const RESTS = 600;

function usePointedTold(cell: number | null, name: string | null): void {
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
