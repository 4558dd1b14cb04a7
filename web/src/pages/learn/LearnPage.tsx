/** Learning a game by playing small positions of it, alone and at one's own pace. */
import { hrefOf } from '~/net/http';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { gameEntry, useGame } from '~/games/catalogue';
import type { GameModule } from '~/card-table/game';
import type { GameView } from '~/card-table/facts';
import type { Lesson, LessonWords } from '~/card-table/explain/help';
import { fetchOutline } from '~/net/games';
import { useResource } from '~/net/requests';
import { Frame, HomeLink, PageHeading, useHeadingFocus, useTitle } from '~/pages/frame/Frame';
import { MessagePage, refusalSentence } from '~/pages/frame/states';
import { SettingsButton } from '~/pages/settings/settings';
import { leaveTo, tableOf } from '~/router/paths';
import { textsOf } from '~/texts';
import { Button, LinkButton } from '~/ui/controls';
import { loadedPart } from '~/ui/lazy';
import { announce } from '~/ui/Toasts';
import type { LessonStep } from '~/wire/http';
import type { Refused } from '~/wire/room';
import { Coach } from './Coach';
import { type LessonState, useLesson } from './useLesson';
import './learn.css';

const t = textsOf('beside');

export function LearnPage({ id }: { id: string }) {
  const entry = gameEntry(id);
  const game = useGame(id);
  const title = t().lesson.title(entry?.name() ?? id);
  const loaded = loadedPart(game);
  const fetch = useMemo(() => (loaded === null ? null : () => fetchCourse(loaded)), [loaded]);
  const { value: course, problem, refresh } = useResource(fetch);
  useTitle(title);

  if (game === null) return <MessagePage title={t().missing.title} text={t().rules.unknown} />;
  const refused = game === 'failed' ? NOT_LOADED : problem;
  if (refused !== null) {
    return (
      <MessagePage title={title} text={refusalSentence(refused)}>
        <Button look="primary" onClick={game === 'failed' ? () => location.reload() : refresh}>
          {t().loading.retry}
        </Button>
      </MessagePage>
    );
  }
  if (loaded === null || course === null) {
    return (
      <Frame sea>
        <PageHeading class="table-heading">{title}</PageHeading>
        <p role="status">{t().loading.busy}</p>
      </Frame>
    );
  }
  return <LessonTable game={loaded} lesson={course.lesson} steps={course.steps} />;
}

const NOT_LOADED: Refused = { code: 'offline', message: '' };

interface Course {
  lesson: Lesson;
  steps: readonly LessonStep[];
}

/** Loads all that a lesson is made of. */
async function fetchCourse(game: GameModule): Promise<Course> {
  game.Board.preload();
  const [{ lesson }, { steps }] = await Promise.all([game.help.load(), fetchOutline(game.id)]);
  return { lesson, steps };
}

/* The lesson, once it is there: the coach, and the game's own board to play on. */

export interface LessonTableProps {
  game: GameModule;
  lesson: Lesson;
  steps: readonly LessonStep[];
}

function LessonTable({ game, lesson, steps }: LessonTableProps) {
  const [state, refused, { act, go }] = useLesson(game.id, steps);
  const words = lesson.words();
  const title = t().lesson.title(game.name());
  const done = state?.done ?? 0;
  const step = steps[done] ?? null;
  const view = useMemo(() => (state === null ? null : viewOf(state, steps)), [state, steps]);
  const acting = state !== null && !state.busy;
  useHeadingFocus();
  const facts = acting && view !== null ? game.factsOf(view) : null;
  const hinted = facts !== null && step !== null ? lesson.spots(step.hint, facts) : [];

  const sentence = step === null ? words.done : sentenceOf(words.steps[step.name]);
  const announced = useRef<number | null>(null);
  useEffect(() => {
    // Once for each step that is come to, whatever is tried there.
    if (!acting || announced.current === done) return;
    announced.current = done;
    announce(sentence);
  }, [acting, done, sentence]);

  const slip = refused === null ? null : slipOf(refused, game.id);
  useEffect(() => {
    if (refused !== null) announce(slipOf(refused, game.id));
  }, [refused, game]);

  const say = useCallback(async (): Promise<Refused | null> => {
    announce(t().lesson.unheard);
    return { code: 'talk_closed', message: t().lesson.unheard };
  }, []);

  if (state === null || view === null) {
    if (refused !== null) return <MessagePage title={title} text={refusalSentence(refused)} />;
    return <Frame sea>{t().loading.busy}</Frame>;
  }
  return (
    <Frame
      class="playing learn"
      header={<LessonBar game={game} words={words} steps={steps} done={done} go={go} />}
    >
      <PageHeading class="visually-hidden">{title}</PageHeading>
      <div class="stage">
        <Coach
          game={game}
          words={words}
          step={step}
          done={done}
          busy={state.busy}
          moving={state.moving}
          slip={slip}
          act={act}
          go={go}
        />
        <game.Board
          game={game}
          view={view}
          act={act}
          say={say}
          fetchLog={async () => state.position.log}
          busy={state.busy}
          ended={step === null}
          hinted={hinted}
          commentary={{ prompt: state.moving ? t().lesson.others : sentence }}
        />
      </div>
    </Frame>
  );
}

/** The view for the game's board. Each scene is a game of its own to it. */
function viewOf({ done, position, view }: LessonState, steps: readonly LessonStep[]): GameView {
  const { seat, names } = position;
  const scene = steps[Math.min(done, steps.length - 1)]?.scene;
  const scenes = [...new Set(steps.map((step) => step.scene))];
  const players = names.map((name, at) => (at === seat ? t().table.you : name));
  return {
    table: {
      games: scenes.indexOf(scene ?? ''),
      phase: 'playing',
      players,
      seats: players.map((name) => ({ name, presence: 'here' })),
      phrases: [],
    },
    game: view.game,
    you: { player: seat, left: null, game: view.you, hands: null },
  };
}

function sentenceOf(words: LessonWords['steps'][string] | undefined): string {
  return [words?.text, words?.task].filter(Boolean).join(' ');
}

/** Why something was not done, gently. */
function slipOf(refused: Refused, game: string): string {
  const sentence = refusalSentence(refused, game);
  return refused.code === 'not_this_step' ? sentence : t().lesson.slip(sentence);
}

interface LessonBarProps {
  game: GameModule;
  words: LessonWords;
  steps: readonly LessonStep[];
  /** How many steps are done. */
  done: number;
  go(done: number): Promise<unknown>;
}

/** The header of a lesson: what is learnt, how far one has come, and the way out. */
function LessonBar({ game, words, steps, done, go }: LessonBarProps) {
  const { progress, chapters, leave, leaveShort } = t().lesson;
  const scenes = [...new Set(steps.map(({ scene }) => scene))];
  const current = steps[Math.min(done, steps.length - 1)]?.scene;
  const out = tableOf(location.search) === null ? hrefOf('/') : leaveTo(game.id);
  return (
    <header class="frame-header table-bar learn-bar">
      <HomeLink sign />
      <div class="learn-course">
        <p class="learn-name strong" title={game.name()}>
          {game.name()}
        </p>
        <div
          class="learn-progress row gap-1"
          role="progressbar"
          aria-label={progress(Math.min(done + 1, steps.length), steps.length)}
          aria-valuenow={done}
          aria-valuemin={0}
          aria-valuemax={steps.length}
        >
          {steps.map(({ name }, index) => (
            <span key={name} data-done={index < done} data-now={index === done} />
          ))}
        </div>
      </div>
      <nav class="learn-chapters row gap-1" aria-label={chapters}>
        {scenes.map((scene) => (
          <button
            key={scene}
            type="button"
            class="button button--quiet"
            aria-current={scene === current ? 'step' : undefined}
            onClick={() => void go(steps.findIndex((step) => step.scene === scene))}
          >
            {words.scenes[scene]}
          </button>
        ))}
      </nav>
      <div class="frame-tools row">
        <SettingsButton />
        <LinkButton icon="close" look="quiet" href={out} title={leave}>
          <span class="learn-leave">{leaveShort}</span>
        </LinkButton>
      </div>
    </header>
  );
}
