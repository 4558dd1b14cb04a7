/** The options of a game, as the server describes them. */
import type { GameInfo, OptionField, OptionValue } from '~/wire/http';

/** The choices for a game, by the description that the server gives of its options. */
export type Schema = Pick<GameInfo, 'fields' | 'options'>;
export type Options = Readonly<Record<string, OptionValue>>;

/** The options that are not prominent. */
export function variantsOf({ fields }: Schema): readonly OptionField[] {
  return fields.filter((field) => !field.prominent);
}

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

/** The options among these that exist and go together; the rest is as in a new table. */
export function fitting(schema: Schema, options: Readonly<Record<string, unknown>>): Options {
  const chosen = { ...schema.options };
  for (const field of schema.fields) {
    const value = valuesOf(field).find((one) => one === options[field.name]);
    if (value !== undefined) chosen[field.name] = value;
  }
  const isStray = (field: OptionField) =>
    chosen[field.name] !== schema.options[field.name] && !isFree(field, chosen);
  // An option that is set back may be the one that another needs.
  for (let stray = schema.fields.find(isStray); stray; stray = schema.fields.find(isStray)) {
    const usual = schema.options[stray.name];
    if (usual === undefined) break;
    chosen[stray.name] = usual;
  }
  return chosen;
}

/** Another value for one option; what does not go with it is set back. */
export function choose(
  schema: Schema,
  options: Options,
  name: string,
  value: OptionValue,
): Options {
  return fitting(schema, { ...options, [name]: value });
}
