import { FileProblem, type FileSystem } from '../../platform/files/types.js';
import { failedOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import type { KnownFiles } from './known-files.js';
import { decodeText, encodeText, type TextFile } from './text-file.js';

/** Larger files are not edited. */
const maxFileBytes = 20_000_000;

export interface ChangePorts {
  readonly files: FileSystem;
  readonly knownFiles: KnownFiles;
}

/**
 * The file, or why it must not be changed; `missing` without a file. Not if the model has seen other content: a change
 * would be lost.
 */
export async function fileToChange(
  path: string,
  { files, knownFiles }: ChangePorts,
): Promise<{ readonly file: TextFile } | { readonly problem: string } | 'missing'> {
  const bytes = await files.read(path, maxFileBytes).catch((error: unknown) => {
    if (error instanceof FileProblem && error.code === 'missing') return null;
    throw error;
  });
  if (bytes === null) return 'missing';
  const file = decodeText(bytes);
  if (file === null) return { problem: `${path} is a binary file.` };
  const problem = await knownFiles.objection(path, bytes);
  return problem === null ? { file } : { problem };
}

export async function saveText(
  path: string,
  file: TextFile,
  { files, knownFiles }: ChangePorts,
  done: string,
): Promise<ToolOutput> {
  const bytes = encodeText(file);
  if (bytes === null)
    return failedOutput(`${path} is encoded in windows-1252, which does not contain all characters of new_string.`);
  const kind = await files.write(path, bytes);
  knownFiles.learn(path, bytes);
  return { parts: [{ type: 'text', text: done }], changes: [{ path: files.resolve(path), kind }] };
}

export function changeEffects(path: string, files: FileSystem) {
  const resolved = files.resolve(path);
  return [
    { kind: 'read', path: resolved },
    { kind: 'write', path: resolved },
  ] as const;
}
