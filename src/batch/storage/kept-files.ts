import { join } from 'node:path';
import { only } from '../../errors.js';
import { parsedJson } from '../../parsed-json.js';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import { FileProblem } from '../../platform/files/types.js';
import { identityFile, runFile } from '../state/run-log.js';

/** What the next run needs. Transcripts, reports and patches are not among it: a storage can have more readers. */
const keptNames: readonly RegExp[] = [
  /^delivery\/(?:[0-9a-f]{32}|limits)\.json$/,
  /^(?:answers|jobs|trees|writes)\/[0-9a-f]{64}\.json$/,
];
const keptTopFiles: readonly string[] = [identityFile, runFile, 'plan.json', 'plan.json.mac'];

/** Whether a file is about the whole run, not about one job: for shards, the step merge stores it. */
export function isOfRun(name: string): boolean {
  return name !== identityFile && keptTopFiles.includes(name);
}

export function isKeptFile(name: string): boolean {
  return keptTopFiles.includes(name) || keptNames.some((pattern) => pattern.test(name));
}

/** A job's state moves from `delivery` to `answers` to `jobs`, after its changes: in this order nothing is missed. */
const folders = ['delivery', 'answers', 'jobs', 'trees', 'writes'] as const;

/** The kept files of a directory, folder by folder, each listed when it is reached. */
export async function* keptFilesIn(directory: StateDirectory): AsyncGenerator<string> {
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

/** A paid result is not given up for a failure; of two alike, or two scores of one answer, the later counts. */
export function betterRecord(ours: Buffer | null, theirs: Buffer | null): 'ours' | 'theirs' {
  const [outline, other] = [outlineOf(ours), outlineOf(theirs)];
  if (outline.isSuccess !== other.isSuccess) return outline.isSuccess ? 'ours' : 'theirs';
  const isLater =
    outline.endedAt === other.endedAt ? outline.scoredAt > other.scoredAt : outline.endedAt > other.endedAt;
  return isLater ? 'ours' : 'theirs';
}

/** Both sides are untrusted: the record is validated when it is used. */
function outlineOf(bytes: Buffer | null) {
  const value = bytes === null ? null : parsedJson(bytes.toString('utf8'));
  const record = (typeof value === 'object' ? value : null) as Readonly<Record<string, unknown>> | null;
  const timeOf = (name: string): string => (typeof record?.[name] === 'string' ? record[name] : '');
  return { isSuccess: record?.['conclusion'] === 'success', endedAt: timeOf('endedAt'), scoredAt: timeOf('scoredAt') };
}

const maxRecordBytes = 64_000_000;

/** What is there stays, except for the record of a job that is worth less than the stored one. Returns what was added. */
export async function restoreFiles(
  names: Iterable<string>,
  { from, to }: { readonly from: StateDirectory; readonly to: StateDirectory },
): Promise<readonly string[]> {
  const added: string[] = [];
  for (const name of names) {
    if ((await to.has(name)) && !(await isReplaced(name, from, to))) continue;
    await to.takeIn(join(from.path, name), name);
    added.push(name);
    // The changes of the job are listed later.
    if (name.startsWith('jobs/')) await to.remove(name.replace('jobs/', 'trees/'));
  }
  return added;
}

async function isReplaced(name: string, from: StateDirectory, to: StateDirectory): Promise<boolean> {
  if (!name.startsWith('jobs/')) return false;
  const [local, other] = [await recordIn(to, name), await recordIn(from, name)];
  if (local !== null && other?.equals(local) === true) return false;
  return betterRecord(local, other) === 'theirs';
}

async function recordIn(directory: StateDirectory, name: string): Promise<Buffer | null> {
  return await directory.read(name, maxRecordBytes).catch(only(FileProblem, () => null));
}
