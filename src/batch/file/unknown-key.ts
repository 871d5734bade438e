import { type Diagnostic, didYouMean } from '../../errors.js';
import { settingNames, settingsTable } from '../../settings/table.js';
import { jobSettingNames, ofEvents } from './job-setting-names.js';
import { entryKeys, keysByParent } from './schema.js';

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
  const isFor = (names: readonly string[]) => names.includes(key);
  if (place !== 'file' && isFor(keysByParent[''] ?? [])) return `write ${key} at the top of the file, next to jobs`;
  if (place !== 'job' && isFor(entryKeys)) return `write ${key} into each job that it is for, below jobs`;
  if (isFor(jobSettingNames)) return `write ${key} ${inDefaults}`;
  if (ofEvents.includes(key))
    return `remove ${key}: jobs of a batch have no issue or pull request, and write nothing on GitHub`;
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
