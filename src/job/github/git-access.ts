import type { GitRelay, GitRelayOptions } from '../../platform/github-bridge/git-relay.js';
import type { ExecRequest, ExecResult } from '../../platform/process/types.js';

type ShellRequest = Omit<ExecRequest, 'argv' | 'stdin'>;

/**
 * Runs a command line whose git commands may fetch from this repository, or push to it, without the credentials in
 * their hands. `options` is called only for such a line; it returns `null` without a token for the repository.
 */
export async function withGitAccess(
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
    return shown(await run({ ...request, ...access }), relay);
  } finally {
    relay.end();
  }
}

function shown(result: ExecResult, { showAddress }: GitRelay): ExecResult {
  const [output, stdout, stderr] = [result.output, result.stdout, result.stderr].map(showAddress);
  return { ...result, output: output ?? '', stdout: stdout ?? '', stderr: stderr ?? '' };
}
