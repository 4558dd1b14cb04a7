/** The whole playing area, for players and for those who watch, while a game runs and after it. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../../game';
import type { TranquilityAction } from '../../../wire/TranquilityAction';
import { factsOf, type Facts, inWindow, legalOf } from '../play/facts';
import { actionOf } from '../play/actions';
import { isChoosing, picksNeeded } from '../play/selection';
import { Concede } from './Concede';
import { Dock } from './Dock';
import { Closing, Revealed } from './Ending';
import { Extras } from './Extras';
import { Hand } from './Hand';
import { Log, LogTicker } from './Log';
import { PledgeControls } from './PledgeControls';
import { Sea } from './Sea';
import { Seats } from './Seats';
import { StartPanel } from './StartPanel';
import { Storms } from './Storms';
import { useDrag } from './useDrag';
import { useEscape } from './useEscape';
import { useFocusTrail } from './useFocusTrail';
import { useNews } from './useNews';
import { useSelection } from './useSelection';
import { t } from '../i18n';
import './dock.css';
import './table.css';
import './sea.css';
import './cells.css';
import './hand.css';
import './panels.css';
import './window.css';
import './rough.css';
import './ending.css';

export function Board(props: BoardProps): JSX.Element | null {
  const facts = useMemo(() => factsOf(props.view), [props.view]);
  // Another game at the same table begins from nothing.
  return facts === null ? null : <Table key={props.view.table.games} {...props} facts={facts} />;
}

function Table({ facts, act, say, fetchLog, busy }: BoardProps & { facts: Facts }): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const [selection, dispatch] = useSelection(facts);
  const trail = useFocusTrail(root, selection);
  const { drag, grab } = useDrag({
    onLift: (slot) => dispatch({ type: 'lift', slot }),
    onDrop: (slot, cell) => dispatch({ type: 'drop', slot, cell }),
  });
  useEscape(() => {
    if (selection.step === 'idle') return;
    dispatch({ type: 'back' });
    trail.onBack();
  });
  useNews(facts);
  useEmptyGift(facts, act);

  const { game } = facts;
  const opened = useRef(game.log_length);
  const over = game.phase === 'over';
  const legal = legalOf(facts);
  const perform = (action: TranquilityAction): void => void act(action);
  const confirm = (): void => {
    const action = actionOf(selection, facts);
    if (action !== null) perform(action);
  };
  const picking = isChoosing(legal) || legal.finish === true || picksNeeded(selection, facts) > 0;

  return (
    <div
      ref={root}
      class="tq"
      data-grid={game.grid}
      data-side={game.sides?.night_up === true ? 'night' : 'day'}
      data-phase={game.phase}
      data-dragging={drag !== null}
    >
      <div class="tq-table">
        {over && <Closing facts={facts} />}
        <div class="tq-aside tq-aside--people">
          {inWindow(facts) ? (
            <StartPanel facts={facts} busy={busy} say={(phrase) => void say(phrase)} />
          ) : (
            <Seats facts={facts} />
          )}
          <Storms facts={facts} busy={busy} say={(phrase) => void say(phrase)} act={perform} />
          <Extras facts={facts} />
        </div>
        <Sea
          facts={facts}
          selection={selection}
          lastCell={lastCellOf(facts)}
          fresh={game.log_length > opened.current}
          over={drag?.over ?? null}
          corner={
            !over && (
              <Concede facts={facts} busy={busy} onConcede={() => perform({ type: 'concede' })} />
            )
          }
          onCell={(cell, byKeyboard) => {
            dispatch({ type: 'cell', cell });
            if (byKeyboard) trail.onCell();
          }}
        >
          <LogTicker facts={facts} fetchLog={fetchLog} />
        </Sea>
        {!over && (
          <section class="tq-dock" aria-label={t().dock.label} data-mine={isMine(facts)}>
            {facts.own !== null && (
              <Hand
                facts={facts}
                selection={selection}
                disabled={!picking}
                onSlot={(slot, byKeyboard) => {
                  dispatch({ type: 'slot', slot });
                  const placing = selection.step === 'idle' || selection.step === 'card';
                  if (byKeyboard && placing) trail.onSlot();
                }}
                onGrab={grab}
              />
            )}
            {legal.pledge !== undefined ? (
              <PledgeControls facts={facts} busy={busy} act={perform} />
            ) : (
              <Dock
                facts={facts}
                selection={selection}
                busy={busy}
                dispatch={dispatch}
                act={perform}
                onConfirm={confirm}
              />
            )}
          </section>
        )}
        {/* It scrolls when it is long, and the keyboard must reach what scrolls. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <aside class="tq-aside tq-aside--log" aria-label={t().log.title} tabIndex={0}>
          <h2>{t().log.title}</h2>
          <Log facts={facts} fetchLog={fetchLog} />
        </aside>
      </div>
      {over && <Revealed facts={facts} />}
    </div>
  );
}

function isMine({ game, seat }: Facts): boolean {
  return seat !== null && game.waiting.includes(seat);
}

function lastCellOf({ game }: Facts): number | null {
  const newest = game.log.at(-1);
  return newest !== undefined && 'cell' in newest ? newest.cell : null;
}

/** Who pledged nothing has nothing to choose: that is said at once, without asking. */
function useEmptyGift(facts: Facts, act: BoardProps['act']): void {
  const due = legalOf(facts).give === 0;
  useEffect(() => {
    if (due) void act({ type: 'give', cards: [], from_pile: false } satisfies TranquilityAction);
    // Once for each window, however often the view changes meanwhile.
  }, [due, act]);
}
