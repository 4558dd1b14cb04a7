/** What the viewer is doing, in words, and the buttons for it. */
import type { JSX } from 'preact';
import { Button } from '../../../ui/Button';
import { t } from '../i18n';
import { type Facts, legalOf } from '../play/facts';
import { namesOf, nameOf, statusSentence } from '../play/sentences';
import {
  actionOf,
  mustGive,
  offersFor,
  picksOf,
  type Selection,
  type SelectionEvent,
} from '../play/selection';
import { cardName } from './CardFace';

export interface DockProps {
  facts: Facts;
  selection: Selection;
  busy: boolean;
  dispatch(event: SelectionEvent): void;
  onConfirm(): void;
  onStart(): void;
}

export function Dock(props: DockProps): JSX.Element {
  const { facts, selection } = props;
  const { text, warning, hint } = promptOf(facts, selection);
  return (
    <div class="tq-dock-text">
      <div class="tq-prompt">
        <p>{text}</p>
        {warning !== undefined && <p class="tq-warning">{warning}</p>}
        {hint !== undefined && <p class="tq-hint">{hint}</p>}
      </div>
      <Buttons {...props} />
    </div>
  );
}

function Buttons({ facts, selection, busy, dispatch, onConfirm, onStart }: DockProps): JSX.Element {
  const { dock } = t();
  const legal = legalOf(facts);
  const ready = actionOf(selection, facts) !== null && !busy;
  const confirm = confirmLabel(facts, selection);
  const back = selection.step === 'give' ? selection.picks.length > 0 : selection.step !== 'idle';
  return (
    <div class="tq-buttons">
      {back && (
        <Button look="quiet" onClick={() => dispatch({ type: 'back' })}>
          {dock.back}
        </Button>
      )}
      {(selection.step === 'idle' || selection.step === 'card') && legal.discard === true && (
        <Button onClick={() => dispatch({ type: 'discard' })}>{dock.discardTwo}</Button>
      )}
      {selection.step === 'give' && (
        <Button look="quiet" onClick={() => dispatch({ type: 'suggest' })}>
          {dock.suggest}
        </Button>
      )}
      {selection.step === 'idle' && legal.finish === true && (
        <Button look="primary" onClick={() => dispatch({ type: 'finish' })}>
          {dock.playFinish}
        </Button>
      )}
      {legal.start === true && (
        <Button look="primary" disabled={busy} onClick={onStart}>
          {dock.playStart}
        </Button>
      )}
      {confirm !== null && (
        <Button look="primary" class="tq-confirm" disabled={!ready} onClick={onConfirm}>
          {confirm}
        </Button>
      )}
    </div>
  );
}

function confirmLabel(facts: Facts, selection: Selection): string | null {
  const { dock } = t();
  switch (selection.step) {
    case 'pay': {
      const { cost } = selection.offer;
      const number = numberIn(facts, selection.slot);
      return cost === 0 ? dock.place(number) : dock.placeAndPay(number, cost);
    }
    case 'discard':
      return dock.discard;
    case 'give':
      return dock.give(mustGive(facts));
    case 'finish':
      return dock.playFinish;
    default:
      return null;
  }
}

interface Prompt {
  readonly text: string;
  readonly warning?: string;
  readonly hint?: string;
}

function promptOf(facts: Facts, selection: Selection): Prompt {
  const { dock } = t();
  const legal = legalOf(facts);
  const picked = picksOf(selection).length;
  switch (selection.step) {
    case 'card': {
      const card = facts.own?.hand[selection.slot];
      if (typeof card !== 'number') return { text: dock.noUse(cardName(card ?? 'start')) };
      const fits = offersFor(facts, selection.slot).size > 0;
      return fits
        ? { text: dock.pickCell(card), hint: dock.costHint }
        : { text: dock.noCell(card) };
    }
    case 'pay': {
      const number = numberIn(facts, selection.slot);
      const { cost, hopeless } = selection.offer;
      const text = cost === 0 ? dock.placeFree(number) : dock.placePay(number, cost, picked);
      return hopeless ? { text, warning: dock.hopeless } : { text };
    }
    case 'discard':
      return { text: picked === 2 ? dock.discardReady : dock.pickDiscard(2 - picked) };
    case 'give': {
      const missing = mustGive(facts) - picked;
      if (missing > 0) return { text: dock.pickGive(missing) };
      return { text: facts.names.length > 1 ? dock.giveReady : dock.giveReadySolo };
    }
    case 'finish':
      return { text: dock.confirmFinish };
    case 'idle':
      break;
  }
  if (legal.start === true) {
    const solo = facts.names.length === 1;
    return { text: dock.mustStart, hint: solo ? dock.mustStartHintSolo : dock.mustStartHint };
  }
  if (legal.finish === true) return { text: dock.chooseFinish };
  if (legal.place !== undefined) {
    return { text: legal.discard === true ? dock.chooseOrDiscard : dock.choose };
  }
  if (legal.discard === true) return { text: dock.onlyDiscard };
  if (facts.seat === null) return { text: statusSentence(facts), hint: dock.watching };
  return { text: waitingText(facts) };
}

function waitingText(facts: Facts): string {
  const { dock, status } = t();
  const { game, own, seat } = facts;
  const others = game.waiting.filter((other) => other !== seat);
  if (own?.giving) {
    return others.length > 0 ? dock.givenWaiting(namesOf(facts, others)) : dock.givenAll;
  }
  if (game.phase === 'turn' && game.active !== null)
    return status.turnOf(nameOf(facts, game.active));
  return others.length > 0 ? dock.waitingFor(namesOf(facts, others)) : status.setup;
}

function numberIn(facts: Facts, slot: number): number {
  const card = facts.own?.hand[slot];
  return typeof card === 'number' ? card : 0;
}
