import { formatter } from '~/texts/formatter';
import type english from '../en/talk';

const { plural } = formatter('de');

/** The change that a player is asked for. */
const byCount = (count: number, more: boolean) => `${count} ${more ? 'mehr' : 'weniger'}`;

const talk: (typeof english)['talk'] = {
  title: 'Segel setzen',
  lead: 'Gebt zusammen genau acht Karten ab. Sprecht euch ab, wer wie viele abgibt, nie welche.',
  soloLead: 'Du gibst genau acht Karten deiner Hand ab.',
  total: (sum, needed) => `${sum} von ${needed} zugesagt`,
  missing: (n) => plural(n, { one: '# fehlt noch', other: '# fehlen noch' }),
  tooMany: (n) => `${n} zu viel`,
  complete: 'Genau acht',
  noPledge: 'noch keine Zusage',
  pledges: (n) => `gibt ${n}`,
  agreed: 'einverstanden',
  given: 'hat gewählt',
  choosing: 'wählt noch',
  stepper: 'Karten von mir',
  fewer: 'Eine weniger',
  more: 'Eine mehr',
  most: (n) => `Du kannst höchstens ${n} abgeben.`,
  allOrNone: (n) => `Du kannst ${n} abgeben oder keine.`,
  pledge: (n) => `${n} zusagen`,
  change: (n) => `In ${n} ändern`,
  pledged: (n) => `Du sagst ${n} zu`,
  agree: 'Einverstanden',
  tooFewHint: (n) =>
    plural(n, {
      one: 'Eine fehlt: Jemand muss mehr geben.',
      other: '# fehlen: Jemand muss mehr geben.',
    }),
  tooManyHint: (n) =>
    plural(n, {
      one: 'Eine zu viel: Jemand muss weniger geben.',
      other: '# zu viel: Jemand muss weniger geben.',
    }),
  agreeHint: 'Die Zusagen ergeben zusammen acht.',
  youAgreed: 'Du bist einverstanden.',
  ask: 'Um mehr oder weniger bitten',
  askWho: 'Wen?',
  askMore: 'mehr',
  askFewer: 'weniger',
  askDirection: 'Mehr oder weniger',
  askCount: 'Wie viele',
  askSend: (name, count, more) => `${name} um ${byCount(count, more)} bitten`,
  think: 'Lasst mich überlegen',
  left: (phrases, changes) =>
    `Noch ${plural(phrases, { one: '# Satz', other: '# Sätze' })} und ${plural(changes, { one: '# Änderung', other: '# Änderungen' })}`,
  leftHint: 'Eine erste Zusage und jede Änderung in Richtung acht sind immer möglich.',
};

export default { talk };
