import { UserError } from '../errors.js';
import { githubToolRules } from '../policy/rules/github-mcp-tools.js';
import type { RuleLists } from '../policy/types.js';
import { type RuleLocation, ruleDiagnostics, ruleLocation } from './check-rules.js';
import type { ParsedSettings } from './parse-settings.js';
import { defaultSettings, type Settings } from './table.js';

export interface MergedSettings {
  readonly settings: Settings;
  readonly locationOfRule: RuleLocation;
}

/**
 * Defaults < file < inputs; rule lists and variables are combined, `read-only-commands` is off if any is. Throws
 * UserError with all diagnostics; checks rules only if something else is wrong, else where they are used.
 */
export function mergeSettings(...given: readonly ParsedSettings[]): MergedSettings {
  const sources = given.some(({ values }) => mayHaveGitHubServer(values)) ? given : given.map(withGitHubTools);
  const rulesOf = (list: keyof RuleLists) => sources.flatMap(({ values }) => values[list] ?? []);
  const lists = { allow: rulesOf('allow'), ask: rulesOf('ask'), deny: rulesOf('deny') };
  const locationOfRule: RuleLocation = (list, index) =>
    sources.flatMap(({ ruleLocations }) => ruleLocations[list])[index] ?? ruleLocation(list, index);
  const diagnostics = sources.flatMap((source) => source.diagnostics);
  if (diagnostics.length > 0) throw new UserError([...diagnostics, ...ruleDiagnostics(lists, locationOfRule)]);
  const values = sources.map((source) => source.values);
  const combined = {
    ...lists,
    'read-only-commands': values.every((one) => one['read-only-commands'] !== false),
    'command-env': values.flatMap((one) => one['command-env'] ?? []),
    'protected-paths': values.flatMap((one) => one['protected-paths'] ?? []),
  };
  return { settings: Object.assign(defaultSettings(), ...values, combined) as Settings, locationOfRule };
}

/** Whether a server may be called `github`. The file of a `mcp-config` is not read here. */
function mayHaveGitHubServer(values: ParsedSettings['values']): boolean {
  return values['mcp-config'] !== undefined || JSON.stringify(values['mcp-servers'] ?? '').includes('github');
}

/** Puts in place of each `mcp__github__…` rule those that it means here, with its location. */
function withGitHubTools(source: ParsedSettings): ParsedSettings {
  const extended = (list: keyof RuleLists) =>
    (source.values[list] ?? []).flatMap((rule, index) => {
      const location = source.ruleLocations[list][index] ?? ruleLocation(list, index);
      const meant = githubToolRules(rule, list);
      return (meant.length === 0 ? [rule] : meant).map((text) => ({ text, location }));
    });
  const lists = { allow: extended('allow'), ask: extended('ask'), deny: extended('deny') };
  const texts = (list: keyof RuleLists) =>
    source.values[list] === undefined ? {} : { [list]: lists[list].map(({ text }) => text) };
  const locations = (list: keyof RuleLists) => lists[list].map(({ location }) => location);
  return {
    ...source,
    values: { ...source.values, ...texts('allow'), ...texts('ask'), ...texts('deny') },
    ruleLocations: { allow: locations('allow'), ask: locations('ask'), deny: locations('deny') },
  };
}
