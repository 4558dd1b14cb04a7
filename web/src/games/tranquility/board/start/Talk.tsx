/** The viewer's phrases in the start window, and how many of them are left. */
import type { TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import { type Prompt, PromptText } from '~/card-table/beside/Dock';
import { useSpots } from '~/card-table/input/spots';
import { legalOf } from '~/card-table/facts';
import { nameOf, namesOf } from '~/card-table/people/people';
import type { TranquilityTable } from '~/games/tranquility/selection/selection';
import { textsOf } from '~/games/tranquility/texts';
import type { TranquilityFacts } from '~/games/tranquility/view/facts';
import { Button, Segments } from '~/ui/controls';
import { Dialog, DialogActions } from '~/ui/Dialog';
import type { TranquilityPhrase, TranquilityWindow } from '~/wire/tranquility';
import './window.css';

const t = textsOf('talk');

export function TalkControls({ table }: { table: TranquilityTable }) {
  const { facts, busy } = table;
  const { say } = table.props;
  const { talk: words } = t();
  const [asking, setAsking] = useState(false);
  const { left } = facts;
  if (left === null || facts.seat === null || facts.game.phase !== 'start_pledge') return null;
  const mute = busy || left.phrases === 0;
  return (
    <div class="tq-talk cluster">
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

/** Asking another seat for more or fewer cards: the only thing that can be said besides thinking. */
interface AskDialogProps {
  facts: TranquilityFacts;
  onSay(phrase: TranquilityPhrase): void;
  onClose(): void;
}

function AskDialog({ facts, onSay, onClose }: AskDialogProps) {
  const { talk: words } = t();
  const others = facts.names.map((_, seat) => seat).filter((seat) => seat !== facts.seat);
  const [seat, setSeat] = useState(others[0] ?? 0);
  const [change, setChange] = useState<'more' | 'fewer'>('more');
  const [count, setCount] = useState(1);
  return (
    <Dialog title={words.ask} onClose={onClose}>
      <div class="cluster gap-3">
        {others.length > 1 && (
          <Segments
            label={words.askWho}
            options={others.map((other) => ({ value: String(other), label: nameOf(facts, other) }))}
            value={String(seat)}
            onChange={(chosen) => setSeat(Number(chosen))}
          />
        )}
        <div class="cluster gap-3">
          <Stepper
            label={words.askCount}
            value={count}
            least={1}
            most={facts.game.window?.needed ?? 1}
            onChange={setCount}
          />
          <Segments
            label={words.askDirection}
            options={[
              { value: 'more', label: words.askMore },
              { value: 'fewer', label: words.askFewer },
            ]}
            value={change}
            onChange={(chosen) => setChange(chosen === 'more' ? 'more' : 'fewer')}
          />
        </div>
      </div>
      <DialogActions>
        <Button
          look="primary"
          onClick={() => {
            onSay({ type: 'ask', seat, change, count });
            onClose();
          }}
        >
          {words.askSend(nameOf(facts, seat), count, change === 'more')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The viewer's part in settling the start: pledge and agree. */
export function PledgeControls({ table }: { table: TranquilityTable }) {
  const { facts, busy, make, send } = table;
  const { talk: words, dock } = t();
  const { window } = facts.game;
  const legal = legalOf(facts);
  const most = legal.pledge ?? 0;
  const allOrNone = legal.pledge_all_or_none === true;
  const pledged = window?.pledges[facts.seat ?? -1] ?? null;
  const agreed = window?.agreed[facts.seat ?? -1] === true;
  const [wanted, setWanted] = useState<number | null>(null);
  // Phrases from before the viewer's own last choice have been answered by it.
  const [answered, setAnswered] = useState(facts.phrases.length);
  if (window === null) return null;
  const requested = pledged === null ? null : requestedPledge(facts, answered, pledged);
  const choose = (count: number): void => {
    setWanted(count);
    setAnswered(facts.phrases.length);
  };
  const suggested = allOrNone ? most : fairShare(window.needed, facts.names.length);
  const count = Math.max(0, Math.min(most, requested ?? wanted ?? pledged ?? suggested));
  const others = facts.game.waiting.filter((seat) => seat !== facts.seat);

  return (
    <div class="game-dock-text cluster spread tq-pledging">
      <PromptText {...promptOf()} />
      <div class="game-buttons cluster">
        <Stepper
          label={words.stepper}
          value={count}
          least={0}
          most={most}
          step={allOrNone ? most : 1}
          onChange={choose}
        />
        {count === pledged && legal.agree !== true && (
          <p class="tq-pledged strong">{words.pledged(pledged)}</p>
        )}
        {count !== pledged && (
          <Button
            look="primary"
            disabled={busy}
            onClick={() => {
              choose(count);
              send({ type: 'pledge', count });
            }}
          >
            {pledged === null ? words.pledge(count) : words.change(count)}
          </Button>
        )}
        {legal.agree === true && (
          <Button
            look={count === pledged ? 'primary' : 'plain'}
            disabled={busy}
            onClick={() => make({ type: 'agree' })}
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

  /** The hint on what still keeps the pledges from an agreement. */
  function openQuestion({ needed, pledges }: TranquilityWindow): string {
    const silent = pledges.flatMap((pledge, seat) => (pledge === null ? [seat] : []));
    if (silent.length > 0) return dock.waitingFor(namesOf(facts, silent));
    const missing = needed - pledges.reduce<number>((sum, pledge) => sum + (pledge ?? 0), 0);
    return missing > 0 ? words.tooFewHint(missing) : words.tooManyHint(-missing);
  }
}

/** The pledge that the newest phrase from `since` on asks of the viewer; null where none asks. */
function requestedPledge(
  { phrases, seat }: TranquilityFacts,
  since: number,
  pledged: number,
): number | null {
  const request = phrases
    .slice(since)
    .map(({ phrase }) => phrase)
    .findLast((phrase) => phrase.type === 'ask' && phrase.seat === seat);
  if (request?.type !== 'ask') return null;
  return request.change === 'more' ? pledged + request.count : pledged - request.count;
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

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** The difference between one value and the next. */
  step?: number;
  onChange(value: number): void;
}

/** A small number with a button on either side; the arrow keys work as well. */
function Stepper({ label, value, least, most, step = 1, onChange }: StepperProps) {
  const spots = useSpots();
  const { talk: words } = t();
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
        class="icon-button icon-button--bare"
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
        class="icon-button icon-button--bare"
        aria-label={words.more}
        disabled={value >= most}
        onClick={() => set(value + step)}
      >
        +
      </button>
    </div>
  );
}
