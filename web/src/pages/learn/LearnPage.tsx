/** Learning a game by playing small positions of it, alone and at one's own pace. */
import { useEffect, useState } from 'preact/hooks';
import { gameEntry } from '~/games/catalogue';
import type { GameLesson, GameModule } from '~/games/game';
import { useGame } from '~/games/loading';
import { fetchOutline } from '~/net/replays';
import { Frame } from '~/pages/frame/Frame';
import { refusalSentence, refusedBy } from '~/pages/frame/refusal';
import { MessagePage } from '~/pages/frame/states';
import { useTitle } from '~/pages/frame/title';
import { t as client } from '~/texts';
import { textsLoaded } from '~/texts/localised';
import { Button } from '~/ui/Button';
import type { LessonStep } from '~/wire/http';
import type { Refused } from '~/wire/room';
import { LessonTable } from './LessonTable';
import { t } from './texts';
import './learn.css';

export function LearnPage({ id }: { id: string }) {
  const entry = gameEntry(id);
  const game = useGame(id);
  const title = t().title(entry?.name() ?? id);
  const [course, retry] = useCourse(game !== null && typeof game === 'object' ? game : null);
  useTitle(title);

  if (game === null)
    return <MessagePage title={client().missing.title} text={client().rules.unknown} />;
  const refused = game === 'failed' ? NOT_LOADED : course !== null && 'code' in course && course;
  if (refused) {
    return (
      <MessagePage title={title} text={refusalSentence(refused)}>
        <Button look="primary" onClick={game === 'failed' ? () => location.reload() : retry}>
          {client().loading.retry}
        </Button>
      </MessagePage>
    );
  }
  if (typeof game !== 'object' || course === null || 'code' in course) {
    return (
      <Frame sea>
        <h1 class="table-heading" tabIndex={-1}>
          {title}
        </h1>
        <p role="status">{client().loading.busy}</p>
      </Frame>
    );
  }
  return <LessonTable game={game} lesson={course.lesson} steps={course.steps} />;
}

const NOT_LOADED: Refused = { code: 'offline', message: '' };

interface Course {
  lesson: GameLesson;
  steps: readonly LessonStep[];
}

/** What a lesson is made of, once it is there; why it is not, where it can't be had. */
function useCourse(game: GameModule | null): [Course | Refused | null, () => void] {
  const [course, setCourse] = useState<Course | Refused | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (game === null) return;
    let current = true;
    game.loadAhead();
    const load = async (): Promise<Course> => {
      const [lesson, { steps }] = await Promise.all([game.lesson(), fetchOutline(game.id)]);
      await textsLoaded();
      return { lesson, steps };
    };
    load().then(
      (loaded) => current && setCourse(loaded),
      (error: unknown) => current && setCourse(refusedBy(error)),
    );
    return () => {
      current = false;
    };
  }, [game, attempt]);

  const retry = () => {
    setCourse(null);
    setAttempt(attempt + 1);
  };
  return [course, retry];
}
