/** Les parties de la fenêtre d’une table, et ce que l’hôte trouve au même endroit. */
import type { Messages } from '~/texts/en/menu';

export const fr: Messages = {
  parts: 'Parties de cette fenêtre',
  seats: 'Places',
  options: 'Options',
  invite: 'Inviter',
  settings: 'Réglages',
  host: 'Hôte',
  forHost: 'Pour l’hôte',
  forHostSum: 'Verrouiller, retirer, rendre muet, transmettre',
  here: 'Qui est là',
  lockedNow: 'La table est verrouillée. Vous pourrez l’ouvrir entre deux parties.',
  openNow:
    'Entre deux parties, vous pouvez verrouiller la table, la confier à quelqu’un et retirer des joueurs.',
};
