import type { Diagnostic } from '../errors.js';
import { mergeSettings } from './merge-settings.js';
import { type GivenSetting, isSecretSetting, type ParsedSettings, parseSettings } from './parse-settings.js';
import { defaultSettings, type EarlySettings, type Settings } from './table.js';

/** The inputs of an action step, or the flags of a command, parsed. */
export interface Inputs {
  readonly parsed: ParsedSettings;
  /** An invalid value counts as missing here; it is reported together with all others when settings are merged. */
  readonly early: EarlySettings;
  /** The settings by inputs alone, without the repository's configuration file; `null` if an input is invalid. */
  readonly settings: Settings | null;
  /** Values to mask and redact. */
  readonly secrets: readonly string[];
}

/** Never throws: problems are in `parsed.diagnostics`, after those that reading the arguments had. */
export function parseInputs(given: readonly GivenSetting[], problems: readonly Diagnostic[] = []): Inputs {
  const { diagnostics, ...valid } = parseSettings(given, 'inputs');
  const parsed = { ...valid, diagnostics: [...problems, ...diagnostics, ...withoutBatch(valid.values)] };
  return {
    parsed,
    early: { ...defaultSettings(), ...parsed.values },
    settings: parsed.diagnostics.length > 0 ? null : mergeSettings(parsed).settings,
    secrets: given.flatMap(({ name, value }) => (isSecretSetting(name) && typeof value === 'string' ? [value] : [])),
  };
}

/** Settings that only a batch has: a job would ignore them. */
const ofBatch = [
  ...['shard', 'shards', 'plan', 'state', 'state-storage', 'state-branch', 'merge-from', 'concurrency'],
  ...['resume-batch', 'retry-failed', 'rescore', 'compare-with'],
] as readonly (keyof Settings)[];

function withoutBatch(values: ParsedSettings['values']): readonly Diagnostic[] {
  if (values.batch !== undefined || (values['batch-step'] ?? 'run') !== 'run') return withoutStorage(values);
  return ofBatch
    .filter((name) => isChanged(name, values))
    .map((name) =>
      unused(name, values, { what: 'a batch, and no batch is given', hint: `set batch, or remove ${name}` }),
    );
}

function withoutStorage(values: ParsedSettings['values']): readonly Diagnostic[] {
  if (values['state-branch'] === undefined || values['state-storage'] === 'branch') return [];
  const hint = 'set state-storage: branch, or remove state-branch';
  return [unused('state-branch', values, { what: 'the state storage branch, and another one is used', hint })];
}

/** Whether an input has another value than without it. */
export function isChanged(name: keyof Settings, values: Partial<Settings>): boolean {
  const value = values[name];
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(defaultSettings()[name]);
}

function unused(
  name: keyof Settings,
  values: Partial<Settings>,
  { what, hint }: { readonly what: string; readonly hint: string },
): Diagnostic {
  const found = JSON.stringify(values[name]);
  return { code: 'setting-invalid', location: name, message: `${name} is for ${what}`, found, hint };
}
