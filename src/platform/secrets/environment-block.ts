import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { isSecretName } from '../process/host-environment.js';

/** Inputs, and the credentials and addresses that a runner gives to the actions of a job. */
const credentials = /^(?:INPUT_|ACTIONS_(?:ID_TOKEN|RUNTIME|CACHE|RESULTS)_)/i;

/** Values that are no secret and that other programs look for in a process: a runner finds what a job left by the last. */
const harmless = /^(?:PATH|HOME|USER|LOGNAME|SHELL|PWD|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|CI|RUNNER_TRACKING_ID)$/;

/**
 * Takes the secrets out of the environment of this process and returns the environment as it was. Keys, tokens and
 * inputs are removed from `variables`, the environment as Node.js shows it. On Linux the values that the process was started with are also
 * overwritten, except for a few harmless ones: every process of the same user can read that block of memory in
 * /proc/PID/environ, whatever is removed later.
 */
export function takeEnvironment(variables: NodeJS.ProcessEnv): Readonly<Record<string, string | undefined>> {
  const loaded = { ...variables };
  const overwritten = Object.keys(loaded).filter((name) => !harmless.test(name));
  for (const name of overwritten) {
    if (credentials.test(name) || isSecretName(name)) Reflect.deleteProperty(variables, name);
    // Set again, a variable has a place of its own: libraries still read it once the block is overwritten.
    else variables[name] = loaded[name];
  }
  if (process.platform === 'linux') overwriteBlock();
  return loaded;
}

/** A kernel that does not allow it (a filter of system calls, no /proc) leaves the block as it was. */
function overwriteBlock(): void {
  try {
    const [start, end] = blockOf(readFileSync('/proc/self/stat', 'latin1'));
    const memory = openSync('/proc/self/mem', 'r+');
    try {
      const block = Buffer.alloc(end - start);
      const length = readSync(memory, block, 0, block.length, start);
      wipeValues(block.subarray(0, length));
      writeSync(memory, block, 0, length, start);
    } finally {
      closeSync(memory);
    }
  } catch {
    return;
  }
}

/** `env_start` and `env_end`, fields 50 and 51 of proc_pid_stat(5). The second field, a name, may hold anything. */
function blockOf(stat: string): readonly [start: number, end: number] {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [Number(fields[47]), Number(fields[48])];
}

function wipeValues(block: Buffer): void {
  for (let at = 0; at < block.length; ) {
    const next = block.indexOf(0, at);
    const end = next < 0 ? block.length : next;
    const equals = block.indexOf('=', at);
    const value = equals < 0 || equals > end ? at : equals + 1;
    if (!harmless.test(block.toString('latin1', at, Math.max(at, value - 1)))) block.fill(0, value, end);
    at = end + 1;
  }
}
