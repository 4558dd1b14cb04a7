/** The header of a running game: small, since the board needs the room. */
import { ControlsButton, HomeLink } from '~/pages/frame/Frame';
import { ChatDrawer } from '~/pages/table/chat/ChatDrawer';
import { formatCode } from '~/router/paths';
import { t } from '~/texts';
import { Chip } from '~/ui/controls';
import { Dialog, DialogButton } from '~/ui/Dialog';
import { lazy, lazyComponent } from '~/ui/lazy';
import { useRoom } from '~/pages/table/room';

const TurnClock = lazyComponent(
  lazy(async () => (await import('~/pages/table/course/TurnClock')).TurnClock),
  { idle: true },
);
const GameSoundSwitch = lazyComponent(
  lazy(async () => (await import('~/pages/settings/SettingsControls')).GameSoundSwitch),
  { idle: true },
);
const Menu = lazyComponent(lazy(async () => (await import('./TableMenu')).TableMenu));

export function TableBar() {
  const { view } = useRoom();
  const { table } = t();
  return (
    <header class="frame-header table-bar">
      <HomeLink />
      <GameSoundSwitch />
      <p class="table-bar-facts">
        <TalkChip />
        <HandsChip />
        <TurnClock />
        {view.you.player === null && <Chip icon="eye">{table.watching}</Chip>}
      </p>
      <div class="frame-tools row">
        <ChatDrawer />
        <RulesButton />
        {/* Where there is little room, it is found in the menu. */}
        <ControlsButton class="table-bar-roomy" wordClass="table-bar-word" />
        <TableMenu />
      </div>
    </header>
  );
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
