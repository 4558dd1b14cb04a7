/** The whole playing area, for players and for those who watch, while a game runs and after it. */
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Hand } from '~/card-table/Hand';
import { Log, LogTicker } from '~/card-table/Log';
import { PlayedDock } from '~/card-table/Prompt';
import { useSlide } from '~/card-table/animation/useSlide';
import { t as shared } from '~/card-table/texts';
import { useDrag } from '~/card-table/useDrag';
import { useFocusTrail } from '~/card-table/useFocusTrail';
import { useInSight } from '~/card-table/useInSight';
import { useEscape, useNews, useSecondPass, useSelection } from '~/card-table/useSelection';
import type { BoardProps } from '~/games/game';
import { confirming } from '~/ui/preferences';
import type { SantaTimeaAction, SantaTimeaLogLine } from '~/wire/santa_timea';
import { aboutSantaTimea } from '../about';
import { cardAt, laidCard, mayPlay, SELECTION } from '../selection';
import { logSentence, news, statusSentence } from '../sentences';
import { t } from '../texts';
import { type Facts, factsOf, isMine, legalOf } from '../view';
import { Dock } from './Dock';
import { GameEnd, Hands, Hidden } from './GameEnd';
import { Players } from './Players';
import { Sheet, SheetButton } from './Sheet';
import { Trick } from './Trick';
import { Weather } from './Weather';
import { linesOfAMove } from './animation';
import { handLook } from './looks';
import '~/card-table/style.css';
import './board.css';
import './trick.css';
import './sheet.css';

export { explained } from '~/card-table/explain/Explained';

/** While triplets are chosen the number of the trick is one more. */
const LAST_TRICK = 11;

/** There are no cells to be led to: from the card the keyboard goes to the button. */
const NO_CELLS: readonly string[] = [];

/** Where a card is played to. */
const TRICK = '.st-table';

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
  const trail = useFocusTrail(root, NO_CELLS);
  useInSight(root, dock, TRICK, isMine(facts) && selection);
  const perform = (action: SantaTimeaAction): void => void act(action);
  const { drag, grab } = useDrag({
    onLift: (slot) => slot !== selection?.slot && dispatch({ type: 'slot', slot }),
    onDrop: (slot) => lay(slot),
  });
  const lay = (slot: number): void => {
    const card = laidCard(dispatch({ type: 'lay', slot }), facts);
    if (card !== null && !confirming.on.value && !busy) perform({ type: 'play', card });
  };
  const onSlot = (slot: number, byKeyboard: boolean): void => {
    const again = slot === selection?.slot;
    if (again && !confirming.on.value) return lay(slot);
    dispatch({ type: 'slot', slot });
    if (byKeyboard && !again) trail.onComplete();
  };
  const back = (): void => {
    if (selection === null) return;
    dispatch({ type: 'back' });
    trail.onBack(null);
  };
  useEscape(back);
  useNews(facts, news, playback !== undefined);

  const { game, own } = facts;
  const over = game.phase === 'over';
  const laid = laidCard(selection, facts);
  const whole = useSecondPass(props.ended === true);
  useSlide(root, {
    whole,
    order: [own?.hand.map(({ card }) => card), game.log_length, laid].join(),
    length: game.log_length,
    dealt: game.log_length <= 1 && playback === undefined,
    lines: linesOfAMove(facts.names.length),
  });
  const mayChoose = legalOf(facts).play !== undefined;
  const log = {
    lines: game.log,
    length: game.log_length,
    sentence: (line: SantaTimeaLogLine) => logSentence(line, facts),
    fetchLog,
    playback,
  };

  return (
    <div ref={root} class="game st" data-phase={game.phase} data-dragging={drag !== null}>
      <div
        class="game-table"
        data-flights
        data-crowded={facts.names.length > 3}
        data-closing={over && playback === undefined}
      >
        {over && playback === undefined && <GameEnd facts={facts} ended={props.ended === true} />}
        <div class="game-aside game-aside--people">
          <Players facts={facts} />
        </div>
        {over ? (
          <section class="game-board st-paper" aria-labelledby="st-sheet">
            <h2 id="st-sheet">{t().sheet.title}</h2>
            <Sheet facts={facts} />
          </section>
        ) : (
          <section class="game-board st-board" aria-label={aboutSantaTimea.name()}>
            <header class="st-band">
              <h2>{t().trick.title(Math.min(game.trick, LAST_TRICK) + 1, game.round + 1)}</h2>
              <SheetButton facts={facts} />
            </header>
            <Weather facts={facts} />
            <Trick
              facts={facts}
              aimed={drag?.over === 0}
              laid={laid}
              {...(selection !== null && { onLay: () => lay(selection.slot) })}
            />
            <LogTicker {...log} />
          </section>
        )}
        {playback !== undefined && (
          <PlayedDock text={statusSentence(facts)}>
            <Hands facts={facts} />
          </PlayedDock>
        )}
        {whole && !over && playback === undefined && (
          <section
            ref={dock}
            class="game-dock"
            aria-label={shared().dock.label}
            data-mine={isMine(facts)}
          >
            {own !== null && facts.seat !== null && game.phase === 'trick' && (
              <Hand
                seat={facts.seat}
                cards={own.hand.map(({ card }) => card)}
                look={handLook(facts, own)}
                disabled={!mayChoose}
                use={(slot) => (slot === selection?.slot ? 'place' : null)}
                carried={(slot) => {
                  const card = cardAt(facts, slot);
                  return card !== null && mayPlay(facts, card);
                }}
                onSlot={onSlot}
                onGrab={grab}
              />
            )}
            <Hands facts={facts} />
            <Dock facts={facts} selection={selection} busy={busy} onBack={back} act={perform} />
          </section>
        )}
        {whole && (
          /* It scrolls when it is long, and the keyboard must reach what scrolls. */
          /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */
          <aside class="game-aside game-aside--log" aria-label={shared().log.title} tabIndex={0}>
            {!over && (
              <>
                <h2>{t().sheet.title}</h2>
                <Sheet facts={facts} />
              </>
            )}
            <h2>{shared().log.title}</h2>
            <Log {...log} />
          </aside>
        )}
      </div>
      <Hidden facts={facts} />
    </div>
  );
}
