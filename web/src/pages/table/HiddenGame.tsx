/**
 * Says why the last game of a table does not show: it was the deal of a day that is not over, or one that
 * the viewer is playing at another table.
 */
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { useRoom } from './room';
import '~/pages/deals/daily.css';

export function HiddenGame() {
  const { view } = useRoom();
  const { daily, table } = t();
  const { phase, spectators, fairness } = view.table;
  if (phase !== 'over' || view.game !== null || !spectators) return null;
  const elsewhere = view.you.may.played_elsewhere;
  if (!elsewhere && fairness?.kind !== 'day') return null;
  return (
    <div class="daily-hidden">
      <Icon name="clock" />
      <p>
        {elsewhere ? (
          table.playedElsewhere
        ) : (
          <>
            {daily.hiddenOver} <a href="/daily">{daily.toToday}</a>
          </>
        )}
      </p>
    </div>
  );
}
