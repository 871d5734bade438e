import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { attempt } from '../../errors.js';

/** The identity of a process, to distinguish it later from another process with the same pid. */
export interface ProcessOwner {
  readonly pid: number;
  /** Its start time in kernel units; `null` if the system does not provide it. */
  readonly started: string | null;
  /** The scope of the pid: this boot of this machine, and the pid namespace. */
  readonly place: string;
}

let thisProcess: ProcessOwner | null = null;

/** Read once: a start asks several times. */
export function ownerOfThisProcess(): ProcessOwner {
  thisProcess ??= { pid: process.pid, started: statOf(process.pid).start, place: place() };
  return thisProcess;
}

/** Whether the process certainly no longer exists; false if unknown. */
export function isOwnerGone({ pid, started, place: where }: ProcessOwner): boolean {
  if (where !== ownerOfThisProcess().place || !Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  const { state, start: now } = statOf(pid);
  // A zombie has ended, but the first process of a container may never collect its exit code.
  return state === 'Z' || (started !== null && now !== null && now !== started);
}

/** The third and the 22nd field of /proc/PID/stat; the second one, a name, may hold anything. */
function statOf(pid: number): { readonly state: string | null; readonly start: string | null } {
  const stat = textAt(`/proc/${String(pid)}/stat`);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return { state: fields[0] ?? null, start: fields[19] ?? null };
}

function place(): string {
  if (process.platform !== 'linux') return hostname();
  return attempt(
    () => `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`,
    `unknown ${String(Math.random())}`,
  );
}

function textAt(path: string): string | null {
  return attempt(() => readFileSync(path, 'utf8'), null);
}
