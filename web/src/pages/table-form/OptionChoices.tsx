/** What the forms of options are made of: choices and switches, each with a line that explains it. */
import { useId } from 'preact/hooks';
import { t } from '~/texts';
import {
  CheckChoice,
  type ChoiceProps,
  RadioChoice,
  Segments,
  type SegmentsProps,
} from '~/ui/controls';
import '~/ui/styles/controls.css';
import './tableForm.css';

interface Choice {
  key: string;
  name: string;
  more?: string | undefined;
  hint: string;
  mark?: number;
  checked: boolean;
  onChoose(): void;
}

export function Choices(props: {
  legend: string;
  /** Why nothing can be chosen here. */
  reason?: string | null;
  disabled: boolean;
  choices: readonly Choice[];
}) {
  const group = useId();
  const { legend, reason = null, disabled, choices } = props;
  return (
    <fieldset class="choices game-levels" disabled={disabled}>
      <legend class="strong">{legend}</legend>
      {reason !== null && <p class="field-hint game-reason">{reason}</p>}
      {choices.map(({ key, name, more, hint, mark, checked, onChoose }) => (
        <RadioChoice
          key={key}
          name={group}
          title={
            <>
              {name} {mark !== undefined && <Mark level={mark} />}
              {more !== undefined && <span class="option-more soft small">{more}</span>}
            </>
          }
          hint={hint}
          checked={checked}
          disabled={disabled}
          onChange={onChoose}
        />
      ))}
    </fieldset>
  );
}

/** Choices of which each is a step further: side by side, with the line of the chosen one below. */
export function Levels(props: { legend: string; disabled: boolean; choices: readonly Choice[] }) {
  const group = useId();
  const { legend, disabled, choices } = props;
  return (
    <fieldset class="choices game-steps" disabled={disabled} aria-describedby={`${group}-hint`}>
      <legend class="strong">{legend}</legend>
      {choices.map(({ key, name, more, checked, onChoose }) => (
        <RadioChoice
          key={key}
          name={group}
          title={name}
          hint={more}
          checked={checked}
          disabled={disabled}
          onChange={onChoose}
        />
      ))}
      <p id={`${group}-hint`} class="field-hint" aria-live="polite">
        {choices.find(({ checked }) => checked)?.hint}
      </p>
    </fieldset>
  );
}

interface SwitchProps extends Omit<ChoiceProps, 'title'> {
  name: string;
  mark: number;
  onChange(checked: boolean): void;
}

/** Something to switch on or off, and how much harder it makes the game. */
export function Switch({ name, mark, ...choice }: SwitchProps) {
  const title = (
    <>
      {name} <Mark level={mark} />
    </>
  );
  return <CheckChoice title={title} {...choice} />;
}

/** Something that comes in several ways. */
export function Extra(
  props: { name: string; hint: string; mark: number } & Omit<SegmentsProps<string>, 'label'>,
) {
  const { name, hint, mark, ...choice } = props;
  return (
    <div class="game-extra stack gap-1 at-start box">
      <p class="choice-title strong">
        {name} <Mark level={mark} />
      </p>
      <p class="choice-hint">{hint}</p>
      <Segments label={name} {...choice} />
    </div>
  );
}

/** Up to three waves: how much harder it makes the game. */
function Mark({ level }: { level: number }) {
  const label = t().home.marks[level] ?? '';
  return (
    <span class="game-difficulty" role="img" aria-label={label} title={label}>
      {[1, 2, 3].map((wave) => (
        <svg
          key={wave}
          class="line"
          width="16"
          height="8"
          stroke-width="2"
          viewBox="0 0 16 8"
          data-on={wave <= level}
          aria-hidden="true"
        >
          <path d="M1 5q3.500-5 7 0t7 0" />
        </svg>
      ))}
    </span>
  );
}
