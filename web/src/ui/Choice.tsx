/** Something to switch on or off, with a line that says what it means. */
import { useId } from 'preact/hooks';
import './field.css';

export interface CheckChoiceProps {
  title: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange(checked: boolean): void;
}

export function CheckChoice({ title, hint, checked, disabled, onChange }: CheckChoiceProps) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="choice-title">{title}</span>
      <span class="choice-hint">{hint}</span>
    </label>
  );
}

export interface SegmentsProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string; lang?: string; title?: string | undefined }[];
  value: T;
  disabled?: boolean;
  onChange(value: T): void;
}

/** A choice among a few words, as a radio group. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, options, value, disabled = false, onChange } = props;
  const name = useId();
  return (
    <div class="segments" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} class="segment" lang={option.lang} title={option.title}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled}
            aria-label={option.title}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
