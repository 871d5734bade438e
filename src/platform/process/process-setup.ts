import { dirname, join } from 'node:path';
import { type HostEnvironment, plannedTemporary } from '../host/host-environment.js';
import { childEnvironment, safePath } from './child-environment.js';
import type { Homes } from './homes.js';
import { processMarker } from './marked-processes.js';
import type { ProcessSetup } from './run-process.js';

export interface ChildProcesses {
  /** HOME and TMPDIR: private, so that no credential file of the user is found there. */
  readonly home: string;
  readonly temporary: string;
  /** Names the run in the environment of each process, so that leftover processes can be found. */
  readonly run?: string;
  /** The directories of processes with other trust. */
  readonly homes?: Homes;
  readonly passed?: () => Readonly<Record<string, string>>;
}

/** Made for the first process: certificates and directories of tools take longer than the rest of a job. */
export function processSetup(
  { environment, home, temporary, run, homes, passed }: ChildProcesses & Pick<HostEnvironment, 'environment'>,
  workspace: string,
): ProcessSetup {
  let made: Readonly<Record<string, string>> | null = null;
  let path: string | null = null;
  const make = (): Readonly<Record<string, string>> => {
    const allowed = childEnvironment(environment, { home, workspace, temp: temporary });
    return run === undefined ? allowed : { ...allowed, [processMarker]: run };
  };
  const environmentNow = (): Readonly<Record<string, string>> => {
    made ??= make();
    return made;
  };
  let identity: Promise<() => Promise<string>> | null = null;
  const identityFile = async (): Promise<string> => {
    identity ??= import('./step-identity.js').then(({ createIdentityFile }) =>
      createIdentityFile(environment, environmentNow()['PATH'] ?? '', join(dirname(home), 'gitconfig')),
    );
    return await (await identity)();
  };
  return {
    get path() {
      path ??= safePath(environment, workspace);
      return path;
    },
    home,
    homes,
    ...(homes === undefined ? {} : { identityFile }),
    get passed() {
      return passed?.() ?? {};
    },
    get environment() {
      return environmentNow();
    },
  };
}

/** How Sallyport's own git calls start in a workspace. */
export function ownProcesses(
  { environment, temporary }: Pick<HostEnvironment, 'environment' | 'temporary'>,
  workspace: string,
): ProcessSetup {
  return processSetup({ environment, home: temporary, temporary }, workspace);
}

/** How processes start without a run, from the directory of the user. */
export function plannedProcesses(hostEnvironment: HostEnvironment): ProcessSetup {
  const { environment, home, directory } = hostEnvironment;
  return processSetup({ environment, home, temporary: plannedTemporary(hostEnvironment) }, directory);
}
