import type { FileProblemCode, Files } from '../../host/types.js';
import { FileProblem } from '../../host/types.js';
import type { Part } from '../../messages/types.js';
import type { Judge } from '../../policy/types.js';
import { contentOf, hasMediaName } from './content.js';

/** What the placeholders of a prompt may read of the work tree. */
export type ReadableFiles = Pick<Files, 'resolve' | 'relative' | 'read' | 'info' | 'walk' | 'ignored'>;

export interface FileDoors {
  readonly files: ReadableFiles;
  readonly judge: Judge;
  readonly signal: AbortSignal;
}

export interface FileLimits {
  /** Files of one directory. */
  readonly files: number;
  /** Bytes of one text file. */
  readonly fileBytes: number;
  /** Bytes of one image or PDF. */
  readonly mediaBytes: number;
  /** Bytes of all files of one prompt. */
  readonly totalBytes: number;
}

export const defaultFileLimits: FileLimits = {
  files: 1_000,
  fileBytes: 1_000_000,
  mediaBytes: 5_000_000,
  totalBytes: 5_000_000,
};

/** The limits with what is left of the whole; one for all placeholders of a prompt. */
export interface FileBudget extends FileLimits {
  left: number;
}

/** What became of one file: its part with a remark on how it was read, or why it is not there. */
export type ReadFile =
  | { readonly kind: 'part'; readonly part: Part; readonly bytes: number; readonly note: string | null }
  | ({ readonly kind: 'failed' } & Failed);

export interface Failed {
  readonly why: string;
  readonly mend: string;
  /** There is no such file. */
  readonly isMissing?: boolean;
}

/** Why a path must not be read by the rules, or null. The files door asks once more when it opens the file. */
export function refusedByRules(path: string, judge: Judge): { why: string; mend: string } | null {
  const judgement = judge({ tool: 'Read', effects: [{ kind: 'read', path }] });
  if (judgement.outcome === 'run') return null;
  const [rule] = judgement.suggest;
  return {
    why: `the rules refuse it: ${judgement.reason}`,
    mend: rule === undefined ? 'Take the placeholder out; no rule may allow this.' : `Allow it with the rule ${rule}.`,
  };
}

/** Reads one regular file as text or media. Rejects only for a bug of ours. */
export async function readOne(
  path: string,
  { files, judge }: Pick<FileDoors, 'files' | 'judge'>,
  limits: FileLimits,
): Promise<ReadFile> {
  const refused = refusedByRules(path, judge);
  if (refused !== null) return { kind: 'failed', ...refused };
  const limit = hasMediaName(path) ? limits.mediaBytes : limits.fileBytes;
  try {
    const bytes = await files.read(path, limit);
    return partOf(files.relative(path), bytes);
  } catch (error) {
    return { kind: 'failed', ...wordsOf(error, limit) };
  }
}

function partOf(name: string, bytes: Buffer): ReadFile {
  const content = contentOf(name, bytes);
  switch (content.kind) {
    case 'text':
      return {
        kind: 'part',
        part: { type: 'text', text: content.text },
        bytes: bytes.length,
        note: content.note,
      };
    case 'media':
      return {
        kind: 'part',
        part: { type: 'media', mediaType: content.mediaType, data: bytes.toString('base64'), name },
        bytes: bytes.length,
        note: null,
      };
    case 'binary':
      return {
        kind: 'failed',
        why: 'it is binary',
        mend: 'Name a text file, an image (PNG, JPEG, GIF, WebP) or a PDF.',
      };
  }
}

const problems: Readonly<Record<Exclude<FileProblemCode, 'refused' | 'too-large'>, readonly [string, string]>> = {
  missing: ['there is no such file', 'Correct the path; it is relative to the workspace.'],
  outside: ['it lies outside the workspace', 'Name a file of the workspace.'],
  directory: ['it is a directory', 'Name a file.'],
  'not-a-directory': ['a part of the path is no directory', 'Correct the path.'],
  special: ['it is no regular file', 'Name a regular file: no pipe, socket or device.'],
  exists: ['it exists already', 'Correct the path.'],
  'no-permission': ['the system does not let us read it', 'Correct the permissions of the file.'],
  io: ['it could not be read', 'See whether the file can be read on this machine.'],
};

/** The words for a problem of the files door; anything else is thrown again. */
export function wordsOf(error: unknown, limit: number): Failed {
  if (!(error instanceof FileProblem)) throw error;
  if (error.code === 'refused') return { why: `it is refused: ${error.message}`, mend: 'Name another file.' };
  if (error.code === 'too-large') {
    return { why: `it is larger than the limit of ${limit} bytes`, mend: 'Let the agent read the part that it needs.' };
  }
  const [why, mend] = problems[error.code];
  return { why, mend, isMissing: error.code === 'missing' };
}
