import { join } from 'node:path';
import { type Diagnostic, only, UserError } from '../../errors.js';
import { orDiagnostic } from '../../platform/files/named-file.js';
import { type DirectoryLock, lockDirectory } from '../../platform/files/state/lock-directory.js';
import { openStateDirectory, type StateDirectory } from '../../platform/files/state/state-directory.js';
import { removeUnfinished } from '../../platform/files/state/whole-files.js';
import { FileProblem } from '../../platform/files/types.js';
import type { JobRecord } from '../model/job-record.js';
import type { PlannedJob } from '../model/types.js';
import { readValid } from './read-valid.js';
import { hasPartsOf, parseRecord } from './record.js';
import { type BatchRun, identityFile, runFile, runSchema, whyForeign } from './run-log.js';
import { sealDirectory } from './seal-directory.js';

/** The state of one batch on disk. Every file was possibly written by someone else and is validated. */
export type BatchState = Readonly<ReturnType<typeof stateIn>>;

export interface HeldState extends BatchState {
  /** Lets other processes use the directory. */
  release(): void;
}

export interface OpenOptions {
  /** Absolute. */
  readonly path: string;
  /** The directory below which no part of the path may be a link; `null` if the user named the path. */
  readonly root: string | null;
  readonly name: string;
  /** Authenticates what is stored; `null` = everyone who can write to the directory is trusted. */
  readonly key: string | null;
  /** For locks. */
  readonly temporary: string;
  /** Adds files from elsewhere to the directory, before anything is read in it. */
  readonly restore?: (directory: StateDirectory) => Promise<void>;
  readonly onNotice: (text: string) => void;
}

const maxRecordBytes = 64_000_000;

/** For this process alone. Rejects with UserError `state-unusable`: another batch, other files, another process. */
export async function openState(options: OpenOptions): Promise<HeldState> {
  const { path, name, temporary, key } = options;
  const { directory, lock } = await orUnusable(path, async () => {
    const opened = await openStateDirectory(path, { create: true, root: options.root });
    await claim(opened, name);
    const taken = lockDirectory(opened.path, temporary);
    const held = 'holder' in taken ? opened : writtenWhileHeld(opened, path, taken);
    return { directory: sealDirectory(held, key), lock: taken };
  });
  if ('holder' in lock) {
    throw unusable(path, {
      message: 'another process is using this state directory',
      found: `process ${String(lock.holder.pid)}, which was running at ${new Date(lock.holder.confirmedAt).toISOString()}`,
      hint: 'wait until it has ended, or use --state with another directory',
    });
  }
  try {
    const keys = await orUnusable(path, async () => {
      await directory.remove('running');
      await removeUnfinished(directory.path);
      await options.restore?.(directory);
      // No other process writes while this one holds the lock: a missing file is not looked for again.
      return new Set((await directory.names('jobs')).map((file) => file.replace(/\.json$/, '')));
    });
    return { ...stateIn(directory, options.onNotice, keys), release: () => lock.release() };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** After a process that could not be examined has taken the directory over, two would write it: this one ends. */
function writtenWhileHeld(
  directory: StateDirectory,
  path: string,
  lock: Pick<DirectoryLock, 'isLost'>,
): StateDirectory {
  const requireHeld = (): void => {
    if (!lock.isLost()) return;
    throw unusable(path, {
      message: 'another process has taken over this state directory',
      found: 'this process could not confirm for a minute that it is running',
      hint: 'wait until the other one has ended, and run the batch again: what was stored before is kept',
    });
  };
  return {
    ...directory,
    write: async (name, content) => {
      requireHeld();
      await directory.write(name, content);
    },
    add: async (name, content) => {
      requireHeld();
      await directory.add(name, content);
    },
  };
}

export async function readState(
  path: string,
  onNotice: (text: string) => void,
  key: string | null = null,
): Promise<BatchState> {
  return await orUnusable(path, async () =>
    stateIn(sealDirectory(await openStateDirectory(path, { create: false, root: null }), key), onNotice),
  );
}

const mostNotices = 10;

function stateIn(directory: StateDirectory, onNotice: (text: string) => void, keys?: Set<string>) {
  /** The keys of unusable records that a notice has named: a record is read more than once. */
  const named = new Set<string>();
  return {
    directory,
    /** The record of a planned job; `null` if there is none, or if it is unusable: then `onNotice` was called. */
    record: async (job: Pick<PlannedJob, 'key' | 'keyParts'>): Promise<JobRecord | null> => {
      if (keys?.has(job.key) === false) return null;
      const read = directory.read(`jobs/${job.key}.json`, maxRecordBytes);
      const content = await read.catch(only(FileProblem, ({ message }) => ({ problem: message })));
      const record = content === null || 'problem' in content ? content : parseRecord(content, job.key);
      if (record === null) return null;
      const problem =
        'problem' in record ? record.problem : hasPartsOf(record, job) ? null : 'it was not written for this job';
      if (problem === null && !('problem' in record)) return record;
      if (named.has(job.key)) return null;
      named.add(job.key);
      // A wrong key makes every result unusable.
      if (named.size === mostNotices) onNotice('More stored results are not used.');
      if (named.size < mostNotices)
        onNotice(`The stored result ${job.key.slice(0, 12)} is not used, because ${problem ?? ''}.`);
      return null;
    },
    /** Kept even if the process is killed; the old one stays until then. By default the transcript is `running/KEY.jsonl`. */
    save: async (record: JobRecord, replaced: JobRecord | null, transcript: string | null = null): Promise<void> => {
      const { key, transcriptPath } = record;
      if (transcriptPath !== null && transcript !== null) directory.writeNew(transcriptPath, transcript);
      else if (transcriptPath !== null) await keepTranscript(directory, key, transcriptPath);
      const [name, content] = [`jobs/${key}.json`, `${JSON.stringify(record)}\n`];
      await (replaced === null ? directory.add(name, content) : directory.write(name, content));
      keys?.add(key);
      const old = replaced?.transcriptPath ?? null;
      if (old !== null && old !== record.transcriptPath) await directory.remove(old);
    },
    lastRun: async (): Promise<BatchRun | null> => await readValid(directory, runFile, runSchema, maxRecordBytes),
    saveRun: async (run: BatchRun): Promise<void> => {
      await directory.flush();
      await directory.write(runFile, `${JSON.stringify(run)}\n`);
    },
  };
}

async function keepTranscript(directory: StateDirectory, key: string, path: string): Promise<void> {
  const running = `running/${key}.jsonl`;
  if (await directory.has(running)) await directory.move(running, path);
}

async function claim(directory: StateDirectory, name: string): Promise<void> {
  const identity = await directory.read(identityFile, 10_000);
  if (identity === null) {
    const others = (await directory.names('.')).filter((name) => !name.startsWith('.'));
    if (others.length > 0) {
      throw unusable(directory.path, {
        message: 'this directory contains other files',
        found: others.slice(0, 5).join(', '),
        hint: 'use --state with an empty directory, or with one that a batch has written',
      });
    }
    await directory.write('.gitignore', '*\n');
    await directory.write(identityFile, `${JSON.stringify({ formatVersion: 1, name })}\n`);
    return;
  }
  const foreign = whyForeign(identity, { name, otherwise: `use --state with another directory for ${name}` });
  if (foreign !== null) throw unusable(directory.path, { ...foreign, message: `this directory ${foreign.message}` });
}

async function orUnusable<T>(path: string, work: () => Promise<T>): Promise<T> {
  return await orDiagnostic(work(), {
    code: 'state-unusable',
    location: path,
    message: 'the state directory cannot be used',
    hint: 'use --state with a directory that can be written and contains no links',
  });
}

function unusable(path: string, problem: Pick<Diagnostic, 'message' | 'found' | 'hint'>): UserError {
  return new UserError({ code: 'state-unusable', location: path, ...problem });
}

/** Where the state of a batch is if nothing else is requested. */
export function defaultStatePath(workspace: string, name: string): string {
  return join(workspace, '.sallyport/state', name);
}
