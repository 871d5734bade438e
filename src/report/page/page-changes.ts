import type { ChangedFile } from '../../job/types.js';
import type { PageJob } from './page-data.js';

/** The changed files of a job. */
export function pageChanges(changes: readonly ChangedFile[], clean: (text: string) => string): PageJob['changes'] {
  return changes.map(({ path, kind, added, removed, diff, note = '' }) => ({
    ...{ path: clean(path), kind, added, removed, note: clean(note) },
    diff: diff === null ? null : clean(diff),
  }));
}
