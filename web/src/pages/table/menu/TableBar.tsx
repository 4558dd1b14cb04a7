/** The header of a running game: small, since the board needs the room. */
import { useEffect } from 'preact/hooks';
import type { View } from '~/net/room/view';
import { ControlsButton, HomeLink } from '~/pages/frame/Frame';
import { ChatDrawer } from '~/pages/table/chat/ChatDrawer';
import { NewVersion } from '~/pages/table/notices/Banners';
import { formatCode } from '~/router/paths';
import { t } from '~/texts';
import { Chip } from '~/ui/controls';
import { Dialog, DialogButton } from '~/ui/Dialog';
import { lazy, lazyComponent, whenIdle } from '~/ui/lazy';
import { type Room, useRoom } from '~/pages/table/room';

const TurnClock = lazyComponent(
  lazy(async () => (await import('~/pages/table/course/TurnClock')).TurnClock),
  { idle: true },
);
const GameSoundSwitch = lazyComponent(
  lazy(async () => (await import('~/pages/settings/SettingsControls')).GameSoundSwitch),
  { idle: true },
);
const Menu = lazyComponent(lazy(async () => (await import('./TableMenu')).TableMenu));

const notices = lazy(async () => (await import('~/pages/table/notices/Notices')).NoticesButton);
const NoticesButton = lazyComponent(notices, { quiet: true });

/** `drawer`: whether the chat is opened from here. */
export function TableBar({ drawer }: { drawer: boolean }) {
  const room = useRoom();
  const { view } = room;
  const { table } = t();
  useEffect(() => whenIdle(notices.preload), []);
  return (
    <header class="frame-header table-bar">
      <HomeLink />
      <GameSoundSwitch />
      <p class="table-bar-facts cluster gap-1">
        {tellsTalk(room) && <TalkChip />}
        <HandsChip />
        <TurnClock />
        {view.you.player === null && <Chip icon="eye">{table.watching}</Chip>}
      </p>
      <NewVersion inBar />
      {hasNotices(view) && <NoticesButton />}
      <div class="frame-tools row">
        {drawer && <ChatDrawer />}
        <RulesButton />
        {/* Where there is little room, it is found in the menu. */}
        <ControlsButton class="table-bar-roomy" wordClass="table-bar-word" />
        <TableMenu />
      </div>
    </header>
  );
}

/** Whether the bar says if players may talk: where they can, and the button of the chat does not say it. */
export function tellsTalk({ view, game }: Pick<Room, 'view' | 'game'>): boolean {
  const { table, you } = view;
  const others = table.seats.some((taken, seat) => taken && !taken.partner && seat !== you.seat);
  return others && !(table.talk === 'open' && game.talkative === true && you.channel !== null);
}

/** Whether something of the table may have to be said, as `NoticesButton` does. */
function hasNotices({ table, you }: View): boolean {
  const { may, hands, plays_as: playsAs, replaced } = you;
  const isMissing = table.seats.some((seat) => seat !== null && seat.presence !== 'here');
  const isConcerned = table.closing.length > 0 || replaced === true || may.look;
  return isMissing || isConcerned || may.take_over.length > 0 || hands !== null || playsAs !== null;
}

function TableMenu() {
  const { view } = useRoom();
  const { table } = t();
  return (
    <DialogButton
      icon="people"
      look="quiet"
      renderDialog={(onClose) => (
        <Dialog title={table.title(formatCode(view.table.code))} onClose={onClose}>
          <Menu onDone={onClose} />
        </Dialog>
      )}
    >
      <span class="table-bar-last-word">{table.menu}</span>
    </DialogButton>
  );
}

/** Shows the rules without leaving the table. */
export function RulesButton() {
  const { game } = useRoom();
  return (
    <DialogButton
      icon="rules"
      look="quiet"
      data-key="r"
      renderDialog={(onClose) => (
        <Dialog wide title={t().rules.title(game.name())} onClose={onClose}>
          <game.Rules />
        </Dialog>
      )}
    >
      <span class="table-bar-word">{t().frame.rules}</span>
    </DialogButton>
  );
}

/** Whether those who watch may see the hands, in a few words. */
export function HandsChip() {
  const { view } = useRoom();
  const { table } = t();
  if (!view.table.open_hands) return null;
  return (
    <Chip icon="hands" title={table.handsOpenHint}>
      {table.handsOpen}
    </Chip>
  );
}

/** Whether the players may talk, in a word. */
export function TalkChip() {
  const { view, game } = useRoom();
  const { table } = t();
  return view.table.talk === 'open' ? (
    <Chip icon="talk" look={game.talkative ? undefined : 'warn'} title={table.openTalkHint}>
      {table.talkOpen}
    </Chip>
  ) : (
    <Chip icon="silent" title={table.silentTalkHint}>
      {table.talkSilent}
    </Chip>
  );
}
