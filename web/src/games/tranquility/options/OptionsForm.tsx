import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { OptionsFormProps } from '../../game';
import { t } from '../i18n';
import { LEVELS, removedIn, removedText } from './describe';
import '../../../ui/field.css';
import './options.css';

/** The difficulty: how many islands are removed unseen. All other options are left as they are. */
export function OptionsForm({ options, disabled, onChange }: OptionsFormProps): JSX.Element {
  const { options: words } = t();
  const name = useId();
  const removed = removedIn(options);
  return (
    <fieldset class="choices tq-levels" disabled={disabled}>
      <legend class="field-label">{words.label}</legend>
      {LEVELS.map((level) => (
        <label key={level} class="choice">
          <input
            type="radio"
            name={name}
            checked={level === removed}
            disabled={disabled}
            onChange={() => onChange({ ...(options as object), removed: level })}
          />
          <span class="choice-title">
            {words.levels[level]?.name} <span class="tq-removed">{removedText(level)}</span>
          </span>
          <span class="choice-hint">{words.levels[level]?.hint}</span>
        </label>
      ))}
    </fieldset>
  );
}
