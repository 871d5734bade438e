import { join } from 'node:path';
import { type Diagnostic, only, rethrowUnless, UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import {
  type FileVersion,
  openStateDirectory,
  type StateDirectory,
} from '../../platform/files/state/state-directory.js';
import { withTemporaryDirectory } from '../../platform/files/temporary-directory.js';
import { FileProblem } from '../../platform/files/types.js';
import type { BranchFile, BranchStore, BranchTip } from '../../platform/git/branch-store.js';
import { withinTime } from '../../platform/host/time-limit.js';
import { type Clock, GitProblem, type Log } from '../../platform/types.js';
import { identityFile, whyForeign } from '../state/run-log.js';
import { betterRecord, isKeptFile, isOfRun, keptFilesIn, restoreFiles } from './kept-files.js';
import type { StateStorage } from './state-saver.js';

export interface BranchStorageOptions {
  readonly store: BranchStore;
  readonly branch: string;
  readonly name: string;
  /** A line about the run, for the message of the commits; may be empty. */
  readonly source: string;
  /** The results of a shard are also stored by the step merge. */
  readonly isShard: boolean;
  readonly temporary: string;
  readonly clock: Clock;
  /** Of the run: ends a restore. */
  readonly signal: AbortSignal;
  /** Ends a save, some time after a cancel. */
  readonly lateSignal: AbortSignal;
  /** How long the server may take for a restore, and for a save. */
  readonly serverSeconds: number;
  readonly log: Log;
}

/** Servers refuse larger files, and no result is that large. */
const maxFileBytes = 50_000_000;

/** Other runs may store something at the same time. */
const maxTries = 10;

/** A state on a branch of a repository, merged with what other runs store there. */
export function branchStorage(options: BranchStorageOptions): StateStorage {
  const { store, branch, name, log, temporary } = options;
  /** What this directory and the branch had in common the last time. */
  let base: FileIds = new Map();
  const versions = new Map<string, { readonly version: FileVersion; readonly id: string }>();
  const leftOut = new Set<string>();
  return {
    restore: async (directory) => {
      const tip = await orUnusable(branch, () => withServerRetries((signal) => store.newestTip(signal), options));
      if (tip === null) {
        log.info(`The branch ${branch} does not exist yet: no earlier results are reused.`);
        return;
      }
      await requireIdentity(tip, options);
      const kept = [...tip.files].filter(([name]) => isKeptFile(name));
      const usable = kept.filter(([, { bytes }]) => bytes <= maxFileBytes);
      const left = kept.length - usable.length;
      if (left > 0) log.warning(`Left out ${formatCount(left, 'file')} of the stored state, larger than 50 MB.`);
      const files = new Map(usable);
      await withTemporaryDirectory(temporary, async (place) => {
        await orUnusable(branch, () => store.checkOut(files, place));
        const from = await openStateDirectory(place, { create: false, root: null });
        for (const name of await restoreFiles(files.keys(), { from, to: directory })) {
          const version = await directory.versionOf(name);
          if (version !== null) versions.set(name, { version, id: files.get(name)?.id ?? '' });
        }
      });
      base = withoutRunOfShard(idsOf(files), options);
      const jobs = [...files.keys()].filter((name) => name.startsWith('jobs/')).length;
      log.info(`Restored ${formatCount(jobs, 'result')} of ${name} from the branch ${branch}.`);
    },
    save: async (directory, before) => {
      try {
        await directory.flush();
        const ours = withoutRunOfShard(await snapshot(directory, { ...options, versions, leftOut }), options);
        const late = { ...options, signal: options.lateSignal };
        const changed = await withServerRetries((signal) => push(ours, base, { ...options, signal }), late);
        base = ours;
        if (changed > 0) log.info(`Saved ${formatCount(changed, 'file')} of ${name} to the branch ${branch}.`);
      } catch (error) {
        if (!(error instanceof GitProblem) && !(error instanceof FileProblem)) throw error;
        reportUnsaved(error, directory, { ...options, before });
      }
    },
    close: () => store.close(),
  };
}

async function orUnusable<T>(branch: string, work: () => Promise<T>): Promise<T> {
  return await work().catch(
    only(GitProblem, (error) => {
      throw new UserError({
        code: 'state-unusable',
        location: 'state-storage',
        message: `the branch ${branch}, which has the results of earlier runs, cannot be read`,
        found: error.message,
        hint:
          error.hint ??
          'use a login that may read the repository: on GitHub, the permission contents: read and github-token',
      });
    }),
  );
}

/** A branch with other files is not changed, such as one with source code. */
async function requireIdentity(tip: BranchTip, options: BranchStorageOptions): Promise<void> {
  const foreign = await foreignContent(tip, options);
  if (foreign === null) return;
  const { message, found, hint } = foreign;
  const { branch } = options;
  throw new UserError({
    code: 'state-unusable',
    location: 'state-branch',
    message: `the branch ${branch} ${message}`,
    found,
    hint,
  });
}

/** What is on the branch instead of the state of this batch; `null` if it is that state. */
async function foreignContent(
  { files }: BranchTip,
  { store, name }: BranchStorageOptions,
): Promise<(Pick<Diagnostic, 'message' | 'hint'> & { readonly found: string }) | null> {
  const hint = `use state-branch with another branch for ${name}`;
  const file = files.get(identityFile);
  if (file === undefined) {
    const found = [...files.keys()].slice(0, 5).join(', ');
    return { message: 'contains other files than the state of a batch', found, hint };
  }
  const bytes = await store.read(file.id);
  return whyForeign(bytes ?? Buffer.alloc(0), { name, otherwise: hint });
}

function idsOf(files: ReadonlyMap<string, BranchFile>): FileIds {
  return new Map([...files].map(([name, { id }]) => [name, id]));
}

/** A shard stores the results of its jobs, and nothing that the other shards store too. */
function withoutRunOfShard(ids: FileIds, { isShard }: BranchStorageOptions): FileIds {
  return isShard ? new Map([...ids].filter(([name]) => !isOfRun(name))) : ids;
}

/** The ids of all kept files; their contents are in the repository of the store then. Other jobs may continue. */
async function snapshot(
  directory: StateDirectory,
  options: BranchStorageOptions & {
    /** The ids of files that have been stored before. */
    readonly versions: Map<string, { readonly version: FileVersion; readonly id: string }>;
    /** Files that are too large; each is reported once. */
    readonly leftOut: Set<string>;
  },
): Promise<FileIds> {
  const { store, temporary, versions, leftOut, branch, log } = options;
  const ids = new Map<string, string>();
  const changed: { readonly name: string; readonly path: string; readonly version: FileVersion }[] = [];
  return await withTemporaryDirectory(temporary, async (place) => {
    for await (const name of keptFilesIn(directory)) {
      const known = versions.get(name);
      if (known !== undefined && known.version === (await directory.versionOf(name))) {
        ids.set(name, known.id);
        continue;
      }
      const path = join(place, String(changed.length));
      const version = await directory.giveOut(name, path);
      if (version === null) continue;
      if (sizeIn(version) <= maxFileBytes) changed.push({ name, path, version });
      else if (!leftOut.has(name)) {
        leftOut.add(name);
        log.warning(`${name} is larger than 50 MB: it is not stored on the branch ${branch}.`);
      }
    }
    const added = await store.add(changed.map(({ path }) => path));
    for (const [at, { name, version }] of changed.entries()) {
      const id = added[at] ?? '';
      ids.set(name, id);
      versions.set(name, { version, id });
    }
    return ids;
  });
}

const heldLock = 'the server did not update the branch, and it has no newer commits: another process may hold its lock';

const noFiles: FileIds = new Map();

const sizeIn = (version: FileVersion) => Number(version.split(' ')[1]);

/** Returns the number of files that were changed on the branch. Never replaces a commit of another run. */
async function push(ours: FileIds, base: FileIds, options: BranchStorageOptions): Promise<number> {
  const { store, name, source, clock, signal } = options;
  for (let tries = 1; ; tries += 1) {
    const tip = await store.newestTip(signal);
    // Another batch may have created the branch since it was restored.
    const foreign = tip === null ? null : await foreignContent(tip, options);
    if (foreign !== null) throw new GitProblem(`it ${foreign.message} (${foreign.found})`, foreign.hint);
    const [theirs, common] = tip === null ? [noFiles, noFiles] : [idsOf(tip.files), base];
    const read = async (id: string | undefined) => (id === undefined ? null : await store.read(id));
    const changes = await mergeFiles({ base: common, ours, theirs }, async (key) => {
      const file = `jobs/${key}.json`;
      return betterRecord(await read(ours.get(file)), await read(theirs.get(file)));
    });
    if (changes.size === 0) return 0;
    const message = `Save the state of the batch ${name} [skip ci]\n\n${source}`.trimEnd();
    const commit = await store.commit({ parent: tip?.commit ?? null, changes, message });
    const end = await store.push(commit, signal);
    if (end.kind === 'done') return changes.size;
    // A branch that was deleted or replaced may have taken its commits along, which the new one is based on.
    const isLast = tries === maxTries;
    const isSame = (end.kind === 'refused' || isLast) && (await store.newestTip(signal))?.commit === tip?.commit;
    if (isSame && end.kind === 'refused') throw new GitProblem(end.reason);
    if (isLast)
      throw new GitProblem(isSame ? heldLock : 'every attempt found newer commits of other runs on the branch');
    await clock.sleep(Math.random() * tries * 300, signal);
  }
}

function reportUnsaved(
  error: GitProblem | FileProblem,
  { path }: StateDirectory,
  { branch, isShard, signal, log, before }: BranchStorageOptions & { readonly before: 'sending' | undefined },
): void {
  const advice = error instanceof GitProblem && error.hint !== null ? `; ${error.hint}` : '';
  const problem = `The results were not saved to the branch ${branch}: ${error.message}${advice}.`;
  // After a cancel, a workflow does not get to its merge. What is sent is paid for, even if the machine dies before it.
  if (isShard && !signal.aborted && before === undefined) {
    log.info(`${problem} The step merge saves them.`);
    return;
  }
  const isForbidden = /\b403\b|denied|not allowed|protected|permission/i.test(error.message);
  const hint = isForbidden
    ? ' Saving needs a login that may push (on GitHub, the permission contents: write) and a branch without protection.'
    : '';
  log.warning(`${problem} They are only in ${path}: if that is lost, the next run pays for these jobs again.${hint}`);
}

export interface ServerRetryOptions {
  readonly clock: Clock;
  /** Ends the work. */
  readonly signal: AbortSignal;
  /** For all tries together. */
  readonly serverSeconds: number;
}

const passing =
  /timed out|too slow|could not resolve|failed to connect|connection|early EOF|disconnect|hung up|error: (?:429|5\d\d)/i;
const pausesMs = [1_000, 5_000];

/**
 * Retries what passes by itself: without the state, all jobs would be paid for again. A silent server cannot hold up
 * the run. Rejects with GitProblem.
 */
async function withServerRetries<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { clock, signal, serverSeconds }: ServerRetryOptions,
): Promise<T> {
  const limited = withinTime(serverSeconds * 1000, signal);
  for (let tries = 0; ; tries += 1) {
    try {
      return await work(limited);
    } catch (error) {
      rethrowUnless(error, GitProblem);
      if (signal.aborted) throw new GitProblem('the run was canceled before the server had answered', 'run it again');
      if (limited.aborted) throw late(`the server did not answer within ${String(serverSeconds)} seconds`);
      if (!passing.test(error.message)) throw error;
      const pause = pausesMs[tries];
      if (pause === undefined) throw late(error.message);
      await clock.sleep(pause, limited);
    }
  }
}

function late(message: string): GitProblem {
  return new GitProblem(message, 'try again later, or use another state-storage');
}

export type FileIds = ReadonlyMap<string, string>;

export type ChooseRecord = (key: string) => Promise<'ours' | 'theirs'>;

interface ThreeStates {
  /** What both sides began with. */
  readonly base: FileIds;
  readonly ours: FileIds;
  readonly theirs: FileIds;
}

/** `null` removes a file. What one side has changed is taken from it; all about one job comes from the same side. */
export async function mergeFiles(
  states: ThreeStates,
  choose: ChooseRecord,
): Promise<ReadonlyMap<string, string | null>> {
  const { ours, theirs } = states;
  const base = isReset(states) ? noFiles : states.base;
  const changes = new Map<string, string | null>();
  const chosen = new Map<string, 'ours' | 'theirs'>();
  const sideOf = async (key: string): Promise<'ours' | 'theirs'> => {
    const known = chosen.get(key) ?? (await choose(key));
    chosen.set(key, known);
    return known;
  };
  for (const name of new Set([...base.keys(), ...ours.keys()])) {
    const [before, local, other] = [base.get(name), ours.get(name), theirs.get(name)];
    if (local === before || local === other) continue;
    // The key of the job that a file is about; `null` for the others.
    const key = /^(?:answers|jobs|trees)\/([0-9a-f]{64})\.json$/.exec(name)?.[1] ?? null;
    const isDisputed = key !== null && isChangedByBoth(`jobs/${key}.json`, { base, ours, theirs });
    if (isDisputed && (await sideOf(key)) === 'theirs') continue;
    changes.set(name, local ?? null);
  }
  return changes;
}

/** No run removes a result: `theirs` was replaced by something older, and nothing in it says what is no longer needed. */
function isReset({ base, ours, theirs }: ThreeStates): boolean {
  return [...base.keys()].some((name) => name.startsWith('jobs/') && ours.has(name) && !theirs.has(name));
}

function isChangedByBoth(name: string, { base, ours, theirs }: ThreeStates): boolean {
  const [before, local, other] = [base.get(name), ours.get(name), theirs.get(name)];
  return local !== before && other !== before && local !== other && local !== undefined && other !== undefined;
}
