/** All about the table of a running game, besides the game. */
import { SettingsControls } from '~/pages/settings/SettingsControls';
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { helpOpen } from '~/ui/help';
import { CloseSection, EndSection } from './EndGame';
import { Guests } from './Guests';
import { FairnessPanel } from './FairnessPanel';
import { PlayOnSection } from './Partners';
import { RevealHandsSection } from './RevealHandsOffer';
import { SharePanel } from './SharePanel';
import { TableSummary } from './TableSummary';
import { TableSeats } from './seats';

export function TableMenu({ onDone }: { onDone(): void }) {
  const { seats, share, settings, frame } = t();
  return (
    <>
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
      <PlayOnSection onDone={onDone} />
      <RevealHandsSection />
      <CloseSection />
      <EndSection />
      <section class="menu-section">
        <h3>{frame.settings}</h3>
        <Button
          onClick={() => {
            onDone();
            helpOpen.value = true;
          }}
        >
          <Icon name="keyboard" />
          {frame.controls}
        </Button>
        <SettingsControls />
      </section>
    </>
  );
}
