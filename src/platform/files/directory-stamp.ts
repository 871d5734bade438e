import { lstatSync } from 'node:fs';
import { attempt } from '../../errors.js';

/** A directory may change again within the resolution of its time. */
const resolutionMs = 50;

/**
 * Differs if what is at this path is not the same directory with the same entries as before; `null` if that cannot be
 * known. No program can set the time of the last change (ctime), but several directories can have the same.
 */
export function directoryStamp(directory: string): string | null {
  // Commands can make directories whose paths are too long.
  const stat = attempt(() => lstatSync(directory, { throwIfNoEntry: false }), undefined);
  if (stat === undefined || Date.now() - stat.ctimeMs <= resolutionMs) return null;
  return `${String(stat.dev)}:${String(stat.ino)}:${String(stat.ctimeMs)}`;
}
