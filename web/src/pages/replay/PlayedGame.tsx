/** A replay, once it is there: the game's own board with a position of it, the controls, and its commentary. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameView } from '~/card-table/facts';
import type { GameModule } from '~/card-table/game';
import { DealShare } from '~/pages/deals/DealShare';
import { Frame, PageHeading, useHeadingFocus, useTitle } from '~/pages/frame/Frame';
import { showRefusal } from '~/pages/frame/states';
import { apiBase, type Source } from '~/router/paths';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { lazy, lazyComponent } from '~/ui/lazy';
import { announce } from '~/ui/Toasts';
import { useWindowEvent } from '~/ui/useWindowEvent';
import type { Replay } from '~/wire/http';
import { Details } from './Details';
import { isGuided, lineRange, type PlayerState, positionIn } from './player/player';
import { PlayerBar } from './player/PlayerBar';
import { useControls, usePlayer } from './player/usePlayer';
import { PlayOn } from './PlayOn';
import { questionView, replayNames, ReplayBoard, replayViewOf } from './ReplayBoard';
import { NextGame, ReplayBar, type Sequel, useSequel } from './ReplayBar';
import { TogetherButtons, togetherSentence, WhoLeads } from './together/Together';
import { useTogether } from './together/useTogether';
import { useGuide } from './useGuide';
import type { ChosenViews, Seen } from './useReplay';

const t = textsOf('replay', 'tables');

const Guide = lazyComponent(
  lazy(async () => (await import('./guide/Guide')).Guide),
  { quiet: true },
);

interface PlayedGameProps {
  source: Source;
  replay: Replay;
  game: GameModule;
  /** The viewpoint that is shown. */
  seen: Seen;
  choice: ChosenViews;
  /** Whether the guide stands beside the board to begin with. */
  opensGuided: boolean;
}

export function PlayedGame(props: PlayedGameProps) {
  const { source, replay, game, seen, choice, opensGuided } = props;
  const last = seen.views.length - 1;
  const [guided, setGuided] = useState(opensGuided);
  const [leads] = useState(() => positionIn(location.hash) === null);
  const [state, dispatch] = usePlayer(last);
  const { position } = state;
  const names = replayNames(replay);
  const view = useView(replay, seen, position);
  const end = useView(replay, seen, last);
  const { title, of } = t().replay;
  const sequel = useSequel(source);
  useTitle(`${sequelTitle(sequel)}${title} · ${game.name()}`);
  useHeadingFocus();
  useAnnouncedMoves(replay, game, view, state);
  // On paper the game that was played is to be seen, and not the empty board before it.
  useWindowEvent('beforeprint', () => {
    if (position === 0) dispatch({ type: 'last' });
  });

  useEffect(() => {
    if (choice.refused !== null) void showRefusal(choice.refused);
  }, [choice.refused]);

  const together = useTogether({
    source,
    played: replay.own !== null,
    isLast: sequel?.none === true,
    last,
    now: { position, viewpoint: choice.wanted, guided },
    dispatch,
    onViewpoint: choice.choose,
    onGuided: setGuided,
  });
  useWindowEvent('hashchange', () => {
    if (isGuided(location.hash)) setGuided(true);
  });
  const { led, follows, pointed, point, step } = together;
  useControls(state, guided, step);

  const guide = useGuide({ seen, choice, own: replay.own }, together, setGuided);
  const { question } = guide;
  const shown = seen.views[position] ?? NOTHING;
  const board = useMemo(
    () => (question === null ? view : questionView(replay, question.seat, shown)),
    [question, view, replay, shown],
  );
  const here = t().replay.position(position);
  const facts = game.factsOf(view);
  const expected = guide.commentary.prompt ?? (facts && game.statusSentence(facts));
  const actors = replay.actors[position + 1] ?? null;
  const playOn = (
    <PlayOn
      source={source}
      names={names}
      seat={replay.own ?? actors ?? 0}
      ownName={(replay.own !== null && replay.names?.[replay.own]) || null}
      position={position}
      isOver={position === last && replay.outcome !== null}
    />
  );
  return (
    <Frame
      class={classOf(guided, led !== null)}
      header={
        <ReplayBar
          source={source}
          replay={replay}
          game={game}
          end={end}
          position={position}
          choice={guide.eyes}
        >
          <WhoLeads together={together} />
          {source.from === 'table' && <NextGame code={source.code} sequel={sequel} />}
        </ReplayBar>
      }
    >
      <PageHeading class="visually-hidden">{of(game.name(), names)}</PageHeading>
      <div class="stage">
        <div class="replay-stage">
          <ReplayBoard
            game={game}
            view={board}
            course={replay}
            question={question}
            ghosts={guide.ghosts}
            pointed={pointed}
            onPoint={point}
            commentary={{
              prompt: [here, expected, togetherSentence(together)].filter(Boolean).join(' '),
              last: guide.commentary.last,
            }}
            dispatch={step}
          />
          {guided && (
            <Guide
              base={apiBase(source)}
              game={game}
              view={end}
              names={names}
              position={position}
              last={last}
              leads={leads && position === 0 && !follows}
              onPosition={(to) => step({ type: 'to', position: to })}
              {...guide.on}
              playOn={playOn}
            />
          )}
          <PlayerBar state={state} last={last} dispatch={step}>
            <div class="replay-more row gap-1">
              <TogetherButtons together={together} game={game} />
              {playOn}
            </div>
          </PlayerBar>
        </div>
      </div>
      <div class="replay-after">
        {facts !== null && <game.Hidden facts={facts} />}
        {!guided && <GuideOffer onOpen={guide.open} />}
        <game.Statistics view={end} course={replay} position={position} />
        <div class="columns stack gap-5 replay-panels">
          <Details source={source} replay={replay} game={game} end={end} />
          <DealShare base={apiBase(source)} daily={replay.daily} />
        </div>
      </div>
    </Frame>
  );
}

/** The classes of the page: whether the guide stands beside the board, and whether someone leads. */
function classOf(guided: boolean, led: boolean): string {
  const more = [guided && 'replay--guided', led && 'replay--together'];
  return ['playing replay', ...more].filter(Boolean).join(' ');
}

/** The way to the guide, where it does not stand beside the board. */
function GuideOffer({ onOpen }: { onOpen(): void }) {
  const { guide, replay } = t();
  return (
    <section class="panel guide-offer" aria-labelledby="guide-title">
      <h2 id="guide-title">{guide.title}</h2>
      <p>{guide.lead}</p>
      <Button look="primary" icon="eye" onClick={onOpen}>
        {replay.guide}
      </Button>
    </section>
  );
}

/** The news of the next game in the tab's title. */
function sequelTitle(sequel: Sequel | null): string {
  if (sequel === null || (!sequel.begun && sequel.ready === 0)) return '';
  const { start, replay } = t();
  const news = sequel.begun ? replay.nextGame.begun : start.titleReady(sequel.ready, sequel.guests);
  return `${news} · `;
}

function useView(replay: Replay, { viewpoint, views }: Seen, position: number): GameView {
  const shown = views[position] ?? NOTHING;
  return useMemo(() => replayViewOf(replay, viewpoint, shown), [replay, viewpoint, shown]);
}

const NOTHING = { game: null, you: null, hands: null };

/** At this pace and slower there is time to read each move out. */
const ANNOUNCED_PACE = 1;

/** Reads out the moves that led to the position that was come to. */
function useAnnouncedMoves(
  replay: Replay,
  game: GameModule,
  view: GameView,
  { position, playing, pace }: PlayerState,
): void {
  const announced = useRef(position);
  useEffect(() => {
    if (announced.current === position) return;
    announced.current = position;
    if (playing && pace > ANNOUNCED_PACE) return;
    const lines = replay.log.slice(...lineRange(replay.log_lengths, position));
    const facts = game.factsOf(view);
    if (facts === null) return;
    const sentences = lines.map((line) => `${game.logSentence(line, facts)}.`);
    announce([t().replay.position(position), ...sentences, game.statusSentence(facts)].join(' '));
  }, [replay, game, view, position, playing, pace]);
}
