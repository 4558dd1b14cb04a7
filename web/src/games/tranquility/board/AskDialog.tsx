/** Asking another seat for more or fewer cards: the only thing that can be said besides thinking. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { nameOf } from '~/card-table/people';
import { Button } from '~/ui/Button';
import { Segments } from '~/ui/Choice';
import { Dialog } from '~/ui/Dialog';
import type { TranquilityPhrase } from '~/wire/tranquility';
import { wildNumbers } from '../offers';
import { isRowStep, type Selection, type SelectionEvent } from '../selection';
import { t } from '../texts';
import { type Facts, legalOf } from '../view';
import { Stepper } from './Talk';

export interface AskDialogProps {
  facts: Facts;
  onSay(phrase: TranquilityPhrase): void;
  onClose(): void;
}

export function AskDialog({ facts, onSay, onClose }: AskDialogProps): JSX.Element {
  const { window: words } = t();
  const others = facts.names.map((_, seat) => seat).filter((seat) => seat !== facts.seat);
  const [seat, setSeat] = useState(others[0] ?? 0);
  const [change, setChange] = useState<'more' | 'fewer'>('more');
  const [count, setCount] = useState(1);
  return (
    <Dialog title={words.ask} onClose={onClose}>
      <div class="tq-ask">
        {others.length > 1 && (
          <Segments
            label={words.askWho}
            options={others.map((other) => ({
              value: String(other),
              label: facts.names[other] ?? '',
            }))}
            value={String(seat)}
            onChange={(chosen) => setSeat(Number(chosen))}
          />
        )}
        <div class="tq-ask-row">
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
      <div class="dialog-actions">
        <Button
          look="primary"
          onClick={() => {
            onSay({ type: 'ask', seat, change, count });
            onClose();
          }}
        >
          {words.askSend(nameOf(facts, seat), count, change === 'more')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Choosing the number of a wild card, and a row for rocks or a storm. */
interface PickerProps {
  facts: Facts;
  selection: Selection;
  dispatch(event: SelectionEvent): void;
}

/** The numbers that fit the cell, each with what it costs. */
export function NumberPicker({ facts, selection, dispatch }: PickerProps): JSX.Element {
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
export function RowPicker({ facts, selection, dispatch }: PickerProps): JSX.Element {
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
