/** All that can be chosen before a game. What can't be combined is greyed, with the reason. */
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Segments } from '../../../ui/Segments';
import type { Level } from '../../../wire/Level';
import type { Rocks } from '../../../wire/Rocks';
import type { TranquilityOptions } from '../../../wire/TranquilityOptions';
import type { OptionsFormProps } from '../../game';
import { t } from '../i18n';
import {
  allowsExtras,
  allowsRemoved,
  GRIDS,
  LEVELS,
  onGrid,
  optionsIn,
  removedText,
} from './describe';
import '../../../ui/field.css';
import './options.css';

/** How much harder each makes the game, 0 to 3. */
const MARKS = {
  grid: { standard: 0, arch: 1, day_night: 2, pyramid: 2, competition: 1 },
  level: { easy: 0, normal: 1, hard: 2 },
  rocks: 1,
  monsters: 2,
  storms: 3,
  wild: 0,
} as const;

const LEVEL_ORDER: readonly Level[] = ['easy', 'normal', 'hard'];
const ROCKS_ORDER: readonly Rocks[] = ['off', 'manual', 'auto'];
const MONSTERS: readonly number[] = [0, 3, 4, 5];

interface PartProps {
  options: TranquilityOptions;
  disabled: boolean;
  change(part: Partial<TranquilityOptions>): void;
}

export function OptionsForm({ options: given, disabled, onChange }: OptionsFormProps): JSX.Element {
  const { options: words } = t();
  const options = optionsIn(given);
  const change = (part: Partial<TranquilityOptions>): void => onChange({ ...options, ...part });
  return (
    <div class="tq-options">
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
      {options.grid === 'pyramid' && (
        <Choices
          legend={words.level}
          disabled={disabled}
          choices={LEVEL_ORDER.map((level) => ({
            key: level,
            name: words.pyramidLevels[level].name,
            hint: words.pyramidLevels[level].hint,
            mark: MARKS.level[level],
            checked: level === options.level,
            onChoose: () => change({ level }),
          }))}
        />
      )}
      <Removed options={options} disabled={disabled} change={change} />
      <Extras options={options} disabled={disabled} change={change} />
    </div>
  );
}

function Removed({ options, disabled, change }: PartProps): JSX.Element {
  const { options: words } = t();
  const allowed = allowsRemoved(options.grid);
  return (
    <Choices
      legend={words.label}
      reason={allowed ? null : words.allIslands}
      disabled={disabled || !allowed}
      choices={LEVELS.map((removed) => ({
        key: String(removed),
        name: words.levels[removed]?.name ?? '',
        more: removedText(removed),
        hint: words.levels[removed]?.hint ?? '',
        checked: removed === options.removed,
        onChoose: () => change({ removed }),
      }))}
    />
  );
}

function Extras({ options, disabled: locked, change }: PartProps): JSX.Element {
  const { options: words } = t();
  const allowed = allowsExtras(options.grid);
  const disabled = locked || !allowed;
  return (
    <fieldset class="choices tq-levels" disabled={disabled}>
      <legend class="field-label">{words.extras}</legend>
      {!allowed && <p class="field-hint tq-reason">{words.onlyStandard}</p>}
      <Extra name={words.rocks} hint={words.rocksHint} mark={MARKS.rocks}>
        <Segments
          label={words.rocks}
          options={ROCKS_ORDER.map((value) => ({ value, label: words.rocksChoices[value] }))}
          value={options.rocks}
          onChange={(rocks) => change({ rocks })}
        />
      </Extra>
      <Extra name={words.monsters} hint={words.monstersHint} mark={MARKS.monsters}>
        <Segments
          label={words.monsters}
          options={MONSTERS.map((count) => ({
            value: String(count),
            label: count === 0 ? words.monstersNone : String(count),
          }))}
          value={String(options.monsters)}
          onChange={(count) => change({ monsters: Number(count) })}
        />
      </Extra>
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

interface Choice {
  key: string;
  name: string;
  more?: string;
  hint: string;
  mark?: number;
  checked: boolean;
  onChoose(): void;
}

function Choices(props: {
  legend: string;
  /** Why nothing can be chosen here. */
  reason?: string | null;
  disabled: boolean;
  choices: readonly Choice[];
}): JSX.Element {
  const group = useId();
  const { legend, reason = null, disabled, choices } = props;
  return (
    <fieldset class="choices tq-levels" disabled={disabled}>
      <legend class="field-label">{legend}</legend>
      {reason !== null && <p class="field-hint tq-reason">{reason}</p>}
      {choices.map(({ key, name, more, hint, mark, checked, onChoose }) => (
        <label key={key} class="choice">
          <input
            type="radio"
            name={group}
            checked={checked}
            disabled={disabled}
            onChange={onChoose}
          />
          <span class="choice-title">
            {name} {mark !== undefined && <Mark level={mark} />}
            {more !== undefined && <span class="tq-removed">{more}</span>}
          </span>
          <span class="choice-hint">{hint}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Switch(props: {
  name: string;
  hint: string;
  mark: number;
  checked: boolean;
  disabled: boolean;
  onChange(checked: boolean): void;
}): JSX.Element {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={props.checked}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span class="choice-title">
        {props.name} <Mark level={props.mark} />
      </span>
      <span class="choice-hint">{props.hint}</span>
    </label>
  );
}

function Extra(props: {
  name: string;
  hint: string;
  mark: number;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="tq-extra">
      <p class="choice-title">
        {props.name} <Mark level={props.mark} />
      </p>
      <p class="choice-hint">{props.hint}</p>
      {props.children}
    </div>
  );
}

/** Up to three waves: how rough it gets. */
function Mark({ level }: { level: number }): JSX.Element {
  const label = t().options.marks[level] ?? '';
  return (
    <span class="tq-difficulty" role="img" aria-label={label} title={label}>
      {[1, 2, 3].map((wave) => (
        <svg key={wave} viewBox="0 0 16 8" data-on={wave <= level} aria-hidden="true">
          <path d="M1 5q3.500-5 7 0t7 0" />
        </svg>
      ))}
    </span>
  );
}
