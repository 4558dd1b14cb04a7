/** The whole playing area, for players and for those who watch, while a game runs and after it. */
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Concede } from '~/card-table/Concede';
import { type CardUse, Hand } from '~/card-table/Hand';
import { Log, LogTicker } from '~/card-table/Log';
import { PlayedDock } from '~/card-table/Prompt';
import { allOpen, Revealed } from '~/card-table/Revealed';
import { Seats } from '~/card-table/Seats';
import { useSlide } from '~/card-table/animation/useSlide';
import { t } from '~/card-table/texts';
import { useDrag } from '~/card-table/useDrag';
import { useFocusTrail } from '~/card-table/useFocusTrail';
import { CHOOSABLE_CELLS, useInSight } from '~/card-table/useInSight';
import { useEscape, useNews, useSecondPass, useSelection } from '~/card-table/useSelection';
import type { BoardProps } from '~/games/game';
import { confirming } from '~/ui/preferences';
import type { AscentAction, AscentLogLine } from '~/wire/ascent';
import { actionOf, onlyActionOf } from '../actions';
import { idOf, SUMMIT } from '../mountain';
import {
  chosenCell,
  initialSelection,
  isCarried,
  isChoosing,
  isTossed,
  picksNeeded,
  picksOf,
  reduce,
  type Selection,
  type SelectionEvent,
  settle,
} from '../selection';
import { logSentence, news, statusSentence } from '../sentences';
import { type Facts, factsOf, isMine, legalOf } from '../view';
import { cardLook } from './CardFace';
import { Dock } from './Dock';
import { GameEnd, Hands } from './GameEnd';
import { Mountain } from './Mountain';
import '~/card-table/style.css';
import './size.css';
import './mountain.css';
import './cells.css';
import './cards.css';

export { explained } from '~/card-table/explain/Explained';

const SELECTION = { initial: initialSelection, reduce, settle };

const LIT_CELLS = [
  ".as-cell[data-lit='free']",
  ".as-cell:is([data-lit='costs'], [data-lit='pick'], [data-lit='herd'])",
];

export function Board(props: BoardProps): JSX.Element | null {
  const facts = useMemo(() => factsOf(props.view), [props.view]);
  // Another game at the same table begins from nothing.
  return facts === null ? null : <Table key={props.view.table.games} {...props} facts={facts} />;
}

function Table(props: BoardProps & { facts: Facts }): JSX.Element {
  const { facts, act, fetchLog, busy, playback } = props;
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
    trail.onBack(chosenCell(selection));
  });
  useNews(facts, news, playback !== undefined);

  const { game, wildlife } = facts;
  const look = useMemo(() => cardLook(wildlife), [wildlife]);
  const over = game.phase === 'over';
  const whole = useSecondPass(props.ended === true);
  useSlide(root, {
    whole,
    order: [
      facts.own?.hand,
      game.log_length,
      'from' in selection && selection.from,
      chosenCell(selection),
    ].join(),
    length: game.log_length,
    dealt: game.log_length === 0 && playback === undefined,
  });
  const legal = legalOf(facts);
  const perform = (action: AscentAction): void => void act(action);
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
    sentence: (line: AscentLogLine) => logSentence(line, facts),
    fetchLog,
    playback,
  };

  return (
    <div
      ref={root}
      class="game as"
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
          <Seats
            people={facts}
            presence={facts.presence}
            active={game.active}
            conceded={over ? [] : game.conceded}
            counts={(seat) => ({
              hand: game.hands[seat] ?? 0,
              pile: game.piles[seat] ?? 0,
              discards: game.discards[seat] ?? 0,
            })}
          />
        </div>
        <Mountain
          facts={facts}
          selection={selection}
          lastCells={lastCellsOf(game.log)}
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
        </Mountain>
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
                look={look}
                disabled={!isChoosing(legal) && picksNeeded(selection) === 0}
                use={(slot) => pickedFor(selection, slot)}
                carried={(slot) => isCarried(facts, slot) || isTossed(selection, slot, facts)}
                onSlot={(slot, byKeyboard) => {
                  const next = dispatch({ type: 'slot', slot });
                  if (byKeyboard && picksNeeded(selection) === 0) trail.onSlot();
                  else if (byKeyboard && actionOf(next, facts) !== null) trail.onComplete();
                }}
                onGrab={grab}
              />
            )}
            <Hands facts={facts} />
            <Dock
              facts={facts}
              selection={selection}
              busy={busy}
              dispatch={(event, byKeyboard) => {
                dispatch(event);
                if (byKeyboard) trail.onSlot();
              }}
              onConfirm={confirm}
            />
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
      {game.revealed !== null && (
        <Revealed
          people={facts}
          look={look}
          {...game.revealed}
          hands={allOpen(facts.hands) ? null : game.revealed.hands}
        />
      )}
    </div>
  );
}

function pickedFor(selection: Selection, slot: number): CardUse | null {
  if ('slot' in selection && selection.slot === slot) return 'place';
  if (!picksOf(selection).includes(slot)) return null;
  return selection.step === 'discard' ? 'discard' : 'pay';
}

/** The cells that the newest move changed; what it filmed is told after it. */
function lastCellsOf(log: readonly AscentLogLine[]): number[] {
  const line = log.findLast(({ type }) => type !== 'filmed');
  switch (line?.type) {
    case 'slope':
    case 'bridge':
      return [idOf(line.cell)];
    case 'campfire':
      return [idOf(line.cell), idOf(line.to)];
    case 'lead':
      return line.path.slice(-1).map(idOf);
    case 'summit':
      return [SUMMIT];
    default:
      return [];
  }
}
