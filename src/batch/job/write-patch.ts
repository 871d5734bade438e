import { only } from '../../errors.js';
import { linkProblem, whyNeverCommitted } from '../../job/changes/collect-tree.js';
import { isDiffOf, nameInDiff } from '../../job/result/diff.js';
import { isUnpatched, patchBytes } from '../../job/result/patch-bytes.js';
import type { ChangedFile } from '../../job/result/types.js';
import { FileProblem } from '../../platform/files/types.js';
import type { Log, Redact } from '../../platform/types.js';
import type { PlannedJob } from '../model/types.js';
import type { BatchRunContext } from '../open/types.js';
import { nameOfJob } from '../report/name-of-job.js';
import type { BatchState } from '../state/open-state.js';

/** Writes the changes of a job as a patch for `git apply`; returns a notice if it is not complete. */
export async function writePatch(
  job: PlannedJob,
  changes: readonly ChangedFile[],
  { state }: BatchRunContext,
): Promise<readonly string[]> {
  const patch = patchBytes(changes);
  if (patch.length > 0) await state.directory.write(`patches/${fileName(job)}`, patch);
  return changes
    .filter(isUnpatched)
    .map(({ path, note }) => `${path} is not in the patch${note === undefined ? '' : `: ${note}`}.`);
}

export interface PatchPorts {
  readonly state: BatchState;
  readonly redact: Redact;
  readonly log: Log;
}

const maxPatchBytes = 64_000_000;

/** For the jobs of a plan alone. From the diffs of records, which may be restored from elsewhere: each is examined. */
export async function rebuildPatches(jobs: readonly PlannedJob[], { state, redact, log }: PatchPorts): Promise<void> {
  const { directory } = state;
  const trees = new Set(await directory.names('trees'));
  const kept = new Set<string>();
  for (const job of trees.size === 0 ? [] : jobs) {
    // Jobs with the same key have one answer, so one patch.
    if (!trees.delete(`${job.key}.json`)) continue;
    const record = await state.record(job);
    if (record?.conclusion !== 'success' || !record.hasTree) continue;
    const problem = patchProblem(record.changes);
    if (problem !== null) log.warning(redact(`The stored patch of ${nameOfJob(job)} is not used: ${problem}.`));
    const patch = problem === null ? patchBytes(record.changes) : empty;
    if (patch.length === 0) continue;
    const name = fileName(job);
    kept.add(name);
    const stored = await directory.read(`patches/${name}`, maxPatchBytes).catch(only(FileProblem, () => null));
    // A record is redacted, so a patch that removes a secret only applies as it was written when the job ended.
    if (stored === null || !isSameRedacted(stored, patch, redact)) await directory.write(`patches/${name}`, patch);
  }
  for (const name of await directory.names('patches')) if (!kept.has(name)) await directory.remove(`patches/${name}`);
}

const empty = Buffer.alloc(0);

const isSameRedacted = (stored: Buffer, patch: Buffer, redact: Redact): boolean =>
  stored.equals(patch) || redact(stored.toString('latin1')) === patch.toString('latin1');

function patchProblem(changes: readonly ChangedFile[]): string | null {
  for (const { path, diff: shown, patch } of changes) {
    const diff = patch === undefined ? shown : Buffer.from(patch, 'latin1').toString('utf8');
    const name = diff === null ? path : nameInDiff(path, diff);
    const isItsDiff = name !== null && (diff === null || isDiffOf(name, diff, isAllowedLink));
    const why = whyNeverCommitted(name ?? path) ?? (isItsDiff ? null : 'its diff is not one of this file');
    if (why !== null) return `${path}: ${why}`;
  }
  return null;
}

const isAllowedLink = (path: string, target: string): boolean => linkProblem(path, target) === null;

/** Readable, and different for jobs whose names differ only in other characters. */
function fileName(job: PlannedJob): string {
  const name = nameOfJob(job)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name.slice(0, 80)}-${job.key.slice(0, 8)}.patch`;
}
