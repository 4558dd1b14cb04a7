/** What the viewer is doing, in words, and the buttons for it. */
import type { JSX } from 'preact';
import { PaymentButton, PromptText } from '~/card-table/Dock';
import { legalOf } from '~/card-table/facts';
import { useSpots } from '~/card-table/spots';
import { t as shared } from '~/card-table/texts';
import { Button } from '~/ui/Button';
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
  const spots = useSpots();
  const ready = SELECTION.actionOf(selection, facts) !== null && !busy;
  const confirm = confirmLabel(facts, selection);
  return (
    <div class="game-dock-text">
      <PromptText {...promptOf(facts, selection)} refused={props.refused} />
      <div class="game-buttons">
        {selection.step !== 'idle' && (
          <Button look="quiet" onClick={() => dispatch({ type: 'back' }, false)}>
            {shared().dock.back}
          </Button>
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
            <Button
              {...spots.at('discard')}
              data-key="d"
              onClick={() => dispatch({ type: 'begin', step: 'discard' }, false)}
            >
              {shared().dock.discardTwo}
            </Button>
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
    </div>
  );
}

/** What is done without choosing a card first. */
function OtherActions({ facts, dispatch }: DockProps): JSX.Element {
  const { dock } = t();
  const spots = useSpots();
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
        <Button
          {...spots.at('confirm')}
          look="primary"
          onClick={() => dispatch({ type: 'begin', step: 'summit' }, false)}
        >
          {dock.summit}
        </Button>
      )}
    </>
  );
}
