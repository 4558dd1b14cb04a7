/** All that can be chosen before a game. */
import type { JSX } from 'preact';
import type { SantaTimeaOptions } from '../../../wire/SantaTimeaOptions';
import type { OptionsFormProps } from '../../game';
import { Choices } from '../../shared/options/Choices';
import { t } from './texts';

export function LevelForm({ options, disabled, onChange }: OptionsFormProps): JSX.Element {
  const words = t();
  const chosen = isExperienced(options);
  const choose = (experienced: boolean) => () =>
    onChange({ experienced } satisfies SantaTimeaOptions);
  return (
    <div class="game-options">
      <Choices
        legend={words.label}
        disabled={disabled}
        choices={[
          {
            key: 'base',
            name: words.base,
            hint: words.baseHint,
            mark: 0,
            checked: !chosen,
            onChoose: choose(false),
          },
          {
            key: 'experienced',
            name: words.experienced,
            hint: words.experiencedHint,
            mark: 2,
            checked: chosen,
            onChoose: choose(true),
          },
        ]}
      />
    </div>
  );
}

export function describeOptions(options: unknown): string {
  const words = t();
  return isExperienced(options) ? words.experienced : words.base;
}

function isExperienced(options: unknown): boolean {
  return (options as Partial<SantaTimeaOptions> | null)?.experienced === true;
}
