/** What the viewer is doing, in words, and the buttons for it. */
import type { JSX } from 'preact';
import { BackButton, DiscardButton, DoButton, PaymentButton, PromptText } from '~/card-table/Dock';
import { legalOf } from '~/card-table/facts';
import { Button } from '~/ui/controls';
import { type Selection, SELECTION, type SelectionEvent, targetsOf } from '../selection';
import { t } from '../texts';
import type { Facts } from '../view';
import { confirmLabel, promptOf } from './prompts';

export interface DockProps {
  facts: Facts;
  selection: Selection;
  busy: boolean;
  /** Why the cell that was pressed last can't be chosen. */
  refused: string | null;
  /** Takes a step; `byKeyboard` where the focus has to follow it. */
  dispatch(event: SelectionEvent, byKeyboard: boolean): void;
  onConfirm(): void;
}

export function Dock(props: DockProps): JSX.Element {
  const { facts, selection, busy, dispatch, onConfirm } = props;
  const ready = SELECTION.actionOf(selection, facts) !== null && !busy;
  const confirm = confirmLabel(facts, selection);
  return (
    <div class="game-dock-text">
      <PromptText {...promptOf(facts, selection)} refused={props.refused} />
      <div class="game-buttons">
        {selection.step !== 'idle' && (
          <BackButton onClick={() => dispatch({ type: 'back' }, false)} />
        )}
        {selection.step === 'idle' && <OtherActions {...props} />}
        <PaymentButton
          selection={selection}
          targets={targetsOf(selection, facts)}
          onToggle={() => dispatch({ type: 'careful' }, false)}
        />
        {(selection.step === 'idle' ||
          (selection.step === 'card' && selection.cells.length === 0)) &&
          legalOf(facts).discard !== undefined && (
            <DiscardButton onClick={() => dispatch({ type: 'begin', step: 'discard' }, false)} />
          )}
        {confirm !== null && (
          <DoButton label={confirm} disabled={!ready} confirms onClick={onConfirm} />
        )}
      </div>
    </div>
  );
}

/** What is done without choosing a card first. */
function OtherActions({ facts, dispatch }: DockProps): JSX.Element {
  const { dock } = t();
  const { grapple, lead, summit } = legalOf(facts);
  return (
    <>
      {grapple === true && (
        <Button onClick={() => dispatch({ type: 'begin', step: 'grapple' }, false)}>
          {dock.grapple}
        </Button>
      )}
      {lead !== undefined && (
        <Button onClick={(event) => dispatch({ type: 'begin', step: 'lead' }, event.detail === 0)}>
          {dock.leadHerd}
        </Button>
      )}
      {summit === true && (
        <DoButton
          label={dock.summit}
          onClick={() => dispatch({ type: 'begin', step: 'summit' }, false)}
        />
      )}
    </>
  );
}
