/** Whether those who watch may see the hands, in a few words. */
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { useRoom } from './room';

export function HandsChip() {
  const { view } = useRoom();
  const { watching } = t();
  if (!view.table.open_hands) return null;
  return (
    <span class="chip chip--open" title={watching.openChipHint}>
      <Icon name="hands" />
      <span>{watching.openChip}</span>
    </span>
  );
}
