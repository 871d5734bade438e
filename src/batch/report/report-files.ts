import { resolve } from 'node:path';
import { createFileSystem } from '../../platform/files/file-system.js';
import { namedFileText, orDiagnostic } from '../../platform/files/named-file.js';
import { openStateDirectory } from '../../platform/files/state/state-directory.js';
import type { SourcePorts } from '../../report/page/report-source.js';
import { runFile } from '../state/run-log.js';
import { type Comparison, outcomesOfResult, outcomesOfState } from './previous-outcomes.js';

const maxBytes = 200_000_000;

/** Whether a path that a user named is a directory. Rejects with UserError `file-unreadable`. */
export async function isDirectory(path: string, directory: string): Promise<boolean> {
  const files = createFileSystem({ root: directory, guard: () => null });
  return (await orDiagnostic(files.info(path), unreadable(path))).kind === 'directory';
}

/** The text of a file that a user named. Rejects with UserError `file-unreadable`. */
export async function readReportText(path: string, directory: string): Promise<string> {
  const files = createFileSystem({ root: directory, guard: () => null });
  return await namedFileText(files.read(path, maxBytes), unreadable(path));
}

function unreadable(location: string) {
  return {
    location,
    message: 'the transcript or state directory cannot be read',
    hint: 'use the path that the run printed at the end, or the state directory of a batch',
  };
}

/** An earlier run from its state directory, or from its result. Rejects with UserError. */
export async function readComparison(path: string, { directory, onNotice }: SourcePorts): Promise<Comparison> {
  if (await isDirectory(path, directory)) return await outcomesOfState(resolve(directory, path), onNotice);
  return { name: path, outcomes: outcomesOfResult(path, await readReportText(path, directory)) };
}

export async function holdsBatch(path: string): Promise<boolean> {
  return await (await openStateDirectory(path, { create: false, root: null })).has(runFile);
}
