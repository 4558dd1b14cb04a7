/** What the server says about options that are being chosen. */
import { useEffect, useState } from 'preact/hooks';
import { fetchProspect, type Prospect } from '~/net/http';

/** The newest answer; null before the first, and while the options cannot be played at all. */
export function useProspect(game: string, options: unknown): Prospect | null {
  const [prospect, setProspect] = useState<Prospect | null>(null);
  useEffect(() => {
    let current = true;
    fetchProspect(game, options).then(
      (answer) => current && setProspect(answer),
      () => current && setProspect(null),
    );
    return () => {
      current = false;
    };
  }, [game, options]);
  return prospect;
}
