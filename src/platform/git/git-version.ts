import { findExecutable } from '../process/program-path.js';
import { type ProcessSetup, runProcess } from '../process/run-process.js';

/** The first version that takes configuration from variables (GIT_CONFIG_COUNT), by which programs of a clone are kept from it. */
export const oldestGit = '2.31';

const known = new Map<string, Promise<string | null>>();

/** The version of the git on the PATH if it is too old; null for one that is not, and for none. Asked once. */
export function tooOldGit(setup: ProcessSetup): Promise<string | null> {
  const program = findExecutable('git', setup.path) ?? '';
  const answer = known.get(program) ?? (program === '' ? Promise.resolve(null) : ask(setup));
  known.set(program, answer);
  return answer;
}

async function ask(setup: ProcessSetup): Promise<string | null> {
  const { stdoutBytes } = await runProcess(setup, {
    argv: ['git', 'version'],
    cwd: setup.home,
    timeoutMs: 10_000,
    maxOutputBytes: 10_000,
    signal: new AbortController().signal,
  });
  const [, version = '', major, minor] = /((\d+)\.(\d+)[\w.]*)/.exec(stdoutBytes.toString('utf8')) ?? [];
  const [oldMajor = 0, oldMinor = 0] = oldestGit.split('.').map(Number);
  const isOld = Number(major) < oldMajor || (Number(major) === oldMajor && Number(minor) < oldMinor);
  return isOld ? version : null;
}
