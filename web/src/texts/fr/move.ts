/** Passer sur un autre appareil. */
import type { Messages } from '~/texts/en/move';

export const fr: Messages = {
  title: 'Passer sur un autre appareil',
  intro:
    'Ce navigateur se souvient de vous, sans compte. Ouvrez un lien à usage unique dans un autre navigateur pour y continuer à vos places. Celui-ci reste utilisable.',
  create: 'Créer le lien',
  creating: 'Création du lien…',
  open: 'Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.',
  warning: 'Gardez ce lien pour vous\u202f: toute personne qui l’ouvre peut jouer à votre place.',
  claimTitle: (name) =>
    name === null
      ? 'Continuer ici comme le même joueur ?'
      : `Continuer sous le nom ${name} sur cet appareil ?`,
  claimText:
    'Ce navigateur devient la personne qui a créé le lien, avec ses places et son rôle d’hôte.',
  claimWarning:
    'Son identité d’avant est oubliée ici : les places prises dans ce navigateur ne seront plus accessibles d’ici.',
  claim: 'Continuer',
  decline: 'Annuler',
  done: 'C’est fait. Vous pouvez continuer ici.',
  doneHint: 'Vos tables sont sur la page d’accueil.',
  link: 'Lien à usage unique',
};
