/** What the summit waits for besides the mountain, and how far it is; the grapples of a lone player. */
import type { JSX } from 'preact';
import { Sign, type SignName } from '../art/Signs';
import { t } from '../i18n';
import type { PieceKind } from '../pieces';
import { type Facts, ibexArrived } from '../play/facts';

interface Goal {
  readonly key: string;
  readonly kind: PieceKind;
  readonly sign: SignName;
  readonly short: string;
  readonly label: string;
  readonly done: boolean;
}

export function Goals({ facts }: { facts: Facts }): JSX.Element | null {
  const list = goalsOf(facts);
  if (list.length === 0) return null;
  return (
    <ul class="as-goals" aria-label={t().goals.title}>
      {list.map(({ key, kind, sign, short, label, done }) => (
        <li key={key} class="as-goal" data-done={done} data-about={kind}>
          <Sign name={sign} />
          <span aria-hidden="true">{short}</span>
          {done && <Sign name="filmed" />}
          <span class="visually-hidden">{label}</span>
        </li>
      ))}
    </ul>
  );
}

function goalsOf(facts: Facts): Goal[] {
  const { goals } = t();
  const { game, wildlife } = facts;
  const met = (goal: (typeof game.open_goals)[number]): boolean => !game.open_goals.includes(goal);
  const list: Goal[] = game.panoramas.map(({ sequence, filmed }, index) => {
    const text = sequence.join('-');
    const label = filmed ? goals.filmed(text) : goals.film(text);
    return {
      key: `film-${index}`,
      kind: 'film',
      sign: 'film',
      short: text,
      label,
      done: filmed,
    };
  });
  if (game.trail !== undefined) {
    const { length } = game.trail;
    list.push({
      key: 'trail',
      kind: 'trail',
      sign: 'trail',
      short: goals.trailShort(length),
      label: goals.trail(length),
      done: met('trail'),
    });
  }
  if (wildlife) {
    const arrived = ibexArrived(facts);
    list.push({
      key: 'wildlife',
      kind: 'wildlife',
      sign: 'ibex',
      short: goals.wildlifeShort(arrived),
      label: goals.wildlife(arrived),
      done: met('wildlife'),
    });
  }
  if (facts.names.length === 1) {
    list.push({
      key: 'grapples',
      kind: 'grapples',
      sign: 'grapple',
      short: String(game.grapples),
      label: goals.grapples(game.grapples),
      done: false,
    });
  }
  return list;
}
