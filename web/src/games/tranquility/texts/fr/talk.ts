import { formatter } from '~/texts/formatter';
import type english from '../en/talk';

const { plural } = formatter('fr');

const talk: (typeof english)['talk'] = {
  title: 'Le départ',
  lead: 'Défaussez ensemble exactement huit cartes. Convenez du nombre de chacun, jamais des cartes.',
  soloLead: 'Vous donnez exactement huit cartes de votre main.',
  total: (sum, needed) =>
    plural(sum, { one: `# sur ${needed} promise`, other: `# sur ${needed} promises` }),
  missing: (n) => `il en manque ${n}`,
  tooMany: (n) => `${n} de trop`,
  complete: 'Exactement huit',
  noPledge: 'pas encore de promesse',
  pledges: (n) => `donne ${n}`,
  agreed: 'd’accord',
  given: 'a choisi',
  choosing: 'choisit',
  stepper: 'Cartes de ma part',
  fewer: 'Une de moins',
  more: 'Une de plus',
  most: (n) => `Vous pouvez en défausser ${n} au plus.`,
  allOrNone: (n) => `Vous pouvez en défausser ${n} ou aucune.`,
  pledge: (n) => `Promettre ${n}`,
  change: (n) => `Passer à ${n}`,
  pledged: (n) => `Vous promettez ${n}`,
  agree: 'D’accord',
  tooFewHint: (n) => `Il en manque ${n}\u00a0: quelqu’un doit donner plus.`,
  tooManyHint: (n) => `${n} de trop\u00a0: quelqu’un doit donner moins.`,
  agreeHint: 'Les promesses font huit au total.',
  youAgreed: 'Vous êtes d’accord.',
  ask: 'Demander plus ou moins',
  askWho: 'À qui\u202f?',
  askMore: 'de plus',
  askFewer: 'de moins',
  askDirection: 'Plus ou moins',
  askCount: 'Combien',
  askSend: (name, count, more) => `Demander ${count} de ${more ? 'plus' : 'moins'} à ${name}`,
  think: 'Je réfléchis',
  left: (phrases, changes) =>
    `Il vous reste ${plural(phrases, { one: '# phrase', other: '# phrases' })} et ${plural(changes, { one: '# changement', other: '# changements' })}`,
  leftHint: 'Une première promesse, et tout changement vers huit, reste toujours possible.',
};

export default { talk };
