import { resolve } from 'node:path';
import type { JobRecord } from '../model/job-record.js';
import type { BatchRunContext, PreparedBatchJob } from '../open/types.js';
import { outputFileContent, writeOutputFile } from './output-file.js';
import { unwrittenReason } from './process-answer.js';

/** Writes an answer to its output file that could not be written before. Returns its record, to be evaluated and stored. */
export async function writeAgain(
  record: JobRecord,
  prepared: PreparedBatchJob,
  { runContext: { workspace: directory }, hostEnvironment, outputLocks, redactor }: BatchRunContext,
): Promise<JobRecord> {
  const { outputFile: path } = prepared.inputs;
  const success = { ...record, conclusion: 'success', code: 'answered', errorKind: null, sameFailures: 0 } as const;
  if (path === null) return { ...success, reason: 'The entry of the job no longer has an output file.' };
  const file = { path, content: outputFileContent(record.text), directory };
  const why = await outputLocks.hold(resolve(directory, path), () =>
    writeOutputFile(file, { ...prepared, hostEnvironment }),
  );
  return why === null
    ? { ...success, reason: 'The stored answer was written to its output file.' }
    : { ...record, code: 'output-unwritable', reason: redactor.redact(unwrittenReason(path, why)) };
}
