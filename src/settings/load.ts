import { type Diagnostic, nearest, UserError } from '../errors.js';
import { type RuleLocation, ruleDiagnostics, ruleLocation } from './check-rules.js';
import { ownNameOf } from './other-names.js';
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
  const diagnostics: Diagnostic[] = [];
  const known = {
    file: fromFile.filter((one) => isKnown(one, fileSettings, diagnostics)),
    inputs: fromInputs.filter((one) => isKnown(one, settingNames, diagnostics)),
  };
  const readable = [...known.file, ...known.inputs].filter((one) => isReadable(one, diagnostics));
  if (diagnostics.length > 0) throw new UserError([...diagnostics, ...ruleDiagnosticsIn(readable)]);

  return settingsSchema.parse(mergedOf(readable));
}

function mergedOf(given: readonly GivenSetting[]): Readonly<Record<string, unknown>> {
  const merged: Record<string, unknown> = {};
  for (const one of given) merged[one.name] = isAddedUp(one.name) ? addUp(merged[one.name], one) : one.value;
  return merged;
}

/** Rules are read where they are used; beside other faults they are looked at here, so that nobody has to come twice. */
function ruleDiagnosticsIn(given: readonly GivenSetting[]): readonly Diagnostic[] {
  const { allow, ask, deny } = settingsSchema.parse(mergedOf(given.filter(({ name }) => isAddedUp(name))));
  return ruleDiagnostics({ allow, ask, deny }, rulePlaces(given));
}

/** Where each rule of the merged lists was given: file and inputs stand together in them. */
export function rulePlaces(given: readonly GivenSetting[]): RuleLocation {
  return (list, index) => {
    const places = given
      .filter(({ name }) => name === list)
      .flatMap(({ value, where }) => settingsSchema.shape[list].parse(value).map((_, nth) => ruleLocation(where, nth)));
    return places[index] ?? ruleLocation(list, index);
  };
}

function isKnown(given: GivenSetting, names: readonly string[], diagnostics: Diagnostic[]): boolean {
  if (names.includes(given.name)) return true;
  const elsewhere = (settingNames as readonly string[]).includes(given.name);
  diagnostics.push({
    code: 'setting-unknown',
    location: given.where,
    message: elsewhere ? `${given.name} may not stand in the configuration file` : `there is no setting ${given.name}`,
    hint: elsewhere
      ? `give it as an input of the action${given.name === 'api-key' || given.name === 'github-token' ? '' : ' or as a flag'}`
      : hintOf(given.name, names),
  });
  return false;
}

function hintOf(name: string, names: readonly string[]): string {
  const guess = nearest(name, names);
  return ownNameOf(name) ?? (guess === undefined ? `the settings are ${names.join(', ')}` : `did you mean ${guess}?`);
}

function isReadable(given: GivenSetting, diagnostics: Diagnostic[]): boolean {
  const result = settingsSchema.shape[given.name as SettingName].safeParse(given.value);
  if (result.success) return true;
  const said = result.error.issues[0]?.message ?? 'has a wrong value';
  diagnostics.push({
    code: 'setting-invalid',
    location: given.where,
    message: `${given.name} ${said}`,
    found: JSON.stringify(given.value),
    hint: `give a value as described, or leave ${given.name} out`,
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
