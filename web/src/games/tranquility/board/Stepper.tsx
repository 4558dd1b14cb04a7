import type { JSX, TargetedKeyboardEvent } from 'preact';
import { t } from '../texts';

const DIRECTIONS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowRight', 1],
  ['ArrowDown', -1],
  ['ArrowLeft', -1],
]);

export interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** What is between one value and the next. */
  step?: number;
  onChange(value: number): void;
}

/** A small number with a button on either side; the arrow keys work as well. */
export function Stepper({
  label,
  value,
  least,
  most,
  step = 1,
  onChange,
}: StepperProps): JSX.Element {
  const { window: words } = t();
  const set = (next: number): void => onChange(Math.max(least, Math.min(most, next)));
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const direction = DIRECTIONS.get(event.key);
    if (direction === undefined) return;
    event.preventDefault();
    set(value + direction * step);
  };
  return (
    <div class="tq-stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={words.fewer}
        disabled={value <= least}
        onClick={() => set(value - step)}
      >
        −
      </button>
      <span
        class="tq-stepper-value"
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      <button
        type="button"
        aria-label={words.more}
        disabled={value >= most}
        onClick={() => set(value + step)}
      >
        +
      </button>
    </div>
  );
}
