import type { RunContext } from '../../context/run-context.js';
import { messageOf } from '../../errors.js';
import type { CheckTree } from '../../github-writes/kind.js';
import type { RequestRecorder } from '../../github-writes/kinds.js';
import type { Artifacts } from '../../platform/files/state/artifacts.js';
import type { GitRelayOptions } from '../../platform/github-bridge/git-relay.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { proxyFrom } from '../../platform/net/proxy.js';
import type { GitHubBridge } from '../../platform/process/github-bridge-types.js';
import { processSetup } from '../../platform/process/process-setup.js';
import type { ExecRequest, ExecResult, ProcessRunner } from '../../platform/process/types.js';
import type { JobRuntime } from '../runtime/runtime.js';
import { type WriteTargets, whyUnavailable } from './github-writes.js';

export interface GhAccessOptions {
  readonly job: { readonly runContext: RunContext };
  readonly writes: WriteTargets;
  readonly artifacts: Artifacts;
  readonly hostEnvironment: HostEnvironment;
}

/** Command lines with gh reach this repository, without a token in their hands. */
export type GhAccess = Readonly<ReturnType<typeof createGhAccess>>;

/** Nothing is loaded before the first command line with gh. */
export function createGhAccess(options: GhAccessOptions, recording: Recording) {
  let runtime: JobRuntime | null = null;
  let bridge: Promise<GitHubBridge> | null = null;
  const relayOptions = (): GitRelayOptions | null => {
    const repository = runtime?.world.repository ?? null;
    return whyNoAccess(options, repository) === null ? remoteOptions(options, repository ?? '') : null;
  };
  return {
    use: (used: JobRuntime): void => {
      runtime = used;
    },
    wrapExec: (exec: ProcessRunner): ProcessRunner => ({
      run: (request) => exec.run(request),
      shell: async (line, shellRequest) =>
        await withGitAccess(shellRequest, relayOptions, async (request) => {
          const { gitHub } = request.needs ?? {};
          if (gitHub === undefined || runtime === null) return await exec.shell(line, request);
          const reason = whyNoSocket() ?? whyNoAccess(options, runtime.world.repository);
          if (reason !== null) return withNote(await exec.shell(line, request), reason);
          bridge ??= openBridge(options, recording, runtime);
          const run = (access: Pick<ExecRequest, 'env' | 'bridge'>) => exec.shell(line, { ...request, ...access });
          let session: Awaited<ReturnType<GitHubBridge['begin']>>;
          try {
            session = await (await bridge).begin(gitHub.records);
          } catch (error) {
            return withNote(await run({}), `its socket could not be created: ${messageOf(error)}`);
          }
          try {
            return await run({ env: session.variables, bridge: session.access });
          } finally {
            session.end();
          }
        }),
    }),
  };
}

export interface Recording {
  readonly recorder: RequestRecorder;
  readonly checkTree: CheckTree;
}

function withNote(result: ExecResult, reason: string): ExecResult {
  if (result.exitCode === 0) return result;
  const note = `[gh has no access to GitHub in this run, because ${reason}.]`;
  return { ...result, output: `${result.output.replace(/\n?$/, '\n')}${note}` };
}

function whyNoSocket(): string | null {
  return process.platform === 'win32' ? 'it needs a socket that Windows does not have' : null;
}

/** A clause; `null` if the token is for this repository. */
function whyNoAccess({ job, hostEnvironment }: GhAccessOptions, repository: string | null): string | null {
  if (job.runContext.settings['github-token'] === undefined) return 'no github-token is set';
  if (repository === null) return 'the repository is unknown';
  return new URL(repository).origin === new URL(serverOf(hostEnvironment)).origin
    ? null
    : `the repository is not on ${serverOf(hostEnvironment)}`;
}

function serverOf({ environment }: GhAccessOptions['hostEnvironment']): string {
  return environment['GITHUB_SERVER_URL'] ?? 'https://github.com';
}

function remoteOptions({ job, hostEnvironment }: GhAccessOptions, address: string): GitRelayOptions {
  const { environment, signal } = hostEnvironment;
  const [owner = '', name = ''] = new URL(address).pathname.split('/').slice(1);
  return {
    token: job.runContext.settings['github-token'] ?? '',
    serverUrl: serverOf(hostEnvironment),
    repository: { owner, name },
    proxy: proxyFrom(environment),
    signal,
  };
}

async function openBridge(options: GhAccessOptions, recording: Recording, runtime: JobRuntime): Promise<GitHubBridge> {
  const [{ createGitHubBridge }, { answerGhCall, answeredCommands }] = await Promise.all([
    import('../../platform/github-bridge/github-bridge.js'),
    import('../../github-writes/gh/answer-gh-call.js'),
  ]);
  const { job, writes, artifacts, hostEnvironment } = options;
  const { environment } = hostEnvironment;
  const remote = remoteOptions(options, runtime.world.repository ?? '');
  const { repository, serverUrl } = remote;
  return createGitHubBridge({
    ...remote,
    makeDirectory: () => artifacts.makeDirectory('gh'),
    path: processSetup({ environment, home: '', temporary: '' }, runtime.world.workspace).path,
    apiUrl: environment['GITHUB_API_URL'] ?? 'https://api.github.com',
    // GitHub follows a link of the repository: its target must be permitted too, as far as the working tree shows it.
    mayRead: (file) => runtime.mayReadOfCommit(file) && runtime.mayRead(file),
    answered: answeredCommands,
    answer: async (call) =>
      await answerGhCall(call, {
        ...recording,
        policy: runtime.policy,
        repository,
        serverUrl,
        item: job.runContext.event.item,
        base: writes.pull?.base ?? null,
        whyUnavailable: (kind) => (writes.maxWrites === 0 ? 'max-writes is 0' : whyUnavailable(kind, writes)),
      }),
  });
}

type ShellRequest = Omit<ExecRequest, 'argv' | 'stdin'>;

/** For git commands that fetch or push here, without showing the login. `options`: `null` without a token. */
async function withGitAccess(
  request: ShellRequest,
  options: () => GitRelayOptions | null,
  run: (request: ShellRequest) => Promise<ExecResult>,
): Promise<ExecResult> {
  const { needs, gitSettings = [] } = request;
  // A plain command gets the credentials of the clone, which may have other rights.
  if (needs?.gitRemote === undefined || gitSettings.length > 0) return await run(request);
  const relayOptions = options();
  if (relayOptions === null) return await run(request);
  const { beginGitRelay } = await import('../../platform/github-bridge/git-relay.js');
  const relay = await beginGitRelay(relayOptions, needs.gitRemote === 'push');
  try {
    const { network } = needs;
    const allow = [...network.allow, { host: '127.0.0.1', port: relay.port }];
    const access = { needs: { ...needs, network: { ...network, allow } }, gitSettings: relay.settings };
    const result = await run({ ...request, ...access });
    const [output, stdout, stderr] = [result.output, result.stdout, result.stderr].map(relay.showAddress);
    return { ...result, output: output ?? '', stdout: stdout ?? '', stderr: stderr ?? '' };
  } finally {
    relay.end();
  }
}
