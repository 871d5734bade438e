import type { Diagnostic } from '../errors.js';
import { isPlaceholderKey } from '../platform/host/placeholder-keys.js';
import { headerSecrets } from './header-list.js';
import { mergeSettings } from './merge-settings.js';
import { type GivenSetting, isSecretSetting, type ParsedSettings, parseSettings } from './parse-settings.js';
import { defaultSettings, type EarlySettings, type Settings } from './table.js';

export interface Inputs {
  readonly parsed: ParsedSettings;
  /** An invalid value counts as missing here; it is reported together with all others when settings are merged. */
  readonly early: EarlySettings;
  /** The settings by inputs alone, without the repository's configuration file; `null` if an input is invalid. */
  readonly settings: Settings | null;
  /** Values to mask and redact. */
  readonly secrets: readonly string[];
  /** Where a setting was given, for errors: `input shard`, `--shard`. */
  readonly locationOf: (name: keyof Settings) => string;
}

/** Never throws: problems are in `parsed.diagnostics`, after those that reading the arguments had. */
export function parseInputs(given: readonly GivenSetting[], problems: readonly Diagnostic[] = []): Inputs {
  const { diagnostics, ...valid } = parseSettings(given, 'inputs');
  const locationOf: Inputs['locationOf'] = (name) => given.findLast((one) => one.name === name)?.location ?? name;
  const parsed = { ...valid, diagnostics: [...problems, ...diagnostics, ...unusedIn(valid.values, locationOf)] };
  return {
    parsed,
    early: { ...defaultSettings(), ...parsed.values },
    settings: parsed.diagnostics.length > 0 ? null : mergeSettings(parsed).settings,
    secrets: given.flatMap(secretsIn).filter((value) => !isPlaceholderKey(value)),
    locationOf,
  };
}

function secretsIn({ name, value }: GivenSetting): readonly string[] {
  if (!isSecretSetting(name) || typeof value !== 'string') return [];
  return name === 'model-headers' ? headerSecrets(value) : [value];
}

/** Settings that only a batch has: a job would ignore them. */
const ofBatch = [
  ...['shard', 'shards', 'plan', 'state', 'state-storage', 'state-branch', 'merge-from', 'concurrency'],
  ...['resume-batch', 'retry-failed', 'rescore', 'compare-with'],
] as readonly (keyof Settings)[];

type Step = Settings['batch-step'];

/** The steps of a batch that use these settings; the others would ignore them. */
const stepsOf: readonly (readonly [steps: readonly Step[], names: readonly (keyof Settings)[]])[] = [
  [['run'], ['shard', 'concurrency', 'resume-batch', 'retry-failed', 'rescore', 'dry-run']],
  [['plan'], ['shards']],
  [['merge'], ['merge-from']],
  [
    ['run', 'merge'],
    'state state-storage state-branch html-report compare-with junit-report code-quality-report'.split(
      ' ',
    ) as (keyof Settings)[],
  ],
];

/** A run that continues a conversation has a state too. */
const ofState: readonly (keyof Settings)[] = ['state', 'state-storage', 'state-branch'];

function unusedIn(values: ParsedSettings['values'], locationOf: Inputs['locationOf']): readonly Diagnostic[] {
  const step = values['batch-step'] ?? 'run';
  const problem = (name: keyof Settings, what: string, hint: (name: string) => string): Diagnostic => {
    const location = locationOf(name);
    const isFlag = location.startsWith('--');
    return {
      code: 'setting-invalid',
      location,
      message: `${isFlag ? 'this flag' : name} is for ${what}`,
      // Of a switch, the name says it all.
      ...(values[name] === true ? {} : { found: JSON.stringify(values[name]) }),
      hint: hint(isFlag ? location : name),
    };
  };
  if (values.batch === undefined && step === 'run')
    return ofBatch
      .filter((name) => isChanged(name, values) && !(values.continue === 'true' && ofState.includes(name)))
      .map((name) => problem(name, 'a batch, and no batch is given', (shown) => `set batch, or remove ${shown}`));
  const ofOthers = stepsOf.flatMap(([steps, names]) =>
    (steps.includes(step) ? [] : names)
      .filter((name) => isChanged(name, values))
      .map((name) => {
        const own = steps.length > 1 ? `the steps ${steps.join(' and ')}` : `the step ${steps.join('')}`;
        const then = name === 'shards' ? ', and run each part of its plan with shard: I/N (--shard I/N)' : '';
        const what = `${own} of a batch, and this step is ${step}`;
        return problem(name, what, (shown) => `move ${shown} to ${own}${then}`);
      }),
  );
  if (step === 'plan') return ofOthers;
  const alone = [...ofOthers];
  const add = (name: keyof Settings, what: string, other: string): void =>
    void alone.push(problem(name, what, (shown) => `set ${other}, or remove ${shown}`));
  if (values['state-branch'] !== undefined && values['state-storage'] !== 'branch')
    add('state-branch', 'the state storage branch, and another one is used', 'state-storage: branch');
  if (values['compare-with'] !== undefined && values['html-report'] === undefined)
    add('compare-with', 'the HTML report, and none is written', 'html-report');
  return alone;
}

export function isChanged(name: keyof Settings, values: Partial<Settings>): boolean {
  const value = values[name];
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(defaultSettings()[name]);
}
