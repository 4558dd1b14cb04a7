/** How hard the game is to be: by how many islands are removed, or by what explorers meet. */
import type { JSX } from 'preact';
import type { Level } from '../../../wire/Level';
import type { OptionsFormProps } from '../../game';
import { Choices, Levels } from '../../shared/options/Choices';
import { allowsRemoved, LEVELS, optionsIn, removedText } from './describe';
import { t } from './texts';

/** How much harder each makes the game, 0 to 3. */
const MARKS: Readonly<Record<Level, number>> = { easy: 0, normal: 1, hard: 2 };

const LEVEL_ORDER: readonly Level[] = ['easy', 'normal', 'hard'];

export function LevelForm({ options: given, disabled, onChange }: OptionsFormProps): JSX.Element {
  const words = t();
  const options = optionsIn(given);
  if (options.grid === 'pyramid') {
    return (
      <Choices
        legend={words.level}
        disabled={disabled}
        choices={LEVEL_ORDER.map((level) => ({
          key: level,
          name: words.pyramidLevels[level].name,
          hint: words.pyramidLevels[level].hint,
          mark: MARKS[level],
          checked: level === options.level,
          onChoose: () => onChange({ ...options, level }),
        }))}
      />
    );
  }
  if (!allowsRemoved(options.grid)) return <p class="field-hint">{words.allIslands}</p>;
  return (
    <Levels
      legend={words.label}
      disabled={disabled}
      choices={LEVELS.map((removed) => ({
        key: String(removed),
        name: words.levels[removed]?.name ?? '',
        more: removedText(removed),
        hint: words.levels[removed]?.hint ?? '',
        checked: removed === options.removed,
        onChoose: () => onChange({ ...options, removed }),
      }))}
    />
  );
}
