import { closeSync, readdirSync, readFileSync } from 'node:fs';
import { attempt } from '../../errors.js';

const closeOnExec = 0o2000000;

/**
 * Before the first command: `/dev/fd/63` could name one. Node.js opens with close-on-exec, so others came from the
 * parent. Linux only.
 */
export function closeInheritedFiles(): void {
  if (isDone || process.platform !== 'linux') return;
  isDone = true;
  for (const name of attempt(() => readdirSync('/proc/self/fd'), [])) {
    const descriptor = Number(name);
    if (descriptor > 2 && isInheritable(name)) closeQuietly(descriptor);
  }
}

let isDone = false;

function isInheritable(name: string): boolean {
  try {
    const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${name}`, 'latin1'))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & closeOnExec) === 0;
  } catch {
    return false;
  }
}

function closeQuietly(descriptor: number): void {
  try {
    closeSync(descriptor);
  } catch {
    // Something else closed it first.
  }
}
