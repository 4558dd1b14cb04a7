/** The header of a lesson: what is learnt, how far one has come, and the way out. */
import type { JSX } from 'preact';
import { beside } from '~/card-table/beside';
import type { GameModule, LessonWords } from '~/games/game';
import { HomeLink } from '~/pages/frame/Frame';
import { SettingsButton } from '~/pages/settings/settings';
import { leaveTo, tableOf } from '~/paths';
import { Icon } from '~/ui/Icon';
import type { LessonStep } from '~/wire/http';

export interface LessonBarProps {
  game: GameModule;
  words: LessonWords;
  steps: readonly LessonStep[];
  /** How many steps are done. */
  done: number;
  go(done: number): Promise<unknown>;
}

export function LessonBar({ game, words, steps, done, go }: LessonBarProps): JSX.Element {
  const { progress, chapters, leave, leaveShort } = beside().lesson;
  const scenes = [...new Set(steps.map(({ scene }) => scene))];
  const current = steps[Math.min(done, steps.length - 1)]?.scene;
  const out = tableOf(location.search) === null ? '/' : leaveTo(game.id);
  return (
    <header class="frame-header table-bar learn-bar">
      <HomeLink sign />
      <div class="learn-course">
        <p class="learn-name">{game.name()}</p>
        <div
          class="learn-progress"
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
      <nav class="learn-chapters" aria-label={chapters}>
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
      <div class="frame-tools">
        <SettingsButton />
        <a class="button button--quiet" href={out} title={leave}>
          <Icon name="close" />
          <span class="learn-leave">{leaveShort}</span>
        </a>
      </div>
    </header>
  );
}
