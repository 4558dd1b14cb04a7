/** The header of a running game: small, since the board needs the room. */
import { useState } from 'preact/hooks';
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { helpOpen } from '~/ui/help';
import { Icon } from '~/ui/Icon';
import { formatCode } from '~/paths';
import { ControlsButton } from '~/pages/frame/ControlsButton';
import { HomeLink } from '~/pages/frame/Frame';
import { SettingsControls } from '~/pages/settings/SettingsDialog';
import { ChatDrawer } from './ChatDrawer';
import { CloseSection } from './CloseContest';
import { EndSection } from './EndGame';
import { FairnessPanel } from './FairnessPanel';
import { Guests } from './Guests';
import { HandsChip } from './HandsChip';
import { LookSection } from './RevealHands';
import { RulesButton } from './RulesButton';
import { SharePanel } from './SharePanel';
import { TableSeats } from './TableSeats';
import { TalkChip } from './TalkChip';
import { TableSummary } from './TableSummary';
import { useRoom } from './room';

export function TableBar() {
  const { view } = useRoom();
  const { table } = t();
  return (
    <header class="frame-header table-bar">
      <HomeLink />
      <p class="table-bar-facts">
        <TalkChip />
        <HandsChip />
        {view.you.player === null && (
          <span class="chip">
            <Icon name="eye" />
            <span>{table.watching}</span>
          </span>
        )}
      </p>
      <div class="frame-tools">
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
  const { table, seats, share, settings, frame } = t();
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
          <section class="menu-section">
            <h3>{seats.title}</h3>
            <TableSeats />
            <Guests />
          </section>
          <section class="menu-section">
            <h3>{settings.title}</h3>
            <TableSummary />
            <FairnessPanel />
          </section>
          <section class="menu-section">
            <h3>{share.title}</h3>
            <SharePanel />
          </section>
          <LookSection />
          <CloseSection />
          <EndSection />
          <section class="menu-section">
            <h3>{frame.settings}</h3>
            <Button
              onClick={() => {
                setOpen(false);
                helpOpen.value = true;
              }}
            >
              <Icon name="keyboard" />
              {frame.controls}
            </Button>
            <SettingsControls />
          </section>
        </Dialog>
      )}
    </>
  );
}
