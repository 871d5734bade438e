import { type Diagnostic, UserError } from '../errors.js';
import { credentialsIn } from '../platform/git/credential-store.js';
import { secretsIn } from '../platform/git/credentials.js';
import type { GitRemote } from '../platform/git/fetch.js';
import { localRemote } from '../platform/git/local-remote.js';
import { createRunGit, utf8Output } from '../platform/git/run-git.js';
import { repositoryUrl } from '../platform/github/connections.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { configurations } from '../platform/process/git-configurations.js';
import type { ProcessSetup } from '../platform/process/run-process.js';
import { isInside } from '../policy/files/paths.js';

interface RemoteOptions {
  readonly setup: ProcessSetup;
  readonly workspace: string;
  readonly hostEnvironment: Pick<HostEnvironment, 'environment'>;
  /** Of GitHub; `null` without one. */
  readonly token: string | null;
  /** What the repository is needed for, and a sentence that begins with "or" for those who have none. */
  readonly neededFor: Pick<Diagnostic, 'code' | 'location'> & { readonly otherwise: string };
}

/** By GitHub's variables and token, or `origin` with the clone's login, whose parts are secrets. Rejects with UserError. */
export async function findRemote(
  options: RemoteOptions,
): Promise<{ readonly remote: GitRemote; readonly secrets: readonly string[] }> {
  const { workspace, token, hostEnvironment } = options;
  const repository = hostEnvironment.environment['GITHUB_REPOSITORY'];
  const server = repositoryUrl(hostEnvironment, null);
  const isOnGitHub = repository !== undefined && repository !== '';
  const address = isOnGitHub ? `${server}/${repository}` : await originOf(options);
  if (token !== null && address.startsWith(`${server}/`)) return { remote: { address, token }, secrets: [] };
  const credentials = credentialsIn(configurations(workspace)).filter(
    (credential) => credential.address === null || isBelow(address, credential.address),
  );
  const headers = [...new Set(credentials.map(({ header }) => header))];
  return { remote: { address, token: null, headers }, secrets: credentials.flatMap(secretsIn) };
}

/** Another host, or another repository, may have a name that begins with the same letters. */
function isBelow(address: string, parent: string): boolean {
  return `${address}/`.startsWith(parent.endsWith('/') ? parent : `${parent}/`);
}

async function originOf({ setup, workspace, neededFor: { otherwise, ...place } }: RemoteOptions): Promise<string> {
  const { home, environment } = setup;
  const { signal } = new AbortController();
  const git = createRunGit({ path: setup.path, home, environment, cwd: workspace, signal });
  const end = await git('remote', 'get-url', '--push', 'origin');
  const address = utf8Output(end).trim();
  if (end.exitCode !== 0 || address === '') {
    const hint = `run this in a clone of a repository on a server, or ${otherwise}`;
    throw new UserError({ ...place, message: 'the clone has no remote origin', hint });
  }
  const path = localRemote(address, workspace);
  if (path === null) return address.replace(/^(https?:\/\/)[^/?#]*@/i, '$1');
  // Git would run its hooks: whoever can write files of the workspace could have put it there.
  if (isInside({ path, directory: localRemote('.', workspace) ?? workspace })) {
    const message = 'the remote origin of the clone is a directory of the workspace';
    const hint = `use a repository outside of the workspace, or ${otherwise}`;
    throw new UserError({ ...place, message, found: address, hint });
  }
  return path;
}
