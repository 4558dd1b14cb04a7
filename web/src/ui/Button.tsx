import type { ButtonHTMLAttributes } from 'preact';
import './button.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one thing to do next, `quiet` has no frame, `danger` can't be taken back. */
  look?: 'plain' | 'primary' | 'quiet' | 'danger';
}

export function Button({ look = 'plain', class: extra, ...rest }: ButtonProps) {
  const name = ['button', `button--${look}`, extra].filter(Boolean).join(' ');
  return <button type="button" class={name} {...rest} />;
}
