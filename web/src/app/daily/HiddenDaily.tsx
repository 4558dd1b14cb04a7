/** Says why the last game of a table does not show: it was the deal of a day that is not over. */
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { useRoom } from '../table/room';
import './daily.css';

export function HiddenDaily() {
  const { view } = useRoom();
  const { daily } = t();
  const { phase, spectators, fairness } = view.table;
  const hidden = phase === 'over' && view.game === null && spectators && fairness?.kind === 'day';
  if (!hidden) return null;
  return (
    <div class="daily-hidden">
      <Icon name="clock" />
      <p>
        {daily.hiddenOver} <a href="/daily">{daily.toToday}</a>
      </p>
    </div>
  );
}
