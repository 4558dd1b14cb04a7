/** A choice among a few words, as a radio group. */
import { useId } from 'preact/hooks';
import './field.css';

export interface SegmentsProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string; lang?: string; title?: string | undefined }[];
  value: T;
  disabled?: boolean;
  onChange(value: T): void;
}

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
