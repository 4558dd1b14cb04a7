/** What can be chosen for a game, by the description that the server gives of its options. */
import type { GameInfo } from '~/wire/GameInfo';
import type { OptionField } from '~/wire/OptionField';
import type { OptionValue } from '~/wire/OptionValue';

export type Schema = Pick<GameInfo, 'fields' | 'options'>;
export type Options = Readonly<Record<string, OptionValue>>;

/** The options with those of a new table for what is missing in them. */
export function complete(schema: Schema, options: unknown): Options {
  return { ...schema.options, ...(options as Options | null) };
}

export function valuesOf({ kind }: Pick<OptionField, 'kind'>): readonly OptionValue[] {
  return kind.type === 'flag' ? [false, true] : kind.values;
}

/** Whether the other options let it be anything but usual. */
export function isFree(field: OptionField, options: Options): boolean {
  return field.needs.every((need) => need.values.some((value) => value === options[need.field]));
}

/** Another value for one option; what does not go with it is set back. */
export function choose(
  schema: Schema,
  options: Options,
  name: string,
  value: OptionValue,
): Options {
  const chosen = { ...options, [name]: value };
  const isStray = (field: OptionField) =>
    chosen[field.name] !== schema.options[field.name] && !isFree(field, chosen);
  // What is set back may be what another one needs.
  for (let stray = schema.fields.find(isStray); stray; stray = schema.fields.find(isStray)) {
    const usual = schema.options[stray.name];
    if (usual === undefined) break;
    chosen[stray.name] = usual;
  }
  return chosen;
}
