/** The whole playing area, for players and for those who watch, while a game runs and after it. */
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Concede } from '~/card-table/Concede';
import { Hand } from '~/card-table/Hand';
import { Log, LogTicker } from '~/card-table/Log';
import { PlayedDock } from '~/card-table/Prompt';
import { useFresh, useSlide } from '~/card-table/animation/useSlide';
import { t } from '~/card-table/texts';
import { useDrag } from '~/card-table/useDrag';
import { useFocusTrail } from '~/card-table/useFocusTrail';
import { CHOOSABLE_CELLS, useInSight } from '~/card-table/useInSight';
import { useEscape, useNews, useSecondPass, useSelection } from '~/card-table/useSelection';
import type { BoardProps } from '~/games/game';
import { confirming } from '~/ui/preferences';
import type { TranquilityAction, TranquilityLogLine } from '~/wire/tranquility';
import { actionOf, onlyActionOf } from '../actions';
import { pickedFor } from '../prompts';
import {
  initialSelection,
  isCarried,
  isChoosing,
  isTossed,
  isUnpickable,
  picksNeeded,
  reduce,
  type SelectionEvent,
  settle,
} from '../selection';
import { logSentence, news, statusSentence } from '../sentences';
import { type Facts, factsOf, inWindow, isMine, legalOf } from '../view';
import { CARD_LOOK } from './CardFace';
import { Dock } from './Dock';
import { Extras } from './Extras';
import { GameEnd, Hands, Hidden } from './GameEnd';
import { Players } from './Players';
import { Sea } from './Sea';
import { StartPanel } from './StartPanel';
import { Storms } from './Storms';
import { PledgeControls } from './Talk';
import '~/card-table/style.css';
import './size.css';
import './sea.css';
import './cells.css';
import './window.css';
import './storms.css';
import './grids.css';

export { explained } from '~/card-table/explain/Explained';

const SELECTION = { initial: initialSelection, reduce, settle };

const LIT_CELLS = [
  ".tq-cell[data-state='free'][data-hopeless='false']",
  ".tq-cell[data-state='costs'][data-hopeless='false']",
  '.tq-cell:is([data-state="free"], [data-state="costs"])',
  ".tq-cell[data-aim='true']",
];

export function Board(props: BoardProps): JSX.Element | null {
  const facts = useMemo(() => factsOf(props.view), [props.view]);
  // Another game at the same table begins from nothing.
  return facts === null ? null : <Table key={props.view.table.games} {...props} facts={facts} />;
}

function Table(props: BoardProps & { facts: Facts }): JSX.Element {
  const { facts, act, say, fetchLog, busy, playback } = props;
  const root = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLElement>(null);
  const [selection, dispatch] = useSelection(facts, SELECTION);
  const trail = useFocusTrail(root, LIT_CELLS);
  useInSight(root, dock, CHOOSABLE_CELLS, selection);
  const lifted = useRef(selection);
  const { drag, grab } = useDrag({
    onLift: (slot) => {
      lifted.current = selection;
      dispatch({ type: 'lift', slot });
    },
    onDrop: (slot, cell) => choose({ type: 'drop', slot, cell }),
    onToss: (slot) => void dispatch({ type: 'toss', slot, from: lifted.current }),
  });
  useEscape(() => {
    if (selection.step === 'idle') return;
    dispatch({ type: 'back' });
    trail.onBack('cell' in selection ? selection.cell : null);
  });
  useNews(facts, news, playback !== undefined);

  const { game } = facts;
  const fresh = useFresh(game.log_length);
  const over = game.phase === 'over';
  const whole = useSecondPass(props.ended === true);
  useSlide(root, {
    whole,
    order: [facts.own?.hand, game.log_length, 'cell' in selection && selection.cell].join(),
    length: game.log_length,
    dealt: game.log_length <= 1 && playback === undefined,
  });
  const legal = legalOf(facts);
  const perform = (action: TranquilityAction): void => void act(action);
  const confirm = (): void => {
    const action = actionOf(selection, facts);
    if (action !== null) perform(action);
  };
  const choose = (event: SelectionEvent): void => {
    const action = onlyActionOf(dispatch(event), facts);
    if (action !== null && !confirming.on.value && !busy) perform(action);
  };
  const log = {
    lines: game.log,
    length: game.log_length,
    sentence: (line: TranquilityLogLine) => logSentence(line, facts),
    fetchLog,
    playback,
  };
  const picking = isChoosing(legal) || legal.finish === true || picksNeeded(selection, facts) > 0;

  return (
    <div
      ref={root}
      class="game tq"
      data-grid={game.grid}
      data-side={game.sides?.night_up === true ? 'night' : 'day'}
      data-phase={game.phase}
      data-dragging={drag !== null}
      data-tosses={drag !== null && isTossed(lifted.current, drag.slot, facts)}
      data-tossing={drag?.tossing === true}
    >
      <div
        class="game-table"
        data-flights
        data-crowded={facts.names.length > 3}
        data-closing={over && playback === undefined}
      >
        {over && playback === undefined && <GameEnd facts={facts} ended={props.ended === true} />}
        <div class="game-aside game-aside--people">
          {inWindow(facts) ? (
            <StartPanel facts={facts} busy={busy} say={(phrase) => void say(phrase)} />
          ) : (
            <Players facts={facts} />
          )}
          <Storms facts={facts} busy={busy} say={(phrase) => void say(phrase)} act={perform} />
          <Extras facts={facts} />
        </div>
        <Sea
          facts={facts}
          selection={selection}
          lastCell={lastCellOf(facts)}
          fresh={fresh}
          over={drag?.over ?? null}
          corner={
            !over && (
              <Concede
                people={facts}
                conceded={game.conceded}
                allowed={legal.concede === true}
                busy={busy}
                onConcede={() => perform({ type: 'concede' })}
              />
            )
          }
          onCell={(cell, byKeyboard) => {
            choose({ type: 'cell', cell });
            if (byKeyboard) trail.onComplete();
          }}
        >
          <LogTicker {...log} />
        </Sea>
        {playback !== undefined && (
          <PlayedDock text={statusSentence(facts)}>
            <Hands facts={facts} />
          </PlayedDock>
        )}
        {whole && !over && playback === undefined && (
          <section
            ref={dock}
            class="game-dock"
            aria-label={t().dock.label}
            data-mine={isMine(facts)}
          >
            {facts.own !== null && facts.seat !== null && (
              <Hand
                seat={facts.seat}
                cards={facts.own.hand}
                look={CARD_LOOK}
                disabled={!picking}
                barred={(slot) => isUnpickable(selection, slot, facts)}
                use={(slot) => pickedFor(selection, slot, facts)}
                carried={(slot) => isCarried(facts, slot) || isTossed(selection, slot, facts)}
                onSlot={(slot, byKeyboard) => {
                  const next = dispatch({ type: 'slot', slot });
                  const placing = selection.step === 'idle' || selection.step === 'card';
                  if (byKeyboard && placing) trail.onSlot();
                  else if (byKeyboard && actionOf(next, facts) !== null) trail.onComplete();
                }}
                onGrab={grab}
              />
            )}
            <Hands facts={facts} />
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
        {whole && (
          /* It scrolls when it is long, and the keyboard must reach what scrolls. */
          /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */
          <aside class="game-aside game-aside--log" aria-label={t().log.title} tabIndex={0}>
            <h2>{t().log.title}</h2>
            <Log {...log} />
          </aside>
        )}
      </div>
      <Hidden facts={facts} />
    </div>
  );
}

function lastCellOf({ game }: Facts): number | null {
  const newest = game.log.at(-1);
  return newest !== undefined && 'cell' in newest ? newest.cell : null;
}
