import { type Diagnostic, didYouMean } from '../../errors.js';
import type { GivenSetting } from '../../settings/parse-settings.js';
import { type SettingName, settingNames, settingsTable } from '../../settings/table.js';
import type { BatchDocument, DocumentPath } from './batch-document.js';
import { hasPlaceholder } from './placeholders.js';
import { entryKeys, keysByParent } from './schema.js';

export const promptKeys: readonly string[] = ['prompt', 'prompt-file', 'command'];

/** A rule built from a placeholder could allow more than its author sees: an item may be named `**`. */
export const withoutPlaceholders: readonly string[] = [
  'allow',
  'ask',
  'deny',
  'mode',
  'read-only-commands',
  'command-directories',
  'minimum-trust',
];

export interface SettingsMapping {
  readonly document: BatchDocument;
  readonly path: DocumentPath;
  readonly otherKeys: readonly string[];
}

export function readJobSettings(
  mapping: Readonly<Record<string, unknown>>,
  { document, path, otherKeys }: SettingsMapping,
  diagnostics: Diagnostic[],
): readonly GivenSetting[] {
  return Object.entries(mapping).flatMap(([key, value]): readonly GivenSetting[] => {
    if (otherKeys.includes(key)) return [];
    const name = jobSettingNames.find((known) => known === key);
    if (name === undefined) {
      const place = path[0] === 'defaults' ? 'defaults' : 'job';
      const known = [...otherKeys, ...jobSettingNames];
      diagnostics.push(unknownKey({ key, location: document.keyLocation(path, key), place, known }));
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
  if (name === 'vars')
    return typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((member) => member === null || ['string', 'number', 'boolean'].includes(typeof member))
      ? null
      : 'must be a mapping of names to texts';
  const result = settingsTable[name].value.schema().safeParse(value);
  return result.success ? null : (result.error.issues[0]?.message ?? 'has an invalid value');
}

/** What the batch itself decides: its summary and pull requests are made for all jobs, `changes` decides about worktrees. */
const decidedByBatch = [
  ...['publish', 'comment-key', 'comment-mode', 'progress', 'reaction', 'worktree', 'checkout'],
  ...['allow-links', 'allow-mentions', 'base-branch', 'branch-prefix', 'push-with', 'on-failed-write'],
];

/** Jobs of a batch have no issue or pull request that started them, and open no issue. */
const ofEvents: readonly string[] = ['context', 'max-writes', 'issue-expires-days', 'issue-close-older'];

/** They are read for the whole batch before its file is: a hook that it named would not run. */
const hooks = ['hooks', 'hooks-from'];

/** The text of an item could add a variable. */
const ofWorkflow = ['command-env'];

/** Settings of a job that the configuration file cannot have. */
const ofOneJob = ['prompt', 'prompt-file', 'prompt-format', 'command', 'args', 'vars', 'output-schema'];

export const jobSettingNames: readonly SettingName[] = settingNames.filter(
  (name) =>
    ofOneJob.includes(name) ||
    (settingsTable[name].inFile === true && ![...decidedByBatch, ...ofEvents, ...hooks, ...ofWorkflow].includes(name)),
);

/** The mapping that a key was found in; `part` is one inside of these. */
export type KeyPlace = 'file' | 'defaults' | 'job' | 'part';

export interface FoundKey {
  readonly key: string;
  readonly location: string;
  readonly place: KeyPlace;
  /** The keys that the mapping may have. */
  readonly known: readonly string[];
}

/** A key that nothing reads, with the place where it would be read, or the nearest one that means something. */
export function unknownKey(unknown: FoundKey): Diagnostic {
  const { key, location } = unknown;
  return {
    code: 'batch-invalid',
    location,
    message: `unknown key ${key}`,
    hint: otherPlace(unknown) ?? guess(unknown),
  };
}

const inDefaults = 'below defaults, for all jobs, or into a job';

function otherPlace({ key, place }: FoundKey): string | null {
  if (key === 'writes')
    return 'remove writes: a batch posts at the end of its run; publish: none only shows what it would post';
  const isFor = (names: readonly string[]) => names.includes(key);
  if (place !== 'file' && isFor(keysByParent[''] ?? [])) return `write ${key} at the top of the file, next to jobs`;
  if (place !== 'job' && isFor(entryKeys)) return `write ${key} into each job that it is for, below jobs`;
  if (isFor(jobSettingNames)) return `write ${key} ${inDefaults}`;
  if (ofEvents.includes(key))
    return `remove ${key}: jobs of a batch have no issue or pull request that started them, and open no issue`;
  const name = settingNames.find((known) => known === key);
  if (name === undefined) return null;
  const elsewhere =
    settingsTable[name].inFile === true ? 'in the configuration file, as an action input' : 'as an action input';
  return `${key} is not a setting of a single job: give it ${elsewhere} or as a flag`;
}

function guess({ key, place, known }: FoundKey): string {
  const near = didYouMean(key, known);
  if (near !== null) return near;
  const setting = place === 'file' ? didYouMean(key, jobSettingNames) : null;
  return setting === null ? `the keys are ${known.join(', ')}` : `${setting} Write it ${inDefaults}`;
}
