import type { Messages } from '.';

export const fr: Messages = {
  loading: {
    busy: 'Chargement…',
    failed: 'Le chargement a échoué.',
    retry: 'Réessayer',
  },
};
