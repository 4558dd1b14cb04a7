/** What the viewer is doing, in words, and the buttons for it. */
import type { JSX } from 'preact';
import { BackButton, DiscardButton, DoButton, PaymentButton, PromptText } from '~/card-table/Dock';
import { legalOf } from '~/card-table/facts';
import { Button, Segments } from '~/ui/controls';
import type { TranquilityAction } from '~/wire/tranquility';
import {
  type Confirmable,
  isRowStep,
  type Selection,
  SELECTION,
  type SelectionEvent,
  targetsOf,
  wildNumbers,
} from '../selection';
import { t } from '../texts';
import type { Facts } from '../view';
import { confirmLabel, promptOf } from './prompts';

export interface DockProps {
  facts: Facts;
  selection: Selection;
  busy: boolean;
  /** Why the cell that was pressed last can't be chosen. */
  refused: string | null;
  dispatch(event: SelectionEvent): void;
  act(action: TranquilityAction): void;
  onConfirm(): void;
}

export function Dock(props: DockProps): JSX.Element {
  const { facts, selection, dispatch } = props;
  return (
    <div class="game-dock-text">
      <PromptText {...promptOf(facts, selection)} refused={props.refused} />
      {selection.step === 'card' && selection.value !== null && (
        <NumberPicker facts={facts} selection={selection} dispatch={dispatch} />
      )}
      {isRowStep(selection.step) && (
        <RowPicker facts={facts} selection={selection} dispatch={dispatch} />
      )}
      <Buttons {...props} />
    </div>
  );
}

interface PickerProps {
  facts: Facts;
  selection: Selection;
  dispatch(event: SelectionEvent): void;
}

/** The numbers that fit the cell, each with what it costs. */
function NumberPicker({ facts, selection, dispatch }: PickerProps): JSX.Element {
  const { dock } = t().rough;
  const numbers = wildNumbers(legalOf(facts).wild ?? [], selection.cells[0] ?? -1);
  return (
    <label class="tq-number">
      <span>{dock.wildNumber}</span>
      <select
        class="input"
        aria-label={dock.wildNumberLabel}
        value={String(selection.value)}
        onChange={(event) => dispatch({ type: 'value', value: Number(event.currentTarget.value) })}
      >
        {[...numbers].map(([number, { cost, hopeless }]) => (
          <option key={number} value={String(number)}>
            {hopeless ? dock.asHopeless(number, cost) : dock.asNumber(number, cost)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The same rows as on the grid, for those who can't point at it. */
function RowPicker({ facts, selection, dispatch }: PickerProps): JSX.Element {
  const { rough } = t();
  const rows = isRowStep(selection.step) ? (legalOf(facts)[selection.step] ?? []) : [];
  return (
    <Segments
      label={rough.dock.rows}
      options={rows.map((row) => ({
        value: String(row),
        label: String(row + 1),
        title: rough.row(row + 1),
      }))}
      value={String(selection.value)}
      onChange={(row) => dispatch({ type: 'value', value: Number(row) })}
    />
  );
}

function Buttons(props: DockProps): JSX.Element {
  const { facts, selection, busy, dispatch, onConfirm } = props;
  const { dock, rough } = t();
  const ready = SELECTION.actionOf(selection, facts) !== null && !busy;
  const confirm = confirmLabel(facts, selection);
  return (
    <div class="game-buttons">
      {canGoBack(selection) && <BackButton onClick={() => dispatch({ type: 'back' })} />}
      {selection.step === 'idle' && <WholeTurnButtons {...props} />}
      <PaymentButton
        selection={selection}
        targets={targetsOf(selection, facts)}
        onToggle={() => dispatch({ type: 'careful' })}
      />
      {isPlacing(selection) && <CardButtons {...props} />}
      {/* The longest first, so that the others share a line below it on a phone. */}
      {selection.step === 'give' && legalOf(facts).give_from_pile !== undefined && (
        <Button
          onClick={() => dispatch({ type: 'value', value: selection.value === null ? 1 : null })}
        >
          {selection.value === null ? rough.dock.fromPile : rough.dock.fromPileOff}
        </Button>
      )}
      {selection.step === 'give' && (
        <Button look="quiet" onClick={() => dispatch({ type: 'suggest' })}>
          {dock.suggest}
        </Button>
      )}
      {selection.step === 'move_rocks' && legalOf(facts).keep_rocks !== undefined && (
        <Button onClick={() => dispatch({ type: 'begin', step: 'keep_rocks' })}>
          {rough.dock.keepRocks}
        </Button>
      )}
      {confirm !== null && (
        <DoButton label={confirm} disabled={!ready} confirms onClick={onConfirm} />
      )}
    </div>
  );
}

/** What can be done with one or two cards of the hand. */
function CardButtons({ facts, selection, dispatch }: DockProps): JSX.Element {
  const { grids } = t();
  const legal = legalOf(facts);
  return (
    <>
      {selection.step === 'card' && legal.turn_over !== undefined && (
        <Button onClick={() => dispatch({ type: 'begin', step: 'turn_over' })}>
          {grids.sides.turnOver}
        </Button>
      )}
      {legal.discard !== undefined && (
        <DiscardButton onClick={() => dispatch({ type: 'begin', step: 'discard' })} />
      )}
    </>
  );
}

/** What is done without choosing a card first. */
function WholeTurnButtons({ facts, busy, dispatch, act }: DockProps): JSX.Element {
  const { dock, rough, grids } = t();
  const legal = legalOf(facts);
  const asked: { kind: Confirmable; label: string }[] = [
    { kind: 'discard_hand', label: rough.dock.discardHand },
    { kind: 'swap_hand', label: grids.contest.swap },
    { kind: 'start_wild', label: rough.dock.startWild },
    { kind: 'finish_wild', label: rough.dock.finishWild },
  ];
  const done = [
    { type: 'start', label: dock.playStart },
    { type: 'face_storm', label: rough.dock.face },
    { type: 'pass', label: grids.contest.pass },
  ] as const;
  return (
    <>
      {asked
        .filter(({ kind }) => legal[kind] === true)
        .map(({ kind, label }) => (
          <Button key={kind} onClick={() => dispatch({ type: 'begin', step: kind })}>
            {label}
          </Button>
        ))}
      {legal.finish === true && (
        <DoButton
          label={dock.playFinish}
          onClick={() => dispatch({ type: 'begin', step: 'finish' })}
        />
      )}
      {done
        .filter(({ type }) => legal[type] === true)
        .map(({ type, label }) => (
          <DoButton key={type} label={label} disabled={busy} onClick={() => act({ type })} />
        ))}
    </>
  );
}

/** Whether nothing is chosen yet but the card that is placed, if that is. */
function isPlacing({ step, cells }: Selection): boolean {
  return step === 'idle' || (step === 'card' && cells.length === 0);
}

function canGoBack({ step, picks, value }: Selection): boolean {
  switch (step) {
    case 'idle':
    case 'pay':
      return false;
    case 'give':
    case 'reduce':
      return picks.length > 0;
    case 'move_rocks':
    case 'blow':
      return value !== null;
    default:
      return true;
  }
}
