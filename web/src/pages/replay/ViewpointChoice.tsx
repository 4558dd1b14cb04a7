/** Through whose eyes a replay is looked at. */
import { useId } from 'preact/hooks';
import type { Viewpoint } from '~/net/replays';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import type { ChosenViews } from './useReplay';

export interface ViewpointChoiceProps {
  names: readonly string[];
  choice: ChosenViews;
}

export function ViewpointChoice({ names, choice }: ViewpointChoiceProps) {
  const { viewpoint } = t().replay;
  const id = useId();
  // One that cannot be loaded is not shown as chosen.
  const value = choice.refused === null ? choice.wanted : (choice.seen?.viewpoint ?? 'table');
  return (
    <div class="replay-eyes">
      <label htmlFor={id}>
        <Icon name="eye" />
        <span class="replay-word">{viewpoint.label}</span>
      </label>
      <select
        id={id}
        class="input"
        value={String(value)}
        onChange={(event) => choice.choose(viewpointOf(event.currentTarget.value))}
      >
        <option value="table">{viewpoint.table}</option>
        {names.map((name, seat) => (
          <option key={seat} value={String(seat)}>
            {viewpoint.seat(name)}
          </option>
        ))}
        <option value="open">{viewpoint.open}</option>
      </select>
    </div>
  );
}

function viewpointOf(value: string): Viewpoint {
  return value === 'table' || value === 'open' ? value : Number(value);
}
