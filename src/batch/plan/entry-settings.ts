import { type Diagnostic, UserError } from '../../errors.js';
import type { RuleLists } from '../../policy/types.js';
import { type RuleLocation, ruleLocation } from '../../settings/check-rules.js';
import type { GivenSetting } from '../../settings/parse-settings.js';
import { type SettingName, type Settings, settingsTable } from '../../settings/table.js';
import { jobSettingNames, promptKeys } from '../file/job-settings.js';
import { hasPlaceholder } from '../file/placeholders.js';
import { isReplaced } from '../file/read-entries.js';
import type { Scalar } from '../items/item-types.js';
import type { BatchFile, BatchJobSpec } from '../model/types.js';

export interface WorkflowSettings {
  /** Merged from the inputs and the configuration file. */
  readonly settings: Settings;
  readonly inputs: Partial<Settings>;
  readonly locationOfRule: RuleLocation;
}

const ruleNames = ['allow', 'ask', 'deny'] as const;

export interface VaryingSetting {
  readonly name: SettingName;
  readonly setting: GivenSetting;
}

/** What an entry gives to its jobs for one combination of its matrix. */
export interface EntrySettings {
  /** Complete except for the varying ones. */
  readonly settings: Settings;
  readonly varying: readonly VaryingSetting[];
  /** The rules of the batch file if they narrow those of the workflow; else `null`. */
  readonly narrowing: readonly string[] | null;
  /** The allow rules of the inputs and the batch file: those of the configuration file are for other runs too. */
  readonly ownAllow: readonly string[];
  readonly locationOfRule: RuleLocation;
}

/**
 * Merges, from weak to strong: defaults, configuration file, `defaults` of the batch file, entry, matrix, inputs. The
 * batch file replaces no input, and only narrows its rules. Throws UserError `batch-invalid`.
 */
export function entrySettings(
  file: BatchFile,
  entry: BatchJobSpec,
  matrix: Readonly<Record<string, Scalar>>,
  workflow: WorkflowSettings,
): EntrySettings {
  const settings = [...givenSettings(file, entry), ...matrixSettings(entry, matrix)];
  refuseReplacedMatrix(entry, workflow);
  const values: Record<string, unknown> = {};
  const varying = new Map<string, VaryingSetting>();
  const diagnostics: Diagnostic[] = [];
  for (const setting of settings) {
    const name = jobSettingNames.find((known) => known === setting.name);
    if (name === undefined || isRule(name) || isOfInputs(name, workflow)) continue;
    varying.delete(name);
    if (name === 'vars' || hasPlaceholder(setting.value)) varying.set(name, { name, setting });
    else values[name] = parsedSetting(name, setting.value, setting.location, diagnostics);
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  const ownSettings = [...file.defaults, ...entry.settings];
  const rulesOf = (list: keyof RuleLists) =>
    ownSettings.flatMap(({ name, value, location }) => {
      if (name !== list) return [];
      const rules = settingsTable[list].value.schema().parse(value) as readonly string[];
      return rules.map((rule, index) => ({ rule, location: ruleLocation(location, index) }));
    });
  const allow = rulesOf('allow');
  const narrows = (workflow.inputs.allow ?? []).length > 0;
  const added = { allow: narrows ? [] : allow, ask: rulesOf('ask'), deny: rulesOf('deny') };
  const lists = Object.fromEntries(
    ruleNames.map((list) => [list, [...workflow.settings[list], ...added[list].map(({ rule }) => rule)]]),
  ) as Pick<Settings, (typeof ruleNames)[number]>;
  const rules = {
    lists,
    ownAllow: [...(workflow.inputs.allow ?? []), ...allow.map(({ rule }) => rule)],
    narrowing: narrows && allow.length > 0 ? allow.map(({ rule }) => rule) : null,
    locationOfRule: (list: keyof RuleLists, index: number) =>
      added[list][index - workflow.settings[list].length]?.location ?? workflow.locationOfRule(list, index),
  };
  const readOnly = workflow.settings['read-only-commands'] && values['read-only-commands'] !== false;
  return {
    settings: { ...workflow.settings, ...values, ...rules.lists, 'read-only-commands': readOnly },
    varying: [...varying.values()],
    narrowing: rules.narrowing,
    ownAllow: rules.ownAllow,
    locationOfRule: rules.locationOfRule,
  };
}

/** The value of a setting; a problem is added to `diagnostics`. */
export function parsedSetting(name: SettingName, value: unknown, location: string, diagnostics: Diagnostic[]): unknown {
  const result = settingsTable[name].value.schema().safeParse(value);
  if (result.success) return result.data;
  diagnostics.push({
    code: 'batch-invalid',
    location,
    message: `${name} ${result.error.issues[0]?.message ?? 'has an invalid value'}`,
    found: JSON.stringify(value),
    hint: `correct the value, or remove ${name}`,
  });
  return undefined;
}

/** Later ones replace earlier ones. An entry without a prompt over the rows of a .prompt.yml runs that prompt. */
function givenSettings({ defaults }: BatchFile, entry: BatchJobSpec): readonly GivenSetting[] {
  const { settings, items, matrix } = entry;
  const all = [...defaults.filter(({ name }) => !isReplaced(name, entry)), ...settings];
  const hasPrompt = promptKeys.some((key) => key in matrix || all.some(({ name }) => name === key));
  if (items?.kind !== 'test-data' || hasPrompt) return all;
  return [...all, { name: 'prompt-file', value: items.path, location: items.location }];
}

/** Where a setting of the jobs of an entry has its value from; the entry itself if no source sets it. */
export function locationOfSetting(
  name: SettingName,
  file: BatchFile,
  entry: BatchJobSpec,
  workflow: WorkflowSettings,
): string {
  if (isOfInputs(name, workflow)) return `the input ${name}`;
  const ownSettings = Object.hasOwn(entry.matrix, name) ? undefined : givenSettings(file, entry);
  const setting = ownSettings?.findLast((candidate) => candidate.name === name);
  if (setting !== undefined) return setting.location;
  const isConfigured = ownSettings !== undefined && (workflow.settings[name] ?? null) !== null;
  return isConfigured ? `${name} of the configuration file` : `${entry.location}, ${name}`;
}

function matrixSettings({ location }: BatchJobSpec, matrix: Readonly<Record<string, Scalar>>): readonly GivenSetting[] {
  return Object.entries(matrix).flatMap(([name, value]) =>
    jobSettingNames.some((known) => known === name) ? [{ name, value: asGiven(name, value), location }] : [],
  );
}

/** YAML reads `1.5` as a number, but a text setting needs text. */
function asGiven(name: string, value: Scalar): Scalar {
  const schema = settingsTable[name as SettingName].value.schema();
  return schema.safeParse(value).success ? value : String(value);
}

/** A dimension that an input replaces would run the same job several times. */
function refuseReplacedMatrix({ matrix, location }: BatchJobSpec, workflow: WorkflowSettings): void {
  const diagnostics = Object.keys(matrix).flatMap((name): readonly Diagnostic[] => {
    if (isRule(name) || ['mode', 'read-only-commands', 'vars'].includes(name)) {
      const message = `${name} cannot be a dimension of the matrix`;
      return [{ code: 'batch-invalid', location, message, hint: 'write one entry for each value' }];
    }
    if (!isOfInputs(name, workflow)) return [];
    const message = `the input ${name} would replace every value of matrix.${name}`;
    return [{ code: 'batch-invalid', location, message, hint: `remove the input ${name}, or the dimension` }];
  });
  if (diagnostics.length > 0) throw new UserError(diagnostics);
}

function isRule(name: string): name is (typeof ruleNames)[number] {
  return ruleNames.some((rule) => rule === name);
}

function isOfInputs(name: string, { inputs }: WorkflowSettings): boolean {
  return inputs[name as SettingName] !== undefined;
}
