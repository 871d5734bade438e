import { closeSync, readdirSync, readFileSync } from 'node:fs';
import { attempt } from '../../errors.js';

const closeOnExec = 0o2000000;

/**
 * Closes the files above standard error that this process inherited and that its children would inherit from it. Node.js
 * opens every file with close-on-exec, so a file without it came from the parent. Called before the first command of a
 * job: until then, an argument such as `/dev/fd/63` may name one of them. Elsewhere than on Linux, nothing is known.
 */
export function closeInheritedFiles(): void {
  if (isDone || process.platform !== 'linux') return;
  isDone = true;
  for (const name of listed()) {
    const descriptor = Number(name);
    if (descriptor > 2 && isInheritable(name)) closeQuietly(descriptor);
  }
}

let isDone = false;

function listed(): readonly string[] {
  return attempt(() => readdirSync('/proc/self/fd'), []);
}

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
