import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

/** The words while the players agree how many cards each gives: loaded with that. */
const talk = {
  title: 'Setting sail',
  lead: 'Discard exactly eight cards together. Agree how many each discards, never which.',
  soloLead: 'You give up exactly eight cards of your hand.',
  total: (sum: number, needed: number) => `${sum} of ${needed} pledged`,
  missing: (n: number) => `${n} still missing`,
  tooMany: (n: number) => `${n} too many`,
  complete: 'Exactly eight',
  noPledge: 'no pledge yet',
  pledges: (n: number) => `gives ${n}`,
  agreed: 'agrees',
  given: 'has chosen',
  choosing: 'is choosing',
  stepper: 'Cards from me',
  fewer: 'One fewer',
  more: 'One more',
  most: (n: number) => `You can discard at most ${n}.`,
  allOrNone: (n: number) => `You can discard ${n} or none.`,
  pledge: (n: number) => `Pledge ${n}`,
  change: (n: number) => `Change to ${n}`,
  pledged: (n: number) => `You pledge ${n}`,
  agree: 'Agree',
  tooFewHint: (n: number) =>
    plural(n, {
      one: 'One is missing: someone must give more.',
      other: '# are missing: someone must give more.',
    }),
  tooManyHint: (n: number) =>
    plural(n, {
      one: 'One too many: someone must give fewer.',
      other: '# too many: someone must give fewer.',
    }),
  agreeHint: 'The pledges add up to eight.',
  youAgreed: 'You agree.',
  ask: 'Ask for more or fewer',
  askWho: 'Who?',
  askMore: 'more',
  askFewer: 'fewer',
  askDirection: 'More or fewer',
  askCount: 'How many',
  askSend: (name: string, count: number, more: boolean) =>
    `Ask ${name} for ${count} ${more ? 'more' : 'fewer'}`,
  think: 'Let me think',
  left: (phrases: number, changes: number) =>
    `${plural(phrases, { one: '# phrase', other: '# phrases' })} and ${plural(changes, { one: '# change', other: '# changes' })} left`,
  leftHint: 'A first pledge, and any change towards eight, is always allowed.',
};

export default { talk };
