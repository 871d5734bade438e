import type { Diagnostic } from '../../errors.js';
import type { GivenSetting } from '../../settings/parse-settings.js';
import { type SettingName, settingsTable } from '../../settings/table.js';
import type { BatchDocument, DocumentPath } from './batch-document.js';
import { jobSettingNames } from './job-setting-names.js';
import { hasPlaceholder } from './placeholders.js';
import { unknownKey } from './unknown-key.js';

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
  if (name === 'vars') return isMappingOfScalars(value) ? null : 'must be a mapping of names to texts';
  const result = settingsTable[name].value.schema().safeParse(value);
  return result.success ? null : (result.error.issues[0]?.message ?? 'has an invalid value');
}

function isMappingOfScalars(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((member) => member === null || ['string', 'number', 'boolean'].includes(typeof member))
  );
}
