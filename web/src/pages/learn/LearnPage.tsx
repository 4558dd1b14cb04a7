/** Learning a game by playing small positions of it, alone and at one's own pace. */
import { useMemo } from 'preact/hooks';
import { beside } from '~/card-table/beside/texts';
import { gameEntry, useGame } from '~/games/catalogue';
import type { GameLesson, GameModule } from '~/games/game';
import { fetchOutline } from '~/net/games';
import { useResource } from '~/net/requests';
import { Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { MessagePage, refusalSentence } from '~/pages/frame/states';
import { t as client } from '~/texts';
import { Button } from '~/ui/controls';
import { loadedPart } from '~/ui/lazy';
import type { LessonStep } from '~/wire/http';
import type { Refused } from '~/wire/room';
import { LessonTable } from './LessonTable';
import './learn.css';

export function LearnPage({ id }: { id: string }) {
  const entry = gameEntry(id);
  const game = useGame(id);
  const title = beside().lesson.title(entry?.name() ?? id);
  const loaded = loadedPart(game);
  const fetch = useMemo(() => (loaded === null ? null : () => fetchCourse(loaded)), [loaded]);
  const { value: course, problem, refresh } = useResource(fetch);
  useTitle(title);

  if (game === null)
    return <MessagePage title={client().missing.title} text={client().rules.unknown} />;
  const refused = game === 'failed' ? NOT_LOADED : problem;
  if (refused !== null) {
    return (
      <MessagePage title={title} text={refusalSentence(refused)}>
        <Button look="primary" onClick={game === 'failed' ? () => location.reload() : refresh}>
          {client().loading.retry}
        </Button>
      </MessagePage>
    );
  }
  if (loaded === null || course === null) {
    return (
      <Frame sea>
        <PageHeading class="table-heading">{title}</PageHeading>
        <p role="status">{client().loading.busy}</p>
      </Frame>
    );
  }
  return <LessonTable game={loaded} lesson={course.lesson} steps={course.steps} />;
}

const NOT_LOADED: Refused = { code: 'offline', message: '' };

interface Course {
  lesson: GameLesson;
  steps: readonly LessonStep[];
}

/** What a lesson is made of. */
async function fetchCourse(game: GameModule): Promise<Course> {
  game.preloadBoard();
  const [lesson, { steps }] = await Promise.all([game.lesson.load(), fetchOutline(game.id)]);
  return { lesson, steps };
}
