import { type Diagnostic, didYouMean } from '../errors.js';
import type { RuleLists } from '../policy/types.js';
import { ruleLocation } from './check-rules.js';
import { otherNameHint } from './other-names.js';
import { type SettingName, type Settings, settingNames, settingsTable } from './table.js';

/** A value as the user gave it, with its location for errors: `input max-turns`, `--max-turns`. */
export interface GivenSetting {
  readonly name: string;
  readonly value: unknown;
  readonly location: string;
}

/** The settings of one source: the configuration file, or the inputs or flags. */
export interface ParsedSettings {
  /** The valid ones. */
  readonly values: Partial<Settings>;
  /** Where each rule of `values` was given. */
  readonly ruleLocations: Readonly<Record<keyof RuleLists, readonly string[]>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses and validates every value once; the only place that looks up raw values by name. */
export function parseSettings(given: readonly GivenSetting[], source: 'file' | 'inputs'): ParsedSettings {
  const names = source === 'inputs' ? settingNames : settingNames.filter((name) => settingsTable[name].inFile);
  const values: Record<string, unknown> = {};
  const ruleLocations: Record<string, readonly string[]> = { allow: [], ask: [], deny: [] };
  const [unknown, invalid]: [Diagnostic[], Diagnostic[]] = [[], []];
  for (const one of given) {
    const name = names.find((known) => known === one.name);
    if (name === undefined) {
      unknown.push(unknownSetting(one, names));
      continue;
    }
    const setting = settingsTable[name];
    const { value = setting.value } = { value: source === 'file' ? setting.valueInFile : undefined };
    const result = value.schema().safeParse(one.value);
    if (!result.success) {
      invalid.push(invalidSetting(one, result.error.issues[0]?.message));
      continue;
    }
    if (setting.isCombined) {
      const rules = result.data as readonly string[];
      values[name] = [...((values[name] as readonly string[] | undefined) ?? []), ...rules];
      ruleLocations[name] = [...(ruleLocations[name] ?? []), ...rules.map((_, at) => ruleLocation(one.location, at))];
    } else values[name] = result.data;
  }
  const diagnostics = [...unknown, ...invalid];
  return { values, ruleLocations: ruleLocations as ParsedSettings['ruleLocations'], diagnostics };
}

function unknownSetting({ name, location }: GivenSetting, names: readonly string[]): Diagnostic {
  const elsewhere = settingNames.find((known) => known === name);
  if (elsewhere === undefined) {
    const hint = otherNameHint(name) ?? didYouMean(name, names) ?? `the settings are ${names.join(', ')}`;
    return { code: 'setting-unknown', location, message: `unknown setting ${name}`, hint };
  }
  const hint = `give it as an action input${settingsTable[elsewhere].flag === undefined ? '' : ' or as a flag'}`;
  return { code: 'setting-unknown', location, message: `${name} is not allowed in the configuration file`, hint };
}

function invalidSetting({ name, value, location }: GivenSetting, message = 'has an invalid value'): Diagnostic {
  return {
    code: 'setting-invalid',
    location,
    message: `${name} ${message}`,
    ...(isSecretSetting(name) ? {} : { found: JSON.stringify(value) }),
    hint: `correct the value, or remove ${name}`,
  };
}

/** Whether the value of this setting is a secret; false for an unknown name. */
export function isSecretSetting(name: string): boolean {
  return settingNames.some((known: SettingName) => known === name && settingsTable[known].isSecret === true);
}
