import { readdirSync, readFileSync } from 'node:fs';
import { attempt } from '../../errors.js';

/** The environment variable that marks every process started by a run; its value identifies the run. */
export const processMarker = 'SALLYPORT_RUN';

/** A process may start another one during the search. */
const maxRounds = 5;

/** Also those that left its process group (`setsid`). Linux only: other systems do not expose the environment. */
export function endMarkedProcesses(run: string): void {
  if (process.platform !== 'linux') return;
  for (let round = 0; round < maxRounds; round += 1) {
    const pids = processesWith(`${processMarker}=${run}`);
    if (pids.length === 0) return;
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended, or changed its user.
      }
    }
  }
}

function processesWith(variable: string): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  return pids.filter((pid) => hasVariable(`/proc/${pid}/environ`, variable)).map(Number);
}

function hasVariable(path: string, variable: string): boolean {
  return attempt(() => readFileSync(path, 'latin1').split('\0').includes(variable), false);
}
