/** What the viewer is doing, in words, and the buttons for it. */
import type { JSX } from 'preact';
import { DoButton, TableDock } from '~/card-table/beside/Dock';
import { legalOf } from '~/card-table/people/facts';
import { Button } from '~/ui/controls';
import { confirmLabel, promptOf } from '../selection/prompts';
import type { Table } from '../selection/selection';
import { t } from '../texts';

export function Dock({ table }: { table: Table }): JSX.Element {
  const { dock } = t();
  const { facts, selection, begin } = table;
  const { grapple, lead, summit } = legalOf(facts);
  const idle = selection.step === 'idle';
  return (
    <TableDock
      table={table}
      prompt={promptOf(facts, selection)}
      confirm={confirmLabel(facts, selection)}
    >
      {idle && grapple === true && <Button onClick={() => begin('grapple')}>{dock.grapple}</Button>}
      {idle && lead !== undefined && (
        <Button onClick={(event) => begin('lead', event.detail === 0)}>{dock.leadHerd}</Button>
      )}
      {idle && summit === true && <DoButton label={dock.summit} onClick={() => begin('summit')} />}
    </TableDock>
  );
}
