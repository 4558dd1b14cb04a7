/** The options of a game a step harder. */
import { choose, isFree, type Options, type Schema } from '~/pages/table-form/schema';
import type { OptionField, OptionValue } from '~/wire/http';

/**
 * The options of a game a step harder: the next value of an option whose values climb, and after the last
 * of them the mildest of the modules that is not in play. Null after the hardest.
 */
export function nextStep(schema: Schema, played: Options): Options | null {
  const free = schema.fields.filter((field) => isFree(field, played));
  const ladder = free.filter(({ group, difficulty }) => group === null && climbs(difficulty));
  const modules = free.filter(({ group }) => group !== null);
  const added = modules
    .filter(({ name }) => played[name] === schema.options[name])
    .flatMap((field) => stepUp(field, played))
    .filter(({ adds }) => adds > 0)
    .toSorted((one, other) => one.adds - other.adds);
  const [step] = [...ladder.flatMap((field) => stepUp(field, played)), ...added];
  return step === undefined ? null : choose(schema, played, step.name, step.value);
}

interface Step {
  name: string;
  value: OptionValue;
  /** How much harder it is. */
  adds: number;
}

/** To the value after the one played; nothing after the last. */
function stepUp({ name, kind, difficulty }: OptionField, played: Options): Step[] {
  const values: readonly OptionValue[] = kind.type === 'flag' ? [false, true] : kind.values;
  const from = values.findIndex((value) => value === played[name]);
  const value = values[from + 1];
  if (from === -1 || value === undefined) return [];
  return [{ name, value, adds: (difficulty[from + 1] ?? 0) - (difficulty[from] ?? 0) }];
}

function climbs(difficulty: readonly number[]): boolean {
  const steps = difficulty.map((each, place) => each - (difficulty[place - 1] ?? each));
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
}
