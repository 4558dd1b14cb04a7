/** Controls of pages: buttons, choices, folds. */
import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  ComponentChildren,
  HTMLAttributes,
} from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from './Icon';
import type { Switch } from './preferences';
import './styles/controls.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one thing to do next, `quiet` has no frame, `danger` can't be taken back. */
  look?: 'plain' | 'primary' | 'quiet' | 'danger';
  icon?: IconName | undefined;
}

export function Button({ look = 'plain', icon, class: extra, children, ...rest }: ButtonProps) {
  const name = ['button', `button--${look}`, extra].filter(Boolean).join(' ');
  return (
    <button type="button" class={name} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & Pick<ButtonProps, 'look' | 'icon'>;

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { look = 'plain', icon, class: extra, children, ...rest } = props;
  return (
    <a class={['button', `button--${look}`, extra].filter(Boolean).join(' ')} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  'aria-label': string;
  /** Without a frame. */
  bare?: boolean;
}

/** A button with a sign instead of words. */
export function IconButton({ icon, bare, class: extra, ...rest }: IconButtonProps) {
  const name = ['icon-button', bare && 'icon-button--bare', extra].filter(Boolean).join(' ');
  return (
    <button type="button" class={name} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  icon: IconName;
  look?: 'warn' | 'playing' | undefined;
}

/** A fact in a word or two, with a sign. */
export function Chip({ icon, look, class: extra, children, ...rest }: ChipProps) {
  return (
    <span class={['chip', look && `chip--${look}`, extra].filter(Boolean).join(' ')} {...rest}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}

export type SummaryRow = readonly [term: string, value: string];

/** A list of terms, each with its value. */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl class="stack gap-2">
      {rows.map(([term, value]) => (
        <div key={term} class="summary-row stack">
          <dt>{term}</dt>
          <dd class="strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface ChoiceProps {
  title: ComponentChildren;
  hint?: ComponentChildren | undefined;
  /** Whether the hint is read out when it changes. */
  liveHint?: boolean;
  checked: boolean;
  disabled?: boolean;
}

/** Something to switch on or off. */
export function CheckChoice(props: ChoiceProps & { onChange(checked: boolean): void }) {
  return <Choice type="checkbox" {...props} />;
}

/** A preference of the guest, to switch on or off. */
export function SwitchChoice({
  of,
  ...texts
}: Pick<ChoiceProps, 'title' | 'hint'> & { of: Switch }) {
  return <CheckChoice {...texts} checked={of.on.value} onChange={of.set} />;
}

/** One of several, which have their `name` in common. */
export function RadioChoice(props: ChoiceProps & { name: string; onChange(): void }) {
  return <Choice type="radio" {...props} />;
}

interface InputProps extends ChoiceProps {
  type: 'checkbox' | 'radio';
  name?: string;
  onChange(checked: boolean): void;
}

function Choice({ title, hint, liveHint, onChange, ...input }: InputProps) {
  return (
    <label class="choice">
      <input
        {...input}
        onChange={({ currentTarget }) => {
          const { checked } = currentTarget;
          // It shows the state, and the wanted one once that is so. Of several, the browser has changed others.
          if (input.type === 'checkbox') currentTarget.checked = input.checked;
          onChange(checked);
        }}
      />
      <span class="choice-title strong">{title}</span>
      {hint !== undefined && (
        <span class="choice-hint soft small" role={liveHint ? 'status' : undefined}>
          {hint}
        </span>
      )}
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

export interface FoldProps {
  title: string;
  /** The choice made within. */
  summary: string;
  children: ComponentChildren;
}

/** Something rarely needed, folded away behind a line that sums up its choices. */
export function Fold({ title, summary, children }: FoldProps) {
  return (
    <details class="fold box">
      <summary>
        <span class="strong">{title}</span>
        <span class="soft small">{summary}</span>
      </summary>
      <div class="fold-body stack gap-4">{children}</div>
    </details>
  );
}
