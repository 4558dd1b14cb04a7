/** What the viewer is doing, in words, and the buttons for it. */
import type { JSX } from 'preact';
import { PromptText } from '~/card-table/Prompt';
import { useSpots } from '~/card-table/spots';
import { t as shared } from '~/card-table/texts';
import { Button } from '~/ui/Button';
import type { TranquilityAction } from '~/wire/tranquility';
import { actionOf } from '../actions';
import { confirmLabel, promptOf } from '../prompts';
import { type Confirmable, mayConfirm, type Selection, type SelectionEvent } from '../selection';
import { t } from '../texts';
import { type Facts, legalOf } from '../view';
import { NumberPicker, RowPicker } from './AskDialog';

export interface DockProps {
  facts: Facts;
  selection: Selection;
  busy: boolean;
  dispatch(event: SelectionEvent): void;
  act(action: TranquilityAction): void;
  onConfirm(): void;
}

export function Dock(props: DockProps): JSX.Element {
  const { facts, selection, dispatch } = props;
  return (
    <div class="game-dock-text">
      <PromptText {...promptOf(facts, selection)} />
      {selection.step === 'pay' && selection.number !== null && (
        <NumberPicker facts={facts} selection={selection} dispatch={dispatch} />
      )}
      {selection.step === 'row' && (
        <RowPicker facts={facts} selection={selection} dispatch={dispatch} />
      )}
      <Buttons {...props} />
    </div>
  );
}

function Buttons(props: DockProps): JSX.Element {
  const { facts, selection, busy, dispatch, onConfirm } = props;
  const { dock, rough } = t();
  const spots = useSpots();
  const ready = actionOf(selection, facts) !== null && !busy;
  const confirm = confirmLabel(facts, selection);
  return (
    <div class="game-buttons">
      {canGoBack(selection) && (
        <Button look="quiet" onClick={() => dispatch({ type: 'back' })}>
          {shared().dock.back}
        </Button>
      )}
      {selection.step === 'idle' && <WholeTurnButtons {...props} />}
      {(selection.step === 'idle' || selection.step === 'card') && <CardButtons {...props} />}
      {selection.step === 'give' && (
        <Button look="quiet" onClick={() => dispatch({ type: 'suggest' })}>
          {dock.suggest}
        </Button>
      )}
      {selection.step === 'give' && legalOf(facts).give_from_pile !== undefined && (
        <Button onClick={() => dispatch({ type: 'from_pile' })}>
          {selection.fromPile === true ? rough.dock.fromPileOff : rough.dock.fromPile}
        </Button>
      )}
      {selection.step === 'row' && legalOf(facts).keep_rocks !== undefined && (
        <Button onClick={() => dispatch({ type: 'keep_rocks' })}>{rough.dock.keepRocks}</Button>
      )}
      {confirm !== null && (
        <Button
          {...spots.at('confirm')}
          look="primary"
          class="game-confirm"
          disabled={!ready}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      )}
    </div>
  );
}

/** What can be done with one or two cards of the hand. */
function CardButtons({ facts, selection, dispatch }: DockProps): JSX.Element {
  const { grids } = t();
  const spots = useSpots();
  const legal = legalOf(facts);
  return (
    <>
      {selection.step === 'card' && legal.turn_over !== undefined && (
        <Button onClick={() => dispatch({ type: 'turn_over' })}>{grids.sides.turnOver}</Button>
      )}
      {legal.discard !== undefined && (
        <Button {...spots.at('discard')} data-key="d" onClick={() => dispatch({ type: 'discard' })}>
          {shared().dock.discardTwo}
        </Button>
      )}
    </>
  );
}

/** What is done without choosing a card first. */
function WholeTurnButtons({ facts, busy, dispatch, act }: DockProps): JSX.Element {
  const { dock, rough, grids } = t();
  const spots = useSpots();
  const legal = legalOf(facts);
  const asked: { kind: Confirmable; label: string }[] = [
    { kind: 'discard_hand', label: rough.dock.discardHand },
    { kind: 'swap_hand', label: grids.contest.swap },
    { kind: 'start_wild', label: rough.dock.startWild },
    { kind: 'finish_wild', label: rough.dock.finishWild },
  ];
  return (
    <>
      {asked
        .filter(({ kind }) => mayConfirm(kind, legal))
        .map(({ kind, label }) => (
          <Button key={kind} onClick={() => dispatch({ type: 'confirm', kind })}>
            {label}
          </Button>
        ))}
      {legal.finish === true && (
        <Button
          {...spots.at('confirm')}
          look="primary"
          onClick={() => dispatch({ type: 'confirm', kind: 'finish' })}
        >
          {dock.playFinish}
        </Button>
      )}
      {legal.start === true && (
        <Button
          {...spots.at('confirm')}
          look="primary"
          disabled={busy}
          onClick={() => act({ type: 'start' })}
        >
          {dock.playStart}
        </Button>
      )}
      {legal.face_storm === true && (
        <Button
          {...spots.at('confirm')}
          look="primary"
          disabled={busy}
          onClick={() => act({ type: 'face_storm' })}
        >
          {rough.dock.face}
        </Button>
      )}
      {legal.pass === true && (
        <Button
          {...spots.at('confirm')}
          look="primary"
          disabled={busy}
          onClick={() => act({ type: 'pass' })}
        >
          {grids.contest.pass}
        </Button>
      )}
    </>
  );
}

function canGoBack(selection: Selection): boolean {
  switch (selection.step) {
    case 'idle':
      return false;
    case 'give':
    case 'reduce':
    case 'due':
      return selection.picks.length > 0;
    case 'row':
      return selection.row !== null;
    default:
      return true;
  }
}
