/** A game that was played, from its link: loads it, and says why where that is not possible. */
import { hrefOf, request } from '~/net/http';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useGame } from '~/games/catalogue';
import type { GameModule } from '~/card-table/game';
import type { GameView } from '~/card-table/facts';
import type { Ghost, Told } from '~/card-table/boardProps';
import { recordAddress } from '~/net/games';
import { useSubmit } from '~/net/requests';
import { DealShare } from '~/pages/deals/DealShare';
import { focusHeading, Frame, PageHeading, useHeadingFocus, useTitle } from '~/pages/frame/Frame';
import { MessagePage, refusalSentence, showRefusal } from '~/pages/frame/states';
import { formatCode, tablePath } from '~/router/paths';
import { navigateLater } from '~/router/router';
import { textsOf } from '~/texts';
import { Button, LinkButton, Summary, type SummaryRow } from '~/ui/controls';
import { lazy, lazyComponent } from '~/ui/lazy';
import { ConfirmDialog, DialogButton } from '~/ui/Dialog';
import { announce, showToast } from '~/ui/Toasts';
import type { Replay } from '~/wire/http';
import type { Viewpoint } from '~/net/games';
import type { Refused, Seat } from '~/wire/room';
import { isGuided, linesOf, type PlayerState, positionIn } from './player/player';
import { PlayerBar } from './player/PlayerBar';
import { useControls, usePlayer } from './player/usePlayer';
import { PlayOn } from './PlayOn';
import { NextGame, ReplayBar, type Sequel, useSequel } from './ReplayBar';
import { askedView, namesOf, ReplayBoard, resultOf, viewOf } from './ReplayBoard';
import type { Asked } from './guide/Question';
import { apiBase, type Source } from '~/router/paths';
import { TogetherButtons, togetherSentence, WhoLeads } from './together/Together';
import { useTogether } from './together/useTogether';
import { type ChosenViews, type Seen, useReplay, useViews } from './useReplay';
import { useWindowEvent } from '~/ui/useWindowEvent';
import './replay.css';
import './print.css';

const t = textsOf('deals', 'replay', 'tables');

export function ReplayPage({ source }: { source: Source }) {
  const base = apiBase(source);
  const { value: replay, problem: refused, refresh: retry } = useReplay(base);
  const [opensGuided] = useState(() => isGuided(location.hash));
  const own = replay?.own ?? 'table';
  const views = useViews(base, opensGuided ? replay && own : 'table');
  const game = useGame(replay?.game ?? null);
  // Of both, the course of the game says best why it cannot be shown.
  const reason = refused ?? (views.seen === null ? views.refused : null);

  if (reason !== null) {
    const again = () => {
      retry();
      views.retry();
    };
    return <Unavailable reason={reason} retry={again} />;
  }
  if (replay === null || views.seen === null || game === 'loading') return <Opening />;
  if (!isPlayable(game))
    return <MessagePage title={t().replay.title} text={t().table.unplayable} />;
  const { seen } = views;
  const shown = { source, replay, game, seen, choice: views };
  return <Playback {...shown} opensGuided={opensGuided} />;
}

function isPlayable(game: GameModule | 'failed' | null): game is GameModule {
  return game !== null && game !== 'failed';
}

function Opening() {
  const { replay } = t();
  useTitle(replay.title);
  return (
    <Frame sea>
      <PageHeading class="table-heading">{replay.title}</PageHeading>
      <p role="status">{replay.opening}</p>
    </Frame>
  );
}

/** The reasons for which asking again is of no use. */
const FINAL = new Set([
  'unknown_room',
  'unknown_record',
  'spectators_off',
  'not_seated',
  'removed',
]);

function Unavailable({ reason, retry }: { reason: Refused; retry(): void }) {
  const { replay, loading } = t();
  const { titles } = replay;
  const title =
    reason.code === 'unknown_record'
      ? t().missing.record
      : (titles[reason.code as keyof typeof titles] ?? titles.other);
  return (
    <MessagePage title={title} text={refusalSentence(reason)}>
      {!FINAL.has(reason.code) && (
        <Button look="primary" onClick={retry}>
          {loading.retry}
        </Button>
      )}
    </MessagePage>
  );
}

/* The replay, once it is there: the game's own board with a position of it, and the controls. */

const Guide = lazyComponent(
  lazy(async () => (await import('./guide/Guide')).Guide),
  { quiet: true },
);

export interface PlaybackProps {
  source: Source;
  replay: Replay;
  game: GameModule;
  /** The viewpoint that is shown. */
  seen: Seen;
  choice: ChosenViews;
  /** Whether the guide stands beside the board to begin with. */
  opensGuided: boolean;
}

export function Playback(props: PlaybackProps) {
  const { source, replay, game, seen, choice, opensGuided } = props;
  const last = seen.views.length - 1;
  const [guided, setGuided] = useState(opensGuided);
  const [leads] = useState(() => positionIn(location.hash) === null);
  const [state, dispatch] = usePlayer(last);
  const { position } = state;
  const names = namesOf(replay);
  const view = useView(replay, seen, position);
  const end = useView(replay, seen, last);
  const { title, of } = t().replay;
  const sequel = useSequel(source);
  useTitle(`${sequelTitle(sequel)}${title} · ${game.name()}`);
  useHeadingFocus();
  useSpokenMoves(replay, game, view, state);
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

  // Where the guide speaks of a move, it is seen with the cards of who made it, until other eyes are chosen.
  const [byHand, setByHand] = useState(false);
  const { choose } = choice;
  const onMover = useCallback(
    (seat: Seat | null) => {
      if (seat !== null && !byHand && !follows) choose(seat);
    },
    [byHand, follows, choose],
  );
  const eyes = {
    ...choice,
    choose: (to: Viewpoint) => {
      setByHand(true);
      together.choose(to);
    },
  };

  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  /** The move that the guide asks for: it is made with the eyes of its seat. */
  const [asking, setAsking] = useState<Asked | null>(null);
  useEffect(() => {
    if (asking !== null && !follows) choose(asking.seat);
  }, [asking, follows, choose]);
  const asked = asking?.seat === seen.viewpoint ? asking : null;
  const shown = seen.views[position] ?? NOTHING;
  const board = useMemo(
    () => (asked === null ? view : askedView(replay, asked.seat, shown)),
    [asked, view, replay, shown],
  );
  /** What the guide says of the position. */
  const [guide, setGuide] = useState<Told>(NOT_GUIDED);
  const here = t().replay.position(position);
  const facts = game.factsOf(view);
  const expected = guide.asked ?? (facts && game.statusSentence(facts));
  const openGuide = () => {
    if (replay.own !== null && choice.wanted === 'table') together.choose(replay.own);
    setGuided(true);
    // It begins with the board, wherever on the page it was asked for.
    scrollTo({ top: 0 });
    focusHeading();
  };
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
          choice={eyes}
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
            asked={asked}
            ghosts={ghosts}
            pointed={pointed}
            onPoint={point}
            told={{
              asked: [here, expected, togetherSentence(together)].filter(Boolean).join(' '),
              last: guide.last,
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
              onGhosts={setGhosts}
              onTold={setGuide}
              onMover={onMover}
              onAsked={setAsking}
              playOn={playOn}
              onClose={() => setGuided(false)}
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
        {!guided && <GuideOffer onOpen={openGuide} />}
        <game.Statistics view={end} course={replay} position={position} />
        <div class="columns stack gap-5 replay-panels">
          <Details source={source} replay={replay} game={game} end={end} />
          <DealShare base={apiBase(source)} daily={replay.daily} />
        </div>
      </div>
    </Frame>
  );
}

/** Where there is no guide. */
const NOT_GUIDED: Told = {};

/** What the page is like: whether the guide stands beside the board, and whether someone leads. */
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

/** What the tab says of the next game. */
function sequelTitle(sequel: Sequel | null): string {
  if (sequel === null || (!sequel.begun && sequel.ready === 0)) return '';
  const { start, replay } = t();
  const news = sequel.begun ? replay.nextGame.begun : start.titleReady(sequel.ready, sequel.asked);
  return `${news} · `;
}

function useView(replay: Replay, { viewpoint, views }: Seen, position: number): GameView {
  const shown = views[position] ?? NOTHING;
  return useMemo(() => viewOf(replay, viewpoint, shown), [replay, viewpoint, shown]);
}

const NOTHING = { game: null, you: null, hands: null };

/** At this pace and slower there is time to read each move out. */
const SPOKEN_PACE = 1;

/** Reads out what led to the position that was come to. */
function useSpokenMoves(
  replay: Replay,
  game: GameModule,
  view: GameView,
  { position, playing, pace }: PlayerState,
): void {
  const spoken = useRef(position);
  useEffect(() => {
    if (spoken.current === position) return;
    spoken.current = position;
    if (playing && pace > SPOKEN_PACE) return;
    const lines = replay.log.slice(...linesOf(replay.log_lengths, position));
    const facts = game.factsOf(view);
    if (facts === null) return;
    const told = lines.map((line) => `${game.logSentence(line as object, facts)}.`);
    announce([t().replay.position(position), ...told, game.statusSentence(facts)].join(' '));
  }, [replay, game, view, position, playing, pace]);
}

export interface DetailsProps {
  source: Source;
  replay: Replay;
  game: GameModule;
  /** The position at the end. */
  end: GameView;
}

export function Details({ source, replay, game, end }: DetailsProps) {
  const { replay: words, settings, table, partners, list, date, nthGame, deals } = t();
  const names = namesOf(replay);
  const rows: SummaryRow[] = [
    [settings.game, game.name()],
    [settings.options, game.describeOptions(replay.options)],
    [settings.players, list(names)],
    [words.result, resultOf(replay, game, end)],
  ];
  if (replay.partners.length > 0) {
    rows.push([partners.title, list(replay.partners.map((seat) => names[seat] ?? ''))]);
  }
  if (replay.daily !== null) rows.push([words.daily, date(replay.daily)]);
  if (replay.continued !== null)
    rows.push([deals.continued, deals.continuedFrom(replay.continued)]);
  if (replay.anew !== null) rows.push([words.cards, words.dealtAnew(names[replay.anew] ?? '')]);
  return (
    <section class="panel" aria-labelledby="replay-details">
      <h2 id="replay-details">{words.details}</h2>
      <Summary rows={rows} />
      <div class="cluster">
        {source.from === 'table' && (
          <LinkButton icon="seat" href={tablePath(source.code)}>
            {table.title(formatCode(source.code))} · {nthGame(source.game)}
          </LinkButton>
        )}
        <LinkButton icon="download" href={hrefOf(recordAddress(apiBase(source)))} download>
          {words.record}
        </LinkButton>
        <LinkButton icon="rules" href={hrefOf(`/rules/${replay.game}`)}>
          {t().frame.rules}
        </LinkButton>
        {source.from === 'record' && replay.own_upload && <Deletion base={apiBase(source)} />}
      </div>
    </section>
  );
}

/** For the guest who has uploaded the game. */
function Deletion({ base }: { base: string }) {
  const { replay: words } = t();
  const { run } = useSubmit();
  const remove = async () => {
    const goOn = navigateLater();
    const refused = await run(() => request<null>(base, undefined, 'DELETE'));
    if (refused !== null) return showRefusal(refused);
    showToast(words.deleted);
    goOn(hrefOf('/replay'));
  };
  return (
    <DialogButton
      look="quiet"
      renderDialog={(onClose) => (
        <ConfirmDialog
          title={words.delete}
          label={words.deleteConfirm}
          onClose={onClose}
          onConfirm={() => void remove()}
        >
          <p>{words.deleteText}</p>
        </ConfirmDialog>
      )}
    >
      {words.delete}
    </DialogButton>
  );
}
