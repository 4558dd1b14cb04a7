/** A game's texts on its options. */
import type { OptionValue } from '~/wire/http';

export interface OptionTexts {
  /** The line that sums the options up where none is worth a word. */
  readonly usual: string;
  /** The same for those that are not prominent. */
  readonly usualVariants?: string;
  readonly groups?: Readonly<Record<string, GroupTexts>>;
  readonly fields: Readonly<Record<string, FieldTexts>>;
}

interface GroupTexts {
  readonly name: string;
  readonly hint?: string;
  /** Why nothing of it can be chosen now. */
  readonly locked?: string;
}

export interface FieldTexts {
  readonly name: string;
  readonly hint?: string;
  /** Why it cannot be chosen now. */
  readonly locked?: string;
  readonly values?: Readonly<Record<string, ValueTexts>>;
  /** The meaning of a number. */
  more?(count: number): string;
  /** Short, for the line that sums the options up: what is on, or how many there are of it. */
  readonly summary?: string | ((count: number, name: string | undefined) => string);
}

interface ValueTexts {
  readonly name?: string;
  readonly hint?: string;
  /** Short, for the line that sums the options up; null where it goes without saying. */
  readonly summary?: string | null;
}

/** "Triton: 6 islands removed · rocks · 3 monsters" */
export function describeOptions(texts: OptionTexts, options: unknown): string {
  return summaryLine(texts.fields, options) || texts.usual;
}

/** The same for the options of these names alone. */
export function describeVariants(
  texts: OptionTexts,
  options: unknown,
  names: readonly string[],
): string {
  const fields = Object.entries(texts.fields).filter(([name]) => names.includes(name));
  return summaryLine(Object.fromEntries(fields), options) || (texts.usualVariants ?? texts.usual);
}

function summaryLine(fields: OptionTexts['fields'], options: unknown): string {
  const chosen = (options ?? {}) as Record<string, OptionValue>;
  const text = Object.entries(fields)
    .map(([name, field]) => summaryOf(field, chosen[name]))
    .filter(Boolean)
    .join(' · ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function summaryOf({ values, summary }: FieldTexts, value: OptionValue | undefined): string {
  const texts = values?.[String(value)];
  if (texts?.summary !== undefined) return texts.summary ?? '';
  if (value === undefined || value === false || value === 0) return '';
  if (typeof summary === 'function') return summary(Number(value), texts?.name);
  return summary ?? texts?.name ?? '';
}
