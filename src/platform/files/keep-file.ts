import { closeSync, copyFileSync, lstatSync, mkdirSync, openSync, readSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

const partBytes = 8_000_000;

/** Parts overlap by more than the length of any secret. */
const overlapBytes = 64_000;

/** False for what is not a plain file, cannot be moved, or has a part that is refused. */
export function keepFile(source: string | Buffer, target: string, isRefused: (part: Buffer) => boolean): boolean {
  try {
    if (!lstatSync(source).isFile() || hasPart(source, isRefused)) return false;
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    moveFile(source, target);
    return true;
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    return false;
  }
}

function moveFile(source: string | Buffer, target: string): void {
  try {
    renameSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}

function hasPart(path: string | Buffer, isMeant: (part: Buffer) => boolean): boolean {
  const descriptor = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(partBytes);
    for (let at = 0; ; at += partBytes - overlapBytes) {
      const bytes = readSync(descriptor, buffer, 0, partBytes, at);
      if (isMeant(buffer.subarray(0, bytes))) return true;
      if (bytes < partBytes) return false;
    }
  } finally {
    closeSync(descriptor);
  }
}
