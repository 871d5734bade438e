import { type Diagnostic, nearest } from '../../errors.js';
import type { GivenSetting } from '../../settings/parse-settings.js';
import { type SettingName, settingNames, settingsTable } from '../../settings/table.js';
import type { BatchDocument, DocumentPath } from './batch-document.js';
import { hasPlaceholder } from './placeholders.js';

/** What the batch itself decides: its comment and summary are one for all jobs, and `changes` decides about worktrees. */
const decidedByBatch = ['publish', 'comment-key', 'comment-mode', 'progress', 'reaction', 'worktree', 'checkout'];

/** Settings of a job that the configuration file cannot have. */
const ofOneJob = ['prompt', 'prompt-file', 'prompt-format', 'command', 'args', 'vars', 'output-schema'];

/** The settings that a batch file may give to its jobs. */
export const jobSettingNames: readonly SettingName[] = settingNames.filter(
  (name) => ofOneJob.includes(name) || (settingsTable[name].inFile === true && !decidedByBatch.includes(name)),
);

export const promptSettings: readonly string[] = ['prompt', 'prompt-file', 'command'];

/** A rule built from a placeholder could allow more than its author sees: an item may be named `**`. */
export const withoutPlaceholders: readonly string[] = [
  'allow',
  'ask',
  'deny',
  'mode',
  'read-only-commands',
  'command-directories',
];

export interface SettingsMapping {
  readonly document: BatchDocument;
  readonly path: DocumentPath;
  /** Keys that are not settings, such as `items` of a job. */
  readonly otherKeys: readonly string[];
}

/** The settings in a mapping of the batch file; problems are added to `diagnostics`. */
export function readJobSettings(
  mapping: Readonly<Record<string, unknown>>,
  { document, path, otherKeys }: SettingsMapping,
  diagnostics: Diagnostic[],
): readonly GivenSetting[] {
  return Object.entries(mapping).flatMap(([key, value]): readonly GivenSetting[] => {
    if (otherKeys.includes(key)) return [];
    const name = jobSettingNames.find((known) => known === key);
    if (name === undefined) {
      diagnostics.push(unknownKey(key, document.keyLocation(path, key), [...otherKeys, ...jobSettingNames]));
      return [];
    }
    const location = document.locationOf([...path, key]);
    const problem = problemOf(name, value);
    if (problem === null) return [{ name, value, location }];
    diagnostics.push({
      code: 'batch-invalid',
      location,
      message: `${name} ${problem}`,
      found: JSON.stringify(value),
      hint: `correct the value, or remove ${name}`,
    });
    return [];
  });
}

function problemOf(name: SettingName, value: unknown): string | null {
  if (hasPlaceholder(value)) {
    return withoutPlaceholders.includes(name)
      ? 'cannot contain placeholders: what it allows must be visible here'
      : null;
  }
  if (name === 'vars') return isMappingOfScalars(value) ? null : 'must be a mapping of names to texts';
  const result = settingsTable[name].value.schema().safeParse(value);
  return result.success ? null : (result.error.issues[0]?.message ?? 'has an invalid value');
}

function isMappingOfScalars(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => one === null || ['string', 'number', 'boolean'].includes(typeof one))
  );
}

/** A key that nothing reads, with the nearest one that means something. */
export function unknownKey(key: string, location: string, known: readonly string[]): Diagnostic {
  const guess = nearest(key, known);
  const isSetting = settingNames.some((name) => name === key);
  const hint = isSetting
    ? `${key} is not a setting of a single job: give it as an action input or as a flag`
    : guess === undefined
      ? `the keys are ${known.join(', ')}`
      : `did you mean ${guess}?`;
  return { code: 'batch-invalid', location, message: `unknown key ${key}`, hint };
}
