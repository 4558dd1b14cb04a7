/** Something to switch on or off, with a line that says what it means. */
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
