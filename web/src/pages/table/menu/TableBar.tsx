/** The header of a running game: small, since the board needs the room. */
import { useState } from 'preact/hooks';
import { ControlsButton, HomeLink } from '~/pages/frame/Frame';
import { ChatDrawer } from '~/pages/table/chat/ChatDrawer';
import { formatCode } from '~/router/paths';
import { t } from '~/texts';
import { Button } from '~/ui/controls';
import { Dialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { lazy, lazyComponent } from '~/ui/lazy';
import { useRoom } from '~/pages/table/room';

const TurnClock = lazyComponent(
  lazy(async () => (await import('~/pages/table/course/TurnClock')).TurnClock),
  { idle: true },
);
const Menu = lazyComponent(lazy(async () => (await import('./TableMenu')).TableMenu));

export function TableBar() {
  const { view } = useRoom();
  const { table } = t();
  return (
    <header class="frame-header table-bar">
      <HomeLink />
      <p class="table-bar-facts">
        <TalkChip />
        <HandsChip />
        <TurnClock />
        {view.you.player === null && (
          <span class="chip">
            <Icon name="eye" />
            <span>{table.watching}</span>
          </span>
        )}
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
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button button--quiet"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="people" />
        <span class="table-bar-last-word">{table.menu}</span>
      </button>
      {open && (
        <Dialog title={table.title(formatCode(view.table.code))} onClose={() => setOpen(false)}>
          <Menu onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** Shows the rules without leaving the table. */
export function RulesButton() {
  const { game } = useRoom();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" data-key="r" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="rules" />
        <span class="table-bar-word">{t().frame.rules}</span>
      </Button>
      {open && (
        <Dialog wide title={t().rules.title(game.name())} onClose={() => setOpen(false)}>
          <game.Rules />
        </Dialog>
      )}
    </>
  );
}

/** Whether those who watch may see the hands, in a few words. */
export function HandsChip() {
  const { view } = useRoom();
  const { table } = t();
  if (!view.table.open_hands) return null;
  return (
    <span class="chip chip--open" title={table.handsOpenHint}>
      <Icon name="hands" />
      <span>{table.handsOpen}</span>
    </span>
  );
}

/** Whether the players may talk, in a word. */
export function TalkChip() {
  const { view, game } = useRoom();
  const { table } = t();
  return view.table.talk === 'open' ? (
    <span class={game.talkative === true ? 'chip' : 'chip chip--warn'} title={table.openTalkHint}>
      <Icon name="talk" />
      <span>{table.talkOpen}</span>
    </span>
  ) : (
    <span class="chip" title={table.silentTalkHint}>
      <Icon name="silent" />
      <span>{table.talkSilent}</span>
    </span>
  );
}
