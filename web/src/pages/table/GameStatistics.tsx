/** How the finished game went; nothing while that is not known. */
import { apiBase } from '~/pages/replay/source';
import { useReplay } from '~/pages/replay/useReplay';
import { useRoom } from './room';

export function GameStatistics() {
  const { view, game } = useRoom();
  const { code, games } = view.table;
  const { replay } = useReplay(apiBase({ from: 'table', code, game: games }));
  return replay === null ? null : <game.Statistics view={view} course={replay} />;
}
