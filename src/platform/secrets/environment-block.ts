import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { isSecretName } from '../host/host-environment.js';

/** Action inputs, and the credentials and addresses that a runner passes to actions. */
const credentials = /^(?:INPUT_|ACTIONS_(?:ID_TOKEN|RUNTIME|CACHE|RESULTS)_)/i;

/** Public variables that other programs read from a process: a runner finds leftover processes by the last one. */
const publicNames = /^(?:PATH|HOME|USER|LOGNAME|SHELL|PWD|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|CI|RUNNER_TRACKING_ID)$/;

/**
 * Returns the original; removes keys, tokens and inputs from `variables`. On Linux the values from the start are
 * overwritten too, except for public ones: processes of the same user can read them in /proc/PID/environ.
 */
export function takeEnvironment(variables: NodeJS.ProcessEnv): Readonly<Record<string, string | undefined>> {
  const loaded = { ...variables };
  const overwritten = Object.keys(loaded).filter((name) => !publicNames.test(name));
  for (const name of overwritten) {
    if (credentials.test(name) || isSecretName(name)) Reflect.deleteProperty(variables, name);
    // Setting a variable again gives it new memory, so libraries can still read it after the block is overwritten.
    else variables[name] = loaded[name];
  }
  if (process.platform === 'linux') overwriteBlock();
  return loaded;
}

/** Overwrites the environment block; leaves it unchanged if the kernel does not allow it (seccomp, no /proc). */
function overwriteBlock(): void {
  try {
    // `env_start` and `env_end`, fields 50 and 51 of proc_pid_stat(5). The second field, a name, may contain anything.
    const stat = readFileSync('/proc/self/stat', 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [start, end] = [Number(fields[47]), Number(fields[48])];
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

function wipeValues(block: Buffer): void {
  for (let at = 0; at < block.length; ) {
    const next = block.indexOf(0, at);
    const end = next < 0 ? block.length : next;
    const equals = block.indexOf('=', at);
    const value = equals < 0 || equals > end ? at : equals + 1;
    if (!publicNames.test(block.toString('latin1', at, Math.max(at, value - 1)))) block.fill(0, value, end);
    at = end + 1;
  }
}
