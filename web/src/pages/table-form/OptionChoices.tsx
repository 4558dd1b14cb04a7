/** The controls in which an option is chosen, each value with a line that explains it. */
import type { FunctionComponent } from 'preact';
import { useId } from 'preact/hooks';
import { textsOf } from '~/texts';
import { CheckChoice, RadioChoice, Segments } from '~/ui/controls';
import type { OptionValue } from '~/wire/http';
import '~/ui/styles/controls.css';
import './tableForm.css';

const t = textsOf('tables');

interface ControlProps {
  name: string;
  hint: string;
  /** A line above the values: why none can be chosen, or what they are about. */
  reason: string | undefined;
  /** How much harder it makes the game at most. */
  mark: number;
  choices: readonly Choice[];
  disabled: boolean;
  onChoose(value: OptionValue): void;
}

interface Choice {
  value: OptionValue;
  name: string;
  /** The meaning of a number. */
  more: string | undefined;
  hint: string;
  mark: number;
  checked: boolean;
}

export type ControlKind = 'cards' | 'levels' | 'onOff' | 'switch' | 'words';

export const CONTROLS: Record<ControlKind, FunctionComponent<ControlProps>> = {
  /** Each value on a card. */
  cards: (props) => {
    const { name, reason, disabled, choices, onChoose } = props;
    const group = useId();
    return (
      <fieldset class="choices game-levels" disabled={disabled}>
        <legend class="strong">{name}</legend>
        {reason !== undefined && <p class="soft small game-reason">{reason}</p>}
        {choices.map((choice) => (
          <RadioChoice
            key={String(choice.value)}
            name={group}
            title={
              <>
                {choice.name} <Mark level={choice.mark} />
                {choice.more !== undefined && (
                  <span class="option-more soft small">{choice.more}</span>
                )}
              </>
            }
            hint={choice.hint}
            checked={choice.checked}
            disabled={disabled}
            onChange={() => onChoose(choice.value)}
          />
        ))}
      </fieldset>
    );
  },

  /** Values of which each is a step further: side by side, with the line of the chosen one below. */
  levels: ({ name, disabled, choices, onChoose }) => {
    const group = useId();
    return (
      <fieldset class="choices game-steps" disabled={disabled} aria-describedby={`${group}-hint`}>
        <legend class="strong">{name}</legend>
        {choices.map((choice) => (
          <RadioChoice
            key={String(choice.value)}
            name={group}
            title={choice.name}
            hint={choice.more}
            checked={choice.checked}
            disabled={disabled}
            onChange={() => onChoose(choice.value)}
          />
        ))}
        <p id={`${group}-hint`} class="soft small" aria-live="polite">
          {choices.find(({ checked }) => checked)?.hint}
        </p>
      </fieldset>
    );
  },

  /** A switch by itself. */
  onOff: (props) => <div class="choices">{CONTROLS.switch(props)}</div>,

  /** Something to switch on or off, beside others. */
  switch: ({ name, hint, mark, disabled, choices: [off, on], onChoose }) => (
    <CheckChoice
      title={
        <>
          {name} <Mark level={mark} />
        </>
      }
      hint={hint}
      checked={on?.checked === true}
      disabled={disabled}
      onChange={(checked) => onChoose((checked ? on : off)?.value ?? checked)}
    />
  ),

  /** Something that comes in several ways, beside others. */
  words: ({ name, hint, mark, disabled, choices, onChoose }) => (
    <div class="game-extra stack gap-1 at-start box">
      <p class="choice-title strong">
        {name} <Mark level={mark} />
      </p>
      <p class="soft small">{hint}</p>
      <Segments
        label={name}
        disabled={disabled}
        options={choices.map(({ value, name: label, more }) => ({
          value: String(value),
          label,
          title: value === 0 ? undefined : more,
        }))}
        value={String(choices.find(({ checked }) => checked)?.value)}
        onChange={(chosen) => {
          const choice = choices.find(({ value }) => String(value) === chosen);
          if (choice !== undefined) onChoose(choice.value);
        }}
      />
    </div>
  ),
};

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
