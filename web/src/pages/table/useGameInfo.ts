/** What the server says of a game. */
import { useEffect, useState } from 'preact/hooks';
import { fetchGames } from '~/net/http';
import type { GameInfo } from '~/wire/http';

export function useGameInfo(id: string): GameInfo | 'loading' | 'failed' {
  const [info, setInfo] = useState<GameInfo | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let current = true;
    fetchGames().then(
      (games) => current && setInfo(games.find((game) => game.id === id) ?? 'failed'),
      () => current && setInfo('failed'),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return info;
}
