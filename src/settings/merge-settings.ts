import { UserError } from '../errors.js';
import type { RuleLists } from '../policy/types.js';
import { type RuleLocation, ruleDiagnostics, ruleLocation } from './check-rules.js';
import type { ParsedSettings } from './parse-settings.js';
import { defaultSettings, type Settings } from './table.js';

export interface MergedSettings {
  readonly settings: Settings;
  /** Where each rule of `settings` was given. */
  readonly locationOfRule: RuleLocation;
}

/**
 * Merges defaults < configuration file < inputs; the rule lists of all sources are combined, and
 * `read-only-commands` is off if any source turns it off. Throws UserError with
 * the diagnostics of all sources. Rules are checked where they are used, or here if something else is wrong, so that
 * all errors are reported at once.
 */
export function mergeSettings(...sources: readonly ParsedSettings[]): MergedSettings {
  const rulesOf = (list: keyof RuleLists) => sources.flatMap(({ values }) => values[list] ?? []);
  const lists = { allow: rulesOf('allow'), ask: rulesOf('ask'), deny: rulesOf('deny') };
  const locationOfRule: RuleLocation = (list, index) =>
    sources.flatMap(({ ruleLocations }) => ruleLocations[list])[index] ?? ruleLocation(list, index);
  const diagnostics = sources.flatMap((source) => source.diagnostics);
  if (diagnostics.length > 0) throw new UserError([...diagnostics, ...ruleDiagnostics(lists, locationOfRule)]);
  const values = sources.map((source) => source.values);
  const combined = { ...lists, 'read-only-commands': values.every((one) => one['read-only-commands'] !== false) };
  return { settings: Object.assign(defaultSettings(), ...values, combined) as Settings, locationOfRule };
}
