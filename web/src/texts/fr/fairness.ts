/** Comment le hasard d’une partie a été fixé, et comment le vérifier. */
import type { Messages } from '~/texts/en/fairness';

export const fr: Messages = {
  fairness: 'La donne était-elle honnête ?',
  fairnessCommitted: 'La donne est-elle honnête ?',
  fairnessOf: {
    seed: {
      running:
        'Le hasard de cette partie est fixé par une graine secrète. Voici son empreinte ; la graine elle-même sera montrée à la fin de la partie.',
      over: 'Avant la première carte, le serveur a fixé le hasard par une graine secrète et publié l’empreinte de cette graine. La graine est maintenant publique : chacun peut recalculer la donne.',
    },
    deal: {
      running:
        'Les cartes de cette partie étaient données ; la suite du hasard découle d’une graine secrète. Voici l’empreinte des deux ensemble ; la graine elle-même sera montrée à la fin de la partie.',
      over: 'Les cartes de cette partie étaient données. Avant le début, le serveur a publié leur empreinte avec celle d’une graine secrète, dont découle la suite du hasard. La graine est maintenant publique : chacun peut vérifier que rien n’a été changé.',
    },
    day: {
      running:
        'C’est une donne du jour : sa graine découle de la clé secrète du jour. Voici l’empreinte de la graine ; graine et clé seront publiées quand le jour sera fini.',
      over: 'C’était une donne du jour : sa graine découle de la clé de ce jour-là. Le jour est fini, et les deux sont publiques : chacun peut recalculer la donne.',
    },
  },
  commitments: {
    seed: 'Empreinte (SHA-256)',
    deal: 'Empreinte de la graine et de la donne (SHA-256)',
    day: 'Empreinte (SHA-256)',
  },
  seed: 'Graine',
  how: 'Pour vérifier, téléchargez l’enregistrement et lancez :',
  file: 'FICHIER',
};
