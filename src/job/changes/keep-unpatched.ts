import { join } from 'node:path';
import { keepFile } from '../../platform/files/keep-file.js';
import type { Redact } from '../../platform/types.js';
import { listed } from '../../text.js';
import { hasSecret, isUnpatched } from '../result/patch-bytes.js';
import type { ChangedFile } from '../result/types.js';

interface KeepOptions {
  /** Where the run has worked. */
  readonly directory: string;
  /** Where the files of the run remain; `null` if its directory does. */
  readonly artifacts: string | null;
  readonly redact: Redact;
}

export const deniedNote = 'not permitted by the rules';
export const unnamableNote = 'its name is not UTF-8';

/** Those that no patch can have. Of a worktree, which is removed, they are moved next to the report. */
export function keepUnpatched(changes: readonly ChangedFile[], options: KeepOptions): readonly string[] {
  const lost = changes.filter(isUnpatched);
  if (lost.length === 0) return [];
  const named = lost.map(({ path, note }) => `${path} (${note ?? 'unknown'})`);
  const notice = `Not in changes.patch: ${listed(named, 5)}.`;
  if (options.artifacts === null) return [notice];
  const target = join(options.artifacts, 'changed-files');
  const kept = keepFiles(lost, target, options);
  if (kept.length === 0) return [`${notice} Removed with the worktree.`];
  return [`${notice} ${kept.length === lost.length ? 'Kept' : `${listed(kept, 5)}: kept`} in ${target}.`];
}

/** Moves the files there, except for what people may not get, and returns the paths of those that are there. */
export function keepFiles(
  changes: readonly ChangedFile[],
  target: string,
  options: Pick<KeepOptions, 'directory' | 'redact'>,
): readonly string[] {
  return changes.filter((change) => keep(change, target, options)).map(({ path }) => path);
}

function keep(
  { path, kind, note }: ChangedFile,
  target: string,
  { directory, redact }: Pick<KeepOptions, 'directory' | 'redact'>,
): boolean {
  if (kind === 'deleted' || note === deniedNote) return false;
  const source =
    note === unnamableNote ? Buffer.concat([Buffer.from(`${directory}/`), rawName(path)]) : join(directory, path);
  return keepFile(source, join(target, path), (part) => hasSecret(part, redact));
}

/** The name with the bytes for its octal codes. */
const rawName = (path: string): Buffer =>
  Buffer.from(
    path.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8))),
    'latin1',
  );
