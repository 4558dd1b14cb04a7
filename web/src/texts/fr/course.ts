/** Ce qui s’est passé dans une partie en cours, et depuis combien de temps elle dure. */
import type { Messages } from '~/texts/en/course';
import { formatter } from '~/texts/formatter';

const { plural, number, ago } = formatter('fr');

export const fr: Messages = {
  since: 'Depuis votre dernier tour',
  steps: 'Pas à pas',
  earlier: (n) => plural(n, { one: '# coup avant', other: '# coups avant' }),
  title: 'En arrière',
  at: (n, last) => `Après le coup ${number(n)} sur ${number(last)}`,
  back: 'Retour à la partie',
  loading: 'Chargement des coups…',
  news: (n) => plural(n, { one: '# nouveau coup', other: '# nouveaux coups' }),
  minutes: (n) => `${number(n)} min`,
  hours: (n) => `${number(n)} h`,
  days: (n) => plural(n, { one: '# jour', other: '# jours' }),
  clock: (moved, began) => `Dernier coup ${ago(moved)} ; la partie a commencé ${ago(began)}.`,
};
