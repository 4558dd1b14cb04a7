/** The fields of a form in which the options of a game are chosen, as the server describes them. */
import type { FieldTexts, OptionTexts } from '~/card-table/optionTexts';
import type { OptionField, OptionValue } from '~/wire/http';
import { type ControlKind, CONTROLS } from './OptionChoices';
import { choose, complete, isFree, type Options, type Schema, valuesOf } from './schema';

export interface OptionFieldsProps {
  schema: Schema;
  texts: OptionTexts;
  options: unknown;
  disabled: boolean;
  onChange(options: Options): void;
}

/**
 * The options that most tables choose, or all others. Of those, what can't be combined is greyed, with the
 * reason; of the prominent ones it is left out, and where none can be chosen, they say why.
 */
export function OptionFields(props: OptionFieldsProps & { prominent: boolean }) {
  const { schema, texts, prominent, disabled, onChange } = props;
  const options = complete(schema, props.options);
  const isLocked = (field: OptionField) => !isFree(field, options);
  const all = schema.fields.filter((field) => field.prominent === prominent);
  const fields = prominent ? all.filter((field) => !isLocked(field)) : all;
  if (fields.length === 0) {
    const reasons = all.map(({ name }) => texts.fields[name]?.locked).filter(Boolean);
    return reasons.length === 0 ? null : <p class="soft small">{reasons.join(' ')}</p>;
  }
  const controlOf = (field: OptionField) => {
    const words = texts.fields[field.name] ?? { name: field.name };
    const Control = CONTROLS[controlKind(field, words)];
    return (
      <Control
        key={field.name}
        name={words.name}
        hint={words.hint ?? ''}
        reason={(isLocked(field) ? words.locked : undefined) ?? words.hint}
        mark={Math.max(...field.difficulty)}
        choices={choicesOf(field, words, options[field.name] ?? false)}
        disabled={disabled || isLocked(field)}
        onChoose={(value) => onChange(choose(schema, options, field.name, value))}
      />
    );
  };
  return (
    <div class="stack gap-4">
      {blocksOf(fields).map((block) => {
        const group = block[0]?.group ?? null;
        if (group === null) return block.map(controlOf);
        const locked = block.every(isLocked);
        const words = texts.groups?.[group];
        const hint = (locked ? words?.locked : undefined) ?? words?.hint;
        return (
          <fieldset key={group} class="choices game-levels" disabled={disabled || locked}>
            <legend class="strong">{words?.name ?? group}</legend>
            {hint !== undefined && <p class="soft small game-reason">{hint}</p>}
            {block.map(controlOf)}
          </fieldset>
        );
      })}
    </div>
  );
}

/** Those that belong to a group together, where the first of them is. */
function blocksOf(fields: readonly OptionField[]): OptionField[][] {
  const blocks = new Map<string, OptionField[]>();
  for (const field of fields) {
    const key = field.group === null ? `field ${field.name}` : `group ${field.group}`;
    blocks.set(key, [...(blocks.get(key) ?? []), field]);
  }
  return [...blocks.values()];
}

function controlKind(field: OptionField, { values }: FieldTexts): ControlKind {
  const [off, on, ...more] = valuesOf(field);
  if (field.group === null) {
    if (field.kind.type === 'number') return 'levels';
    return field.kind.type === 'flag' && values === undefined ? 'onOff' : 'cards';
  }
  // A number that is either none or so many is on or off as well.
  return !off && on !== undefined && more.length === 0 ? 'switch' : 'words';
}

function choicesOf(field: OptionField, { values, more }: FieldTexts, chosen: OptionValue) {
  return valuesOf(field).map((value, index) => {
    const words = values?.[String(value)];
    return {
      value,
      name: words?.name ?? String(value),
      more: typeof value === 'number' ? more?.(value) : undefined,
      hint: words?.hint ?? '',
      mark: field.difficulty[index] ?? 0,
      checked: value === chosen,
    };
  });
}
