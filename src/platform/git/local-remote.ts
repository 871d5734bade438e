import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Links resolved; `null` for a server. As for git, a colon before the first slash means one: `git@host:path`. */
export function localRemote(address: string, directory: string): string | null {
  const isFile = /^file:\/\//i.test(address);
  if (!isFile && /^[^/]+:/.test(address)) return null;
  const path = resolve(directory, isFile ? decoded(address.slice('file://'.length)) : address);
  return statSync(path, { throwIfNoEntry: false }) === undefined ? path : realpathSync(path);
}

function decoded(path: string): string {
  return path.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
