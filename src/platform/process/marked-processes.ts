import { readdirSync, readFileSync } from 'node:fs';

/** The variable by which every process that a run started can be found; its value names the run. */
export const processMarker = 'SALLYPORT_RUN';

/** A process may start another one while they are looked for. */
const mostRounds = 5;

/**
 * Ends the processes that carry the mark of a run, also those that left its process group (`setsid`). Linux only:
 * elsewhere the environment of another process cannot be read.
 */
export function endMarkedProcesses(run: string): void {
  if (process.platform !== 'linux') return;
  for (let round = 0; round < mostRounds; round += 1) {
    const found = marked(`${processMarker}=${run}`);
    if (found.length === 0) return;
    for (const pid of found) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended, or changed its user.
      }
    }
  }
}

function marked(variable: string): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  return pids.filter((pid) => holds(`/proc/${pid}/environ`, variable)).map(Number);
}

function holds(path: string, variable: string): boolean {
  try {
    return readFileSync(path, 'latin1').split('\0').includes(variable);
  } catch {
    return false;
  }
}
