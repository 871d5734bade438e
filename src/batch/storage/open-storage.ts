import { join } from 'node:path';
import { findRemote } from '../../context/find-remote.js';
import { type Diagnostic, only, rethrowUnless, UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { systemClock } from '../../platform/clock.js';
import { orDiagnostic } from '../../platform/files/named-file.js';
import { isOnRootFileSystem } from '../../platform/files/root-file-system.js';
import { openStateDirectory, type StateDirectory } from '../../platform/files/state/state-directory.js';
import { FileProblem } from '../../platform/files/types.js';
import { isPlainBranch } from '../../platform/git/branch-name.js';
import { openBranchStore } from '../../platform/git/branch-store.js';
import { runUrl } from '../../platform/github/connections.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { delayedSignal } from '../../platform/host/time-limit.js';
import { ownProcesses } from '../../platform/process/process-setup.js';
import { proxyVariables } from '../../platform/process/proxy-variables.js';
import type { Redactor } from '../../platform/secrets/redact.js';
import { GitProblem, type Log } from '../../platform/types.js';
import type { EarlySettings } from '../../settings/table.js';
import { engineOf } from '../plan/shard.js';
import { identityFile, runFile, whyForeign } from '../state/run-log.js';
import { branchStorage } from './branch-storage.js';
import { keptFilesIn, restoreFiles } from './kept-files.js';
import type { StateStorage } from './state-saver.js';

export interface StorageChoice {
  readonly kind: EarlySettings['state-storage'];
  /** `null` = named after the batch. */
  readonly branch: string | null;
  /** `null` without one. */
  readonly token: string | null;
}

export interface StoragePlace {
  readonly name: string;
  readonly workspace: string;
  readonly isShard: boolean;
  /** The directory of the state; absent for a merge, which only reads and writes on this machine. */
  readonly path?: string;
}

export interface StoragePorts {
  readonly hostEnvironment: HostEnvironment;
  readonly redactor: Redactor;
  readonly log: Log;
}

/** After a cancel, a runner waits 7.5 seconds. */
const timeAfterCancelMs = 5_000;

/** Less than the time limit of one call of git, whose message names no server. */
const serverSeconds = 100;

/** The storage of a state; `null` if that is the directory alone. Rejects with UserError. */
export async function openStorage(
  choice: StorageChoice | undefined,
  place: StoragePlace,
  ports: StoragePorts,
): Promise<StateStorage | null> {
  const { name, workspace } = place;
  const { log } = ports;
  switch (choice?.kind) {
    case undefined:
    case 'dir':
      if (place.isShard && place.path !== undefined) requireLasting(place.path, ports.hostEnvironment);
      return null;
    case 'artifact':
      return artifactStorage(log);
    case 'cache':
      return cacheStorage({ path: join(workspace, '.sallyport/cache', name), root: workspace, name, log });
    case 'branch':
      return await openBranch(choice, place, ports);
  }
}

/** Throws UserError if the engine that runs this shard removes the directory with the machine, and paid answers with it. */
function requireLasting(path: string, { environment }: HostEnvironment): void {
  const engine = engineOf(environment);
  if (engine === null || !isOnRootFileSystem(path)) return;
  throw new UserError({
    code: 'state-unusable',
    location: 'state',
    message: `the results of this shard would be lost: ${engine} keeps the disk of a job only until it ends`,
    found: path,
    hint: 'name a directory on a mounted volume with --state, or set state-storage: branch; see docs/engines.md',
  });
}

/** Only steps of the workflow can upload an artifact. */
function artifactStorage(log: Log): StateStorage {
  return {
    restore: async (directory) => {
      if (await directory.has(runFile)) return;
      log.info(`${directory.path} is empty: no artifact was downloaded into it. No earlier results are reused.`);
    },
    save: () => Promise.resolve(),
    close: () => undefined,
  };
}

async function openBranch(
  { branch: branchName, token }: StorageChoice,
  { name, workspace, isShard }: StoragePlace,
  ports: StoragePorts,
): Promise<StateStorage> {
  const { hostEnvironment, log } = ports;
  const branch = branchName ?? `sallyport/state/${name}`;
  const { store, signal: lateSignal } = await openStoreOf(
    { branch, token, workspace, isNamed: branchName !== null },
    ports,
  );
  const url = runUrl(hostEnvironment);
  const source = url === null ? '' : `Run: ${url}`;
  const { temporary, signal } = hostEnvironment;
  const common = { store, branch, name, source, isShard, temporary, log };
  return branchStorage({ ...common, clock: systemClock, signal, lateSignal, serverSeconds });
}

/** A branch of the repository of the run as a store; its signal ends some time after a cancel. Rejects with UserError. */
export async function openStoreOf(
  {
    branch,
    token,
    workspace,
    isNamed,
  }: Pick<StorageChoice, 'token'> & {
    readonly branch: string;
    readonly workspace: string;
    /** By a setting. */
    readonly isNamed: boolean;
  },
  { hostEnvironment, redactor }: Pick<StoragePorts, 'hostEnvironment' | 'redactor'>,
) {
  if (!isPlainBranch(branch)) throw invalidBranch(branch, isNamed);
  const { environment, temporary, home } = hostEnvironment;
  const setup = ownProcesses(hostEnvironment, workspace);
  const signal = delayedSignal(hostEnvironment.signal, timeAfterCancelMs);
  const place = { code: 'state-unusable', location: 'state-storage' } as const;
  const otherwise = 'use another state-storage';
  const neededFor = { ...place, otherwise };
  const { remote, secrets } = await findRemote({ setup, workspace, hostEnvironment, token, neededFor });
  redactor.add(secrets);
  const variables = { ...setup.environment, ...connectionVariables(environment) };
  const options = { path: setup.path, home, environment: variables, signal, remote, branch, temporary };
  const store = await openBranchStore(options).catch(
    only(GitProblem, ({ message, hint }) => {
      throw new UserError({ ...place, message, hint: hint ?? otherwise });
    }),
  );
  return { store, signal };
}

/** How this machine reaches a server. Nothing of the workspace runs with them. */
function connectionVariables(environment: HostEnvironment['environment']): Record<string, string> {
  const { SSH_AUTH_SOCK: agent } = environment;
  return { ...proxyVariables(environment), ...(agent === undefined ? {} : { SSH_AUTH_SOCK: agent }) };
}

function invalidBranch(branch: string, isGiven: boolean): UserError {
  return new UserError({
    code: 'setting-invalid',
    location: 'state-branch',
    message: isGiven ? 'invalid name of a branch' : 'the name of the batch cannot be part of the name of a branch',
    found: branch,
    hint: 'use state-branch with a name of letters, digits and ./_-, such as sallyport/state/docs',
  });
}

export interface CacheStorageOptions {
  /** Absolute: the directory that the cache of the CI restores and saves. */
  readonly path: string;
  /** The directory below which no part of the path may be a link. */
  readonly root: string;
  readonly name: string;
  readonly log: Log;
}

/** In a second directory for the cache of the CI, without transcripts and reports: pull requests can read a cache. */
function cacheStorage(options: CacheStorageOptions): StateStorage {
  const { path, root, name, log } = options;
  /** What the cache and the state directory had in common the last time: other shards may have added something. */
  let common: ReadonlySet<string> = new Set();
  return {
    restore: async (directory) => {
      const opened = openStateDirectory(path, { create: false, root }).catch(
        only(FileProblem, (error) => {
          if (error.code === 'missing') return null;
          throw error;
        }),
      );
      const cache = await orDiagnostic(opened, {
        code: 'state-unusable',
        location: path,
        message: 'the directory of the cache cannot be used',
        hint: 'remove it, or use another state-storage',
      });
      const identity = (await cache?.read(identityFile, 10_000)) ?? null;
      if (cache === null || identity === null) {
        log.info(`${path} is empty: the cache was evicted, or this is the first run. No earlier results are reused.`);
        return;
      }
      const foreign = whyForeign(identity, { name, otherwise: `use a cache of its own for ${name}` });
      if (foreign !== null) throw unusable(path, { ...foreign, message: `this directory ${foreign.message}` });
      const names: string[] = [];
      for await (const name of keptFilesIn(cache)) names.push(name);
      await restoreFiles(names, { from: cache, to: directory });
      common = new Set(names);
      const jobs = names.filter((name) => name.startsWith('jobs/')).length;
      log.info(`Restored ${formatCount(jobs, 'result')} of ${name} from ${path}.`);
    },
    save: async (directory) => {
      try {
        common = await saveTo(await openStateDirectory(path, { create: true, root }), directory, common);
      } catch (error) {
        rethrowUnless(error, FileProblem);
        log.warning(`The results were not saved to ${path}: ${error.message}. They are only in ${directory.path}.`);
      }
    },
    close: () => undefined,
  };
}

/** Returns the names of what was saved. Removes what the directory no longer has. */
async function saveTo(
  cache: StateDirectory,
  directory: StateDirectory,
  common: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  await directory.flush();
  const kept = new Set<string>();
  for await (const name of keptFilesIn(directory)) {
    kept.add(name);
    const version = await directory.versionOf(name);
    // What is stored about a job moves on while jobs end: its next file is listed later.
    if (version === null || version === (await cache.versionOf(name))) continue;
    await cache.takeIn(join(directory.path, name), name);
  }
  for (const name of common) if (!kept.has(name)) await cache.remove(name);
  await cache.write('.gitignore', '*\n');
  return kept;
}

function unusable(location: string, problem: Pick<Diagnostic, 'message' | 'found' | 'hint'>): UserError {
  return new UserError({ code: 'state-unusable', location, ...problem });
}
