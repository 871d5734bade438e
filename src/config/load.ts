import { type Fault, nearest, UserError } from '../errors.js';
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
  if (faults.length > 0) throw new UserError(faults);

  const merged: Record<string, unknown> = {};
  for (const one of readable) merged[one.name] = isAddedUp(one.name) ? addUp(merged[one.name], one) : one.value;
  return settingsSchema.parse(merged);
}

function isKnown(given: GivenSetting, names: readonly string[], faults: Fault[]): boolean {
  if (names.includes(given.name)) return true;
  const elsewhere = (settingNames as readonly string[]).includes(given.name);
  const guess = nearest(given.name, names);
  faults.push({
    code: 'setting-unknown',
    where: given.where,
    what: elsewhere ? `${given.name} may not stand in the configuration file` : `there is no setting ${given.name}`,
    mend: elsewhere
      ? 'give it as an input of the action or as a flag'
      : `${guess === undefined ? '' : `did you mean ${guess}? `}The settings are ${names.join(', ')}`,
  });
  return false;
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
