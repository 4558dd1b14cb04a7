import type { finding as en } from '~/texts/en/finding';
import { formatter } from '~/texts/formatter';

const { plural, number } = formatter('fr');

export const finding: typeof en = {
  watching: {
    openHands: 'Les spectateurs peuvent voir toutes les mains',
    openHandsHint:
      'Chacun en est averti avant de s’asseoir. Un spectateur qui regarde les mains ne peut plus prendre de place dans cette partie et ne doit rien dire aux joueurs.',
    openChip: 'Mains ouvertes aux spectateurs',
    openChipHint: 'Les spectateurs de cette table peuvent voir toutes les mains.',
    lookTitle: 'Vous pouvez voir toutes les mains',
    lookText:
      'Vous ne pourrez alors plus prendre de place dans cette partie, ni rien dire aux joueurs.',
    lookChat: 'Les spectateurs qui ont regardé peuvent s’écrire entre eux.',
    look: 'Voir toutes les mains',
    lookLater: 'Pas maintenant',
    looked: 'Toutes les mains sont montrées.',
    reminder: 'Vous voyez tout : pas un mot aux joueurs.',
    withHands: 'Admis, avec toutes les mains à la demande',
  },

  listing: {
    listed: 'Montrer cette table parmi les tables ouvertes',
    listedHint:
      'Tout le monde peut alors la trouver et y venir. Sinon, seul son lien permet de la trouver.',
    language: 'Langue parlée à la table',
    row: 'Visibilité',
    byLink: 'Lien seulement',
    inList: 'Parmi les tables ouvertes',
    inListIn: (language) => `Parmi les tables ouvertes, ${language}`,
  },

  openTables: {
    title: 'Tables ouvertes',
    count: (n) =>
      plural(n, {
        one: '# table est ouverte à tous.',
        other: '# tables sont ouvertes à tous.',
      }),
    none: 'Aucune table n’est ouverte à tous en ce moment.',
    make: 'Ouvrir une table',
    makeHint: 'Ouvrez-en une et montrez-la ici, pour que d’autres vous trouvent.',
    lost: 'La liste n’a pas pu être actualisée. Nouvel essai…',
    of: (host) => `Table de ${host}`,
    free: (n) => plural(n, { one: '# place libre', other: '# places libres' }),
    full: 'Aucune place libre',
    sit: 'Prendre une place',
    watch: 'Regarder',
    which: (action, table) => `${action} : ${table}`,
    unwatchable: 'Sans spectateurs',
    gone: 'Il n’y a plus de place libre ici.',
    sitTitle: (n) => `Prendre la place ${number(n)}`,
  },

  evening: {
    title: 'Joué à cette table',
    games: 'Parties',
    won: 'Gagnées',
    lost: 'Perdues',
    ranked: 'Aux points',
    closed: 'Sans résultat',
    with_partners: 'Avec partenaires',
    wins: 'Victoires',
  },
};
