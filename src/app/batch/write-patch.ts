import { nameOfJob } from '../../batch/report/name-of-job.js';
import type { PlannedJob } from '../../batch/types.js';
import type { ChangedFile } from '../../job/types.js';
import type { BatchRunContext } from './types.js';

/** Writes the changes of a job as a patch for `git apply`; returns a notice if it is not complete. */
export async function writePatch(
  job: PlannedJob,
  changes: readonly ChangedFile[],
  { state }: Pick<BatchRunContext, 'state'>,
): Promise<readonly string[]> {
  const patch = changes.map(({ diff }) => diff ?? '').join('');
  if (patch !== '') await state.directory.write(`patches/${fileName(job)}.patch`, patch);
  return changes
    .filter(({ diff }) => diff === null)
    .map(({ path, note }) => `${path} is not in the patch${note === undefined ? '' : `: ${note}`}.`);
}

/** Readable, and different for jobs whose names differ only in other characters. */
function fileName(job: PlannedJob): string {
  const name = nameOfJob(job)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name.slice(0, 80)}-${job.key.slice(0, 8)}`;
}
