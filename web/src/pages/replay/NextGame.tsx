/** Tells those who look back at a game of a table that another one has begun there. */
import { useCallback, useEffect } from 'preact/hooks';
import { fetchRoom } from '~/net/http';
import { t } from '~/texts';
import { announce } from '~/ui/announce';
import { tablePath } from '~/paths';
import { useRefreshed } from '~/net/useRefreshed';
import type { Source } from './source';

const EVERY = 10_000;

type TableSource = Extract<Source, { from: 'table' }>;

/** Whether a later game is being played at the table. */
export function useNextGame({ code, game }: TableSource): boolean {
  const load = useCallback(() => fetchRoom(code), [code]);
  const room = useRefreshed(load, EVERY).value;
  return room !== null && room.phase === 'playing' && room.games > game;
}

export function NextGame({ source }: { source: TableSource }) {
  const { nextGame } = t().replay;
  const begun = useNextGame(source);

  useEffect(() => {
    if (begun) announce(nextGame.begun);
  }, [begun, nextGame.begun]);

  if (!begun) return null;
  return (
    <div class="replay-news">
      <p>{nextGame.begun}</p>
      <a class="button button--primary" href={tablePath(source.code)}>
        {nextGame.join}
      </a>
    </div>
  );
}
