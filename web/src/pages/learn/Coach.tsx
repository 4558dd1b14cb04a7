/** The coach: what there is to know, what to do now, and the way on and back. */
import { useEffect, useRef } from 'preact/hooks';
import type { GameModule } from '~/card-table/game';
import type { LessonWords } from '~/card-table/explain/help';
import { leaveTo } from '~/router/paths';
import { textsOf } from '~/texts';
import { Button, LinkButton } from '~/ui/controls';
import { Icon } from '~/ui/Icon';
import type { LessonStep } from '~/wire/http';
import type { LessonControls } from './useLesson';

const t = textsOf('beside');

export interface CoachProps extends LessonControls {
  game: GameModule;
  words: LessonWords;
  /** The step to be done; null at the end. */
  step: LessonStep | null;
  /** How many steps are done. */
  done: number;
  busy: boolean;
  /** Whether the others move, as can be seen on the board. */
  moving: boolean;
  /** Why what was tried was not done. */
  slip: string | null;
}

export function Coach(props: CoachProps) {
  const { words, step, done, moving, slip } = props;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed last may be gone.
    if (done > 0 && document.activeElement === document.body) {
      section.current?.focus({ preventScroll: true });
    }
  }, [done]);
  const shown = step === null ? { text: words.done, task: null } : words.steps[step.name];
  return (
    <section ref={section} class="learn-coach box" aria-label={t().lesson.coach} tabIndex={-1}>
      <Lighthouse />
      <div class="learn-words stack gap-1">
        {moving ? (
          <p class="soft">{t().lesson.others}</p>
        ) : (
          <>
            <p>{shown?.text}</p>
            {shown?.task && <p class="learn-task">{shown.task}</p>}
            {slip !== null && <p class="warning">{slip}</p>}
          </>
        )}
      </div>
      <Buttons {...props} />
    </section>
  );
}

function Buttons({ game, step, done, busy, act, go }: CoachProps) {
  /** A button that is out of order for a moment keeps the focus. */
  const press = (does: () => Promise<unknown>) => ({
    'aria-disabled': busy,
    onClick: () => void (busy || does()),
  });
  const { again, back, show, next, play } = t().lesson;
  return (
    <div class="learn-buttons cluster">
      {done > 0 && (
        <Button icon="back" look="quiet" {...press(() => go(done - 1))}>
          {back}
        </Button>
      )}
      {step === null && (
        <>
          <Button {...press(() => go(0))}>{again}</Button>
          <LinkButton look="primary" href={leaveTo(game.id)}>
            {play}
          </LinkButton>
        </>
      )}
      {step !== null && step.hint !== null && (
        <Button look="quiet" {...press(() => act(step.hint))}>
          {show}
        </Button>
      )}
      {step !== null && step.hint === null && (
        <Button look="primary" {...press(() => act(null))}>
          {next}
          <Icon name="forward" />
        </Button>
      )}
    </div>
  );
}

/** A small lighthouse, which shows the way. */
function Lighthouse() {
  return (
    <svg class="learn-lighthouse" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 13 46 5v16zM24 13 2 5v16z" fill="light-dark(#fbd9b4, #6a5138)" />
      <path d="M19.500 18h9l2.500 24H17z" fill="#efe3cf" />
      <path d="M18.700 25h10.600l.7 7H18z" fill="#d9603b" />
      <path d="M20 9.500h8V18h-8z" fill="#fbc894" />
      <path d="M18.500 9.500 24 4l5.500 5.500z" fill="#a33f1b" />
      <path d="M10 45q3-6 14-6t14 6z" fill="#3f7d5b" />
    </svg>
  );
}
