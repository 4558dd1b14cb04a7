/** All about the table of a running game, besides the game: one part of it at a time. */
import { useState } from 'preact/hooks';
import { SettingsControls } from '~/pages/settings/SettingsControls';
import { SharePanel } from '~/pages/table/lobby/SharePanel';
import { CloseSection } from '~/pages/table/notices/EndGame';
import { RevealHandsSection } from '~/pages/table/notices/RevealHandsOffer';
import { useRoom } from '~/pages/table/room';
import { PlayOnSection } from '~/pages/table/seats/Partners';
import { TableSeats } from '~/pages/table/seats/TableSeats';
import { FairnessPanel, TableSummary } from '~/pages/table/menu/TableSummary';
import { textsOf } from '~/texts';
import { Button, Segments } from '~/ui/controls';
import { helpOpen } from '~/card-table/explain/help';
import { HostPanel } from './HostPanel';

const t = textsOf('beside');

const PARTS = ['seats', 'options', 'invite', 'host', 'settings'] as const;
type Part = (typeof PARTS)[number];

export function TableMenu({ onDone }: { onDone(): void }) {
  const { view } = useRoom();
  const words = t().menu;
  const [part, setPart] = useState<Part>('seats');
  const parts = PARTS.filter((one) => one !== 'host' || view.you.host);
  const shown = parts.includes(part) ? part : 'seats';
  return (
    <>
      <Segments<Part>
        label={words.parts}
        value={shown}
        options={parts.map((value) => ({ value, label: words[value] }))}
        onChange={setPart}
      />
      {shown === 'seats' && (
        <>
          <TableSeats />
          <PlayOnSection onDone={onDone} />
          <RevealHandsSection />
          <CloseSection />
        </>
      )}
      {shown === 'options' && (
        <>
          <TableSummary />
          <FairnessPanel />
        </>
      )}
      {shown === 'invite' && <SharePanel />}
      {shown === 'host' && <HostPanel />}
      {shown === 'settings' && <Settings onDone={onDone} />}
    </>
  );
}

function Settings({ onDone }: { onDone(): void }) {
  return (
    <>
      <Button
        icon="keyboard"
        onClick={() => {
          onDone();
          helpOpen.value = true;
        }}
      >
        {t().frame.controls}
      </Button>
      <SettingsControls />
    </>
  );
}
