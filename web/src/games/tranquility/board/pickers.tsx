/** Choosing the number of a wild card, and a row for rocks or a storm. */
import type { JSX } from 'preact';
import { Segments } from '~/ui/Segments';
import { t } from '../texts';
import { wildNumbers } from '../cells';
import { type Facts, legalOf } from '../view';
import type { Selection, SelectionEvent } from '../selection';
import { rowsFor } from '../targets';

interface PickerProps<Step extends Selection['step']> {
  facts: Facts;
  selection: Selection & { step: Step };
  dispatch(event: SelectionEvent): void;
}

/** The numbers that fit the cell, each with what it costs. */
export function NumberPicker({ facts, selection, dispatch }: PickerProps<'pay'>): JSX.Element {
  const { dock } = t().rough;
  const numbers = wildNumbers(legalOf(facts).wild ?? [], selection.cell);
  return (
    <label class="tq-number">
      <span>{dock.wildNumber}</span>
      <select
        class="input"
        aria-label={dock.wildNumberLabel}
        value={String(selection.number)}
        onChange={(event) =>
          dispatch({ type: 'number', number: Number(event.currentTarget.value) })
        }
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
export function RowPicker({ facts, selection, dispatch }: PickerProps<'row'>): JSX.Element {
  const { rough } = t();
  return (
    <Segments
      label={rough.dock.rows}
      options={rowsFor(selection.deed, facts).map((row) => ({
        value: String(row),
        label: String(row + 1),
        title: rough.row(row + 1),
      }))}
      value={String(selection.row)}
      onChange={(row) => dispatch({ type: 'row', row: Number(row) })}
    />
  );
}
