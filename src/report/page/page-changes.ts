import { formatNumber } from '../../format-number.js';
import type { ChangedFile } from '../../job/result/types.js';
import type { PageJob } from './page-data.js';

/** The diffs of a batch job are whole, for `git apply`. */
const maxDiff = 30_000;

export function pageChanges(changes: readonly ChangedFile[], clean: (text: string) => string): PageJob['changes'] {
  return changes.map(({ path, kind, added, removed, diff, note = '' }) => {
    const isLong = diff !== null && diff.length > maxDiff;
    return {
      ...{ path: clean(path), kind, added, removed },
      note: isLong ? `the diff has ${formatNumber(diff.length)} characters, more than fits into the page` : clean(note),
      diff: diff === null || isLong ? null : clean(diff),
    };
  });
}
