/** The goals of the summit besides the mountain, and how far each is; the grapples of a lone player. */
import { Valley } from '~/games/ascent/art/Picture';
import { MountainSign, type SignName } from '../art/Picture';
import type { PieceKind } from '../help';
import { t } from '../texts';
import { type AscentFacts, progressOf } from '../view/facts';

interface Goal {
  readonly key: string;
  readonly kind: PieceKind;
  readonly sign: SignName;
  readonly short: string;
  readonly label: string;
  readonly done: boolean;
}

/** Goals with a number to be reached. */
const COUNTED = [
  ['trail', 'trail'],
  ['wildlife', 'ibex'],
] as const;

export function Goals({ facts }: { facts: AscentFacts }) {
  const list = goalsOf(facts);
  if (list.length === 0) return null;
  return (
    <ul class="gap-0 stack at-start" aria-label={t().goals.title}>
      {list.map(({ key, kind, sign, short, label, done }) => (
        <li key={key} class="as-goal" data-done={done} data-about={kind}>
          <MountainSign name={sign} />
          <span aria-hidden="true">{short}</span>
          {done && <MountainSign name="filmed" />}
          <span class="visually-hidden">{label}</span>
        </li>
      ))}
    </ul>
  );
}

export function goalsOf(facts: AscentFacts): Goal[] {
  const { goals } = t();
  const { game } = facts;
  const list: Goal[] = game.panoramas.map(({ sequence, filmed }, index) => {
    const text = sequence.join('-');
    const label = filmed ? goals.filmed(text) : goals.film(text);
    return { key: `film-${index}`, kind: 'film', sign: 'film', short: text, label, done: filmed };
  });
  for (const [goal, sign] of COUNTED) {
    const progress = progressOf(facts, goal);
    if (progress === null) continue;
    const { reached, needed } = progress;
    list.push({
      key: goal,
      kind: goal,
      sign,
      short: goals.reached(reached, needed),
      label: goals[goal](reached, needed),
      done: reached >= needed,
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

const PANORAMAS = 10;

/** The panoramas as pictures. The goals say the same in words, where there is room for them on every screen. */
export function Panoramas({ facts }: { facts: AscentFacts }) {
  const { panoramas } = facts.game;
  return (
    <div class="as-panoramas" aria-hidden="true">
      <Valley />
      {Array.from({ length: PANORAMAS }, (_, index) => {
        const shown = panoramas[index];
        return (
          <span key={index} class="as-panorama" data-filmed={shown?.filmed}>
            {shown !== undefined && (
              <>
                <MountainSign name={shown.filmed ? 'filmed' : 'film'} />
                <b>{shown.sequence.join('-')}</b>
              </>
            )}
          </span>
        );
      })}
    </div>
  );
}
