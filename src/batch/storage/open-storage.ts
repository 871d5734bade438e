import { join } from 'node:path';
import { findRemote } from '../../context/find-remote.js';
import { only, UserError } from '../../errors.js';
import { systemClock } from '../../platform/clock.js';
import { isOnRootFileSystem } from '../../platform/files/root-file-system.js';
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
import { runFile } from '../state/run-log.js';
import { branchStorage } from './branch-storage.js';
import { cacheStorage } from './cache-storage.js';
import type { StateStorage } from './types.js';

/** What the inputs determine. */
export interface StorageChoice {
  readonly kind: EarlySettings['state-storage'];
  /** `null` = named after the batch. */
  readonly branch: string | null;
  /** `null` without one. */
  readonly token: string | null;
}

export interface StoragePlace {
  /** The name of the batch. */
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
  { hostEnvironment, redactor, log }: StoragePorts,
): Promise<StateStorage> {
  const branch = branchName ?? `sallyport/state/${name}`;
  if (!isPlainBranch(branch)) throw invalidBranch(branch, branchName !== null);
  const { environment, temporary } = hostEnvironment;
  const setup = ownProcesses(hostEnvironment, workspace);
  const { signal } = hostEnvironment;
  const lateSignal = delayedSignal(signal, timeAfterCancelMs);
  const place = { code: 'state-unusable', location: 'state-storage' } as const;
  const otherwise = 'use another state-storage';
  const neededFor = { ...place, otherwise };
  const { remote, secrets } = await findRemote({ setup, workspace, hostEnvironment, token, neededFor });
  redactor.add(secrets);
  const store = await openBranchStore({
    path: setup.path,
    home: hostEnvironment.home,
    environment: { ...setup.environment, ...connectionVariables(environment) },
    signal: lateSignal,
    remote,
    branch,
    temporary,
  }).catch(
    only(GitProblem, ({ message, hint }) => {
      throw new UserError({ ...place, message, hint: hint ?? otherwise });
    }),
  );
  const url = runUrl(hostEnvironment);
  const source = url === null ? '' : `Run: ${url}`;
  const common = { store, branch, name, source, isShard, temporary, log };
  return branchStorage({ ...common, clock: systemClock, signal, lateSignal, serverSeconds });
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
