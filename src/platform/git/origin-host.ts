import { type ProcessSetup, runProcess } from '../process/run-process.js';

/** The host of the remote `origin` of the repository in this directory; `null` if there is none. Asks no server. */
export async function originHost(setup: ProcessSetup, directory: string): Promise<string | null> {
  const { stdoutBytes, exitCode } = await runProcess(setup, {
    argv: ['git', 'config', '--get', 'remote.origin.url'],
    cwd: directory,
    timeoutMs: 10_000,
    maxOutputBytes: 100_000,
    signal: new AbortController().signal,
  });
  const url = exitCode === 0 ? stdoutBytes.toString('utf8').trim() : '';
  // A local path has a host in neither form.
  const [, host] = /^(?:\w+:\/\/(?:[^@/]*@)?|(?:[^@/]*@))([\w.-]+)[:/]/.exec(url) ?? [];
  return host?.toLowerCase() ?? null;
}
