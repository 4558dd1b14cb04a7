/** The viewer's part in settling the start: pledge and agree. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TranquilityWindow } from '~/wire/TranquilityWindow';
import type { TranquilityAction } from '~/wire/TranquilityAction';
import { Button } from '~/ui/Button';
import { t } from '../texts';
import { type Facts, legalOf } from '../view';
import { namesOf } from '~/card-table/people';
import { type Prompt, PromptText } from '~/card-table/Prompt';
import { Stepper } from './Stepper';

export interface PledgeControlsProps {
  facts: Facts;
  busy: boolean;
  act(action: TranquilityAction): void;
}

export function PledgeControls({ facts, busy, act }: PledgeControlsProps): JSX.Element | null {
  const { window: words, dock } = t();
  const { window } = facts.game;
  const legal = legalOf(facts);
  const most = legal.pledge ?? 0;
  const allOrNone = legal.pledge_all_or_none === true;
  const pledged = window?.pledges[facts.seat ?? -1] ?? null;
  const agreed = window?.agreed[facts.seat ?? -1] === true;
  const [wanted, setWanted] = useState<number | null>(null);
  if (window === null) return null;
  const suggested = allOrNone ? most : fairShare(window.needed, facts.names.length);
  const count = Math.min(most, wanted ?? pledged ?? suggested);
  const others = facts.game.waiting.filter((seat) => seat !== facts.seat);

  return (
    <div class="game-dock-text tq-pledging">
      <PromptText {...promptOf()} />
      <div class="game-buttons">
        <Stepper
          label={words.stepper}
          value={count}
          least={0}
          most={most}
          step={allOrNone ? most : 1}
          onChange={setWanted}
        />
        {count === pledged && legal.agree !== true && (
          <p class="tq-pledged">{words.pledged(pledged)}</p>
        )}
        {count !== pledged && (
          <Button look="primary" disabled={busy} onClick={() => act({ type: 'pledge', count })}>
            {pledged === null ? words.pledge(count) : words.change(count)}
          </Button>
        )}
        {legal.agree === true && (
          <Button
            look={count === pledged ? 'primary' : 'plain'}
            disabled={busy}
            onClick={() => act({ type: 'agree' })}
          >
            {words.agree}
          </Button>
        )}
      </div>
    </div>
  );

  function promptOf(): Prompt {
    if (agreed) {
      const waiting = others.length > 0 ? dock.waitingFor(namesOf(facts, others)) : '';
      return { text: [words.youAgreed, waiting].filter(Boolean).join(' ') };
    }
    if (legal.agree === true) return { text: words.agreeHint };
    const text = allOrNone ? words.allOrNone(most) : words.most(most);
    return pledged === null || window === null ? { text } : { text, hint: openQuestion(window) };
  }

  /** What is still between the pledges and an agreement. */
  function openQuestion({ needed, pledges }: TranquilityWindow): string {
    const silent = pledges.flatMap((pledge, seat) => (pledge === null ? [seat] : []));
    if (silent.length > 0) return dock.waitingFor(namesOf(facts, silent));
    const missing = needed - pledges.reduce<number>((sum, pledge) => sum + (pledge ?? 0), 0);
    return missing > 0 ? words.tooFewHint(missing) : words.tooManyHint(-missing);
  }
}

/** Where the stepper begins; no more than a starting point. */
function fairShare(needed: number, seats: number): number {
  return Math.ceil(needed / seats);
}
