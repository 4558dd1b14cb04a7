/** The grid and what roughens the sea. What can't be combined is greyed, with the reason. */
import type { JSX } from 'preact';
import type { Rocks } from '../../../wire/Rocks';
import type { TranquilityOptions } from '../../../wire/TranquilityOptions';
import type { OptionsFormProps } from '../../game';
import { Choices, Extra, ExtraCount, Switch } from '../../shared/options/Choices';
import { allowsExtras, GRIDS, onGrid, optionsIn } from './describe';
import { t } from './texts';

/** How much harder each makes the game, 0 to 3. */
const MARKS = {
  grid: { standard: 0, arch: 1, day_night: 2, pyramid: 2, competition: 1 },
  rocks: 1,
  monsters: 2,
  storms: 3,
  wild: 0,
} as const;

const ROCKS_ORDER: readonly Rocks[] = ['off', 'manual', 'auto'];
const MONSTERS: readonly number[] = [0, 3, 4, 5];

interface PartProps {
  options: TranquilityOptions;
  disabled: boolean;
  change(part: Partial<TranquilityOptions>): void;
}

export function VariantsForm({
  options: given,
  disabled,
  onChange,
}: OptionsFormProps): JSX.Element {
  const words = t();
  const options = optionsIn(given);
  const change = (part: Partial<TranquilityOptions>): void => onChange({ ...options, ...part });
  return (
    <div class="game-options">
      <Choices
        legend={words.grid}
        disabled={disabled}
        choices={GRIDS.map((grid) => ({
          key: grid,
          name: words.grids[grid].name,
          hint: words.grids[grid].hint,
          mark: MARKS.grid[grid],
          checked: grid === options.grid,
          onChoose: () => onChange(onGrid(options, grid)),
        }))}
      />
      <Extras options={options} disabled={disabled} change={change} />
    </div>
  );
}

function Extras({ options, disabled: locked, change }: PartProps): JSX.Element {
  const words = t();
  const allowed = allowsExtras(options.grid);
  const disabled = locked || !allowed;
  return (
    <fieldset class="choices game-levels" disabled={disabled}>
      <legend class="field-label">{words.extras}</legend>
      {!allowed && <p class="field-hint game-reason">{words.onlyStandard}</p>}
      <Extra
        name={words.rocks}
        hint={words.rocksHint}
        mark={MARKS.rocks}
        options={ROCKS_ORDER.map((value) => ({ value, label: words.rocksChoices[value] }))}
        value={options.rocks}
        onChange={(rocks) => change({ rocks })}
      />
      <ExtraCount
        name={words.monsters}
        hint={words.monstersHint}
        mark={MARKS.monsters}
        counts={MONSTERS}
        none={words.monstersNone}
        value={options.monsters}
        onChange={(monsters) => change({ monsters })}
      />
      <Switch
        name={words.storms}
        hint={words.stormsHint}
        mark={MARKS.storms}
        checked={options.storms}
        disabled={disabled}
        onChange={(storms) => change({ storms })}
      />
      <Switch
        name={words.wild}
        hint={words.wildHint}
        mark={MARKS.wild}
        checked={options.wild > 0}
        disabled={disabled}
        onChange={(wild) => change({ wild: wild ? 2 : 0 })}
      />
    </fieldset>
  );
}
