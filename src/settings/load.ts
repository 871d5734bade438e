import { type Fault, nearest, UserError } from '../errors.js';
import { type RulePlace, ruleFaults, ruleOf } from './check-rules.js';
import { nameHere } from './other-names.js';
import { addedUp, fileSettings, type SettingName, type Settings, settingNames, settingsSchema } from './schema.js';

/** A value as a person gave it, with the place to name when it is wrong: `input max-turns`, `--max-turns`. */
export interface GivenSetting {
  readonly name: string;
  readonly value: unknown;
  readonly where: string;
}

/**
 * Merges defaults < configuration file < inputs; the three rule lists add up. Throws UserError with every
 * fault of both sources at once.
 */
export function mergeSettings(fromFile: readonly GivenSetting[], fromInputs: readonly GivenSetting[]): Settings {
  const faults: Fault[] = [];
  const known = {
    file: fromFile.filter((one) => isKnown(one, fileSettings, faults)),
    inputs: fromInputs.filter((one) => isKnown(one, settingNames, faults)),
  };
  const readable = [...known.file, ...known.inputs].filter((one) => isReadable(one, faults));
  if (faults.length > 0) throw new UserError([...faults, ...ruleFaultsIn(readable)]);

  return settingsSchema.parse(mergedOf(readable));
}

function mergedOf(given: readonly GivenSetting[]): Readonly<Record<string, unknown>> {
  const merged: Record<string, unknown> = {};
  for (const one of given) merged[one.name] = isAddedUp(one.name) ? addUp(merged[one.name], one) : one.value;
  return merged;
}

/** Rules are read where they are used; beside other faults they are looked at here, so that nobody has to come twice. */
function ruleFaultsIn(given: readonly GivenSetting[]): readonly Fault[] {
  const { allow, ask, deny } = settingsSchema.parse(mergedOf(given.filter(({ name }) => isAddedUp(name))));
  return ruleFaults({ allow, ask, deny }, rulePlaces(given));
}

/** Where each rule of the merged lists was given: file and inputs stand together in them. */
export function rulePlaces(given: readonly GivenSetting[]): RulePlace {
  return (list, index) => {
    const places = given
      .filter(({ name }) => name === list)
      .flatMap(({ value, where }) => settingsSchema.shape[list].parse(value).map((_, nth) => ruleOf(where, nth)));
    return places[index] ?? ruleOf(list, index);
  };
}

function isKnown(given: GivenSetting, names: readonly string[], faults: Fault[]): boolean {
  if (names.includes(given.name)) return true;
  const elsewhere = (settingNames as readonly string[]).includes(given.name);
  faults.push({
    code: 'setting-unknown',
    where: given.where,
    what: elsewhere ? `${given.name} may not stand in the configuration file` : `there is no setting ${given.name}`,
    mend: elsewhere
      ? `give it as an input of the action${given.name === 'api-key' || given.name === 'github-token' ? '' : ' or as a flag'}`
      : mendOf(given.name, names),
  });
  return false;
}

function mendOf(name: string, names: readonly string[]): string {
  const guess = nearest(name, names);
  return nameHere(name) ?? (guess === undefined ? `the settings are ${names.join(', ')}` : `did you mean ${guess}?`);
}

function isReadable(given: GivenSetting, faults: Fault[]): boolean {
  const result = settingsSchema.shape[given.name as SettingName].safeParse(given.value);
  if (result.success) return true;
  const said = result.error.issues[0]?.message ?? 'has a wrong value';
  faults.push({
    code: 'setting-invalid',
    where: given.where,
    what: `${given.name} ${said}`,
    found: JSON.stringify(given.value),
    mend: `give a value as described, or leave ${given.name} out`,
  });
  return false;
}

function isAddedUp(name: string): boolean {
  return (addedUp as readonly string[]).includes(name);
}

function addUp(before: unknown, given: GivenSetting): readonly string[] {
  const rules = settingsSchema.shape.allow.parse(given.value);
  return [...((before as readonly string[] | undefined) ?? []), ...rules];
}
