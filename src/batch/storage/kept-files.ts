import { join } from 'node:path';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import { identityFile, runFile } from '../state/run-log.js';

/** What the next run needs. Transcripts, reports and patches are not among it: a storage can have more readers. */
const keptNames: readonly RegExp[] = [
  /^delivery\/(?:[0-9a-f]{32}|limits)\.json$/,
  /^(?:answers|jobs|trees)\/[0-9a-f]{64}\.json$/,
];
const keptTopFiles: readonly string[] = [identityFile, runFile, 'plan.json', 'plan.json.mac'];

/** Whether a file is about the whole run, not about one job: for shards, the step merge stores it. */
export function isOfRun(name: string): boolean {
  return name !== identityFile && keptTopFiles.includes(name);
}

export function isKeptFile(name: string): boolean {
  return keptTopFiles.includes(name) || keptNames.some((pattern) => pattern.test(name));
}

/**
 * What is stored of one job moves from `delivery` to `answers` to `jobs`, and changes are stored before the record that
 * belongs to them: in this order, nothing is missed while other jobs end.
 */
const folders = ['delivery', 'answers', 'jobs', 'trees'] as const;

/** The kept files of a directory, folder by folder, each listed when it is reached. */
export async function* keptFilesIn(directory: Pick<StateDirectory, 'names' | 'has'>): AsyncGenerator<string> {
  for (const folder of folders) {
    for (const name of await directory.names(folder)) {
      const path = `${folder}/${name}`;
      if (isKeptFile(path)) yield path;
    }
  }
  for (const name of keptTopFiles) if (await directory.has(name)) yield name;
}

export async function copyKeptFiles(from: StateDirectory, to: StateDirectory): Promise<void> {
  for await (const name of keptFilesIn(from)) await to.takeIn(join(from.path, name), name);
}
