import { resolve } from 'node:path';
import type { JobRecord } from '../../batch/result-types.js';
import { unwrittenReason } from './finish-job.js';
import { outputFileContent, writeOutputFile } from './output-file.js';
import type { BatchRunContext, PreparedBatchJob } from './types.js';

/** Writes an answer to its output file that could not be written before. Returns its record, to be evaluated and stored. */
export async function writeAgain(
  record: JobRecord,
  prepared: PreparedBatchJob,
  { runContext: { workspace: directory }, hostEnvironment, outputLocks, redactor }: BatchRunContext,
): Promise<JobRecord> {
  const { outputFile: path } = prepared.inputs;
  const content = outputFileContent(record.text);
  const write = (to: string) => writeOutputFile({ path: to, content, directory }, { ...prepared, hostEnvironment });
  const why = path === null ? null : await outputLocks.hold(resolve(directory, path), () => write(path));
  if (path !== null && why !== null) return { ...record, reason: redactor.redact(unwrittenReason(path, why)) };
  return {
    ...record,
    conclusion: 'success',
    reason: 'The stored answer was written to its output file.',
    errorKind: null,
    sameFailures: 0,
  };
}
