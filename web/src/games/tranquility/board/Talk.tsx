/** What the viewer can say in the start window, and how much of it is left. */
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Prompt, PromptText } from '~/card-table/Prompt';
import { namesOf } from '~/card-table/people';
import { useSpots } from '~/card-table/spots';
import { Button } from '~/ui/Button';
import type { TranquilityAction, TranquilityPhrase, TranquilityWindow } from '~/wire/tranquility';
import { phraseSentence } from '../sentences';
import { t } from '../texts';
import { type Facts, legalOf } from '../view';
import { AskDialog } from './AskDialog';

export interface TalkControlsProps {
  facts: Facts;
  busy: boolean;
  say(phrase: TranquilityPhrase): void;
}

export function TalkControls({ facts, busy, say }: TalkControlsProps): JSX.Element | null {
  const { window: words } = t();
  const [asking, setAsking] = useState(false);
  const { left } = facts;
  if (left === null || facts.seat === null || facts.game.phase !== 'start_pledge') return null;
  const mute = busy || left.phrases === 0;
  return (
    <div class="tq-talk">
      <Button disabled={mute} onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
      <Button disabled={mute} onClick={() => say({ type: 'think' })}>
        {words.think}
      </Button>
      <p class="game-hint" title={words.leftHint}>
        {words.left(left.phrases, left.changes)}
      </p>
      {asking && <AskDialog facts={facts} onSay={say} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** What was said in the open window. */
export function Phrases({ facts }: { facts: Facts }): JSX.Element | null {
  const list = useRef<HTMLOListElement>(null);
  const count = facts.phrases.length;
  useLayoutEffect(() => {
    // The newest stays in sight.
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  if (count === 0) return null;
  return (
    <div class="tq-said">
      <h3>{t().window.phrases}</h3>
      {/* It scrolls when it is long, and the keyboard must reach what scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} class="tq-phrases" tabIndex={0}>
        {facts.phrases.map(({ seat, phrase }, index) => (
          <li key={index} class={`game-seat--${seat}`} data-own={seat === facts.seat}>
            {phraseSentence(seat, phrase, facts)}
          </li>
        ))}
      </ol>
    </div>
  );
}

export interface PledgeControlsProps {
  facts: Facts;
  busy: boolean;
  act(action: TranquilityAction): void;
}

/** The viewer's part in settling the start: pledge and agree. */
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

const DIRECTIONS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowRight', 1],
  ['ArrowDown', -1],
  ['ArrowLeft', -1],
]);

export interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** What is between one value and the next. */
  step?: number;
  onChange(value: number): void;
}

/** A small number with a button on either side; the arrow keys work as well. */
export function Stepper({
  label,
  value,
  least,
  most,
  step = 1,
  onChange,
}: StepperProps): JSX.Element {
  const spots = useSpots();
  const { window: words } = t();
  const set = (next: number): void => onChange(Math.max(least, Math.min(most, next)));
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const direction = DIRECTIONS.get(event.key);
    if (direction === undefined) return;
    event.preventDefault();
    set(value + direction * step);
  };
  return (
    <div class="tq-stepper" {...spots.at('pledge')} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={words.fewer}
        disabled={value <= least}
        onClick={() => set(value - step)}
      >
        −
      </button>
      <span
        class="tq-stepper-value"
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      <button
        type="button"
        aria-label={words.more}
        disabled={value >= most}
        onClick={() => set(value + step)}
      >
        +
      </button>
    </div>
  );
}
