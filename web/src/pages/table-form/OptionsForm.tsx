/** The fields of a form in which the options of a game are chosen, as the server describes them. */
import type { FieldTexts, OptionTexts } from '~/card-table/optionTexts';
import type { GameInfo, OptionField, OptionValue } from '~/wire/http';
import { Choices, Extra, Levels, Switch } from './OptionChoices';

export interface OptionsFormProps {
  schema: Schema;
  texts: OptionTexts;
  options: unknown;
  disabled: boolean;
  onChange(options: Options): void;
}

/** What most tables choose. Where nothing of it can be chosen, it says why. */
export function ProminentOptions(props: OptionsFormProps) {
  const { schema, texts } = props;
  const options = complete(schema, props.options);
  const prominent = schema.fields.filter((field) => field.prominent);
  const free = prominent.filter((field) => isFree(field, options));
  if (prominent.length === 0) return null;
  if (free.length === 0) {
    const reasons = prominent.map(({ name }) => texts.fields[name]?.locked ?? '').filter(Boolean);
    return <p class="field-hint">{reasons.join(' ')}</p>;
  }
  return <Fields {...props} options={options} fields={free} />;
}

/** All other options. What can't be combined is greyed, with the reason. */
export function VariantOptions(props: OptionsFormProps) {
  const { schema } = props;
  const options = complete(schema, props.options);
  return <Fields {...props} options={options} fields={variantsOf(schema)} />;
}

/** The options that are not prominent. */
export function variantsOf({ fields }: Schema): readonly OptionField[] {
  return fields.filter((field) => !field.prominent);
}

interface FieldsProps extends OptionsFormProps {
  fields: readonly OptionField[];
  options: Options;
}

/** Those that belong to a group stand in it, where the first of them is. */
function Fields(props: FieldsProps) {
  const { fields } = props;
  const blocks = new Map<string, OptionField[]>();
  for (const field of fields) {
    const key = field.group === null ? `field ${field.name}` : `group ${field.group}`;
    blocks.set(key, [...(blocks.get(key) ?? []), field]);
  }
  return (
    <div class="stack gap-4">
      {[...blocks].map(([key, block]) => (
        <Block key={key} {...props} fields={block} />
      ))}
    </div>
  );
}

function Block(props: FieldsProps) {
  const { fields, schema, texts, options, onChange } = props;
  const [first] = fields;
  if (first === undefined) return null;
  const controls = fields.map((field) => {
    const locked = !isFree(field, options);
    return {
      field,
      locked,
      texts: texts.fields[field.name] ?? { name: field.name },
      value: options[field.name] ?? false,
      disabled: props.disabled || locked,
      onChange: (value: OptionValue) => onChange(choose(schema, options, field.name, value)),
    };
  });
  if (first.group === null) {
    return (
      <>
        {controls.map((control) => (
          <Single key={control.field.name} {...control} />
        ))}
      </>
    );
  }
  const group = texts.groups?.[first.group];
  const locked = controls.every((control) => control.locked);
  const hint = (locked ? group?.locked : undefined) ?? group?.hint;
  return (
    <fieldset class="choices game-levels" disabled={props.disabled || locked}>
      <legend class="strong">{group?.name ?? first.group}</legend>
      {hint !== undefined && <p class="field-hint game-reason">{hint}</p>}
      {controls.map((control) => (
        <Grouped key={control.field.name} {...control} />
      ))}
    </fieldset>
  );
}

interface ControlProps {
  field: OptionField;
  texts: FieldTexts;
  value: OptionValue;
  locked: boolean;
  disabled: boolean;
  onChange(value: OptionValue): void;
}

/** An option by itself: each of its values with the line that explains it, or on and off. */
function Single(props: ControlProps) {
  const { field, texts, value, locked, disabled, onChange } = props;
  const choices = valuesOf(field).map((one, index) => {
    const said = texts.values?.[String(one)];
    return {
      key: String(one),
      name: said?.name ?? String(one),
      more: typeof one === 'number' ? texts.more?.(one) : undefined,
      hint: said?.hint ?? '',
      mark: field.difficulty[index] ?? 0,
      checked: one === value,
      onChoose: () => onChange(one),
    };
  });
  if (field.kind.type === 'number') {
    return <Levels legend={texts.name} disabled={disabled} choices={choices} />;
  }
  if (field.kind.type === 'flag' && texts.values === undefined) {
    return (
      <div class="choices">
        <Grouped {...props} />
      </div>
    );
  }
  const reason = (locked ? texts.locked : undefined) ?? texts.hint ?? null;
  return <Choices legend={texts.name} reason={reason} disabled={disabled} choices={choices} />;
}

/** One of several options side by side: on or off, or a choice among a few words. */
function Grouped({ field, texts, value, disabled, onChange }: ControlProps) {
  const { name, hint = '' } = texts;
  const mark = Math.max(...field.difficulty);
  const values = valuesOf(field);
  const [off, on] = values;
  // A number that is either none or so many is on or off as well.
  if (values.length === 2 && !off && on !== undefined) {
    return (
      <Switch
        name={name}
        hint={hint}
        mark={mark}
        checked={value === on}
        disabled={disabled}
        onChange={(checked) => onChange(checked ? on : (off ?? false))}
      />
    );
  }
  return (
    <Extra
      name={name}
      hint={hint}
      mark={mark}
      disabled={disabled}
      options={values.map((one) => {
        const label = texts.values?.[String(one)]?.name ?? String(one);
        const title = typeof one === 'number' && one > 0 ? texts.more?.(one) : undefined;
        return { value: String(one), label, title };
      })}
      value={String(value)}
      onChange={(chosen) => {
        const one = values.find((candidate) => String(candidate) === chosen);
        if (one !== undefined) onChange(one);
      }}
    />
  );
}

/** What can be chosen for a game, by the description that the server gives of its options. */
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
