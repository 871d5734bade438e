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
const ofBatch = ['shard', 'plan', 'state', 'state-branch'] as const;

function withoutBatch({
  batch,
  'batch-step': step = 'run',
  ...values
}: ParsedSettings['values']): readonly Diagnostic[] {
  if (batch !== undefined || step !== 'run') return [];
  return ofBatch.flatMap((name): readonly Diagnostic[] => {
    const value = values[name];
    if (value === undefined) return [];
    const message = `${name} is for a batch, and no batch is given`;
    return [{ code: 'setting-invalid', location: name, message, found: value, hint: `set batch, or remove ${name}` }];
  });
}
