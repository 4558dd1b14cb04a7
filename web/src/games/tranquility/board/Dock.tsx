/** The viewer's next step in words, and the buttons for it. */
import { DoButton, TableDock } from '~/card-table/beside/Dock';
import { legalOf } from '~/card-table/facts';
import { Button, Segments } from '~/ui/controls';
import { confirmLabel, promptOf } from '../selection/prompts';
import {
  type Confirmable,
  isRowStep,
  type TranquilityTable,
  wildNumbers,
} from '../selection/selection';
import { t } from '../texts';

interface DockProps {
  table: TranquilityTable;
}

export function Dock({ table }: DockProps) {
  const { facts, selection } = table;
  return (
    <TableDock
      table={table}
      prompt={promptOf(facts, selection)}
      confirm={confirmLabel(facts, selection)}
      choices={
        <>
          {selection.step === 'card' && selection.value !== null && <NumberPicker table={table} />}
          {isRowStep(selection.step) && <RowPicker table={table} />}
        </>
      }
    >
      <Buttons table={table} />
    </TableDock>
  );
}

/** The numbers that fit the cell, each with what it costs. */
function NumberPicker({ table }: DockProps) {
  const { facts, selection, dispatch } = table;
  const { dock } = t().rough;
  const numbers = wildNumbers(legalOf(facts).wild ?? [], selection.cells[0] ?? -1);
  return (
    <label class="tq-number row">
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
function RowPicker({ table }: DockProps) {
  const { facts, selection, dispatch } = table;
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

function Buttons({ table }: DockProps) {
  const { facts, selection, dispatch, begin } = table;
  const { step, value, cells } = selection;
  const { dock, rough, grids } = t();
  const legal = legalOf(facts);
  return (
    <>
      {step === 'idle' && <WholeTurnButtons table={table} />}
      {step === 'card' && cells.length === 0 && legal.turn_over !== undefined && (
        <Button onClick={() => begin('turn_over')}>{grids.sides.turnOver}</Button>
      )}
      {/* The longest first, so that the others share a line below it on a phone. */}
      {step === 'give' && legal.give_from_pile !== undefined && (
        <Button onClick={() => dispatch({ type: 'value', value: value === null ? 1 : null })}>
          {value === null ? rough.dock.fromPile : rough.dock.fromPileOff}
        </Button>
      )}
      {step === 'give' && (
        <Button look="quiet" onClick={() => dispatch({ type: 'suggest' })}>
          {dock.suggest}
        </Button>
      )}
      {step === 'move_rocks' && legal.keep_rocks !== undefined && (
        <Button onClick={() => begin('keep_rocks')}>{rough.dock.keepRocks}</Button>
      )}
    </>
  );
}

/** Buttons for actions that need no card to be chosen first. */
function WholeTurnButtons({ table }: DockProps) {
  const { facts, busy, begin, make } = table;
  const { dock, rough, grids } = t();
  const legal = legalOf(facts);
  const confirmed: { kind: Confirmable; label: string }[] = [
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
      {confirmed
        .filter(({ kind }) => legal[kind] === true)
        .map(({ kind, label }) => (
          <Button key={kind} onClick={() => begin(kind)}>
            {label}
          </Button>
        ))}
      {legal.finish === true && (
        <DoButton label={dock.playFinish} onClick={() => begin('finish')} />
      )}
      {done
        .filter(({ type }) => legal[type] === true)
        .map(({ type, label }) => (
          <DoButton key={type} label={label} disabled={busy} onClick={() => make({ type })} />
        ))}
    </>
  );
}
