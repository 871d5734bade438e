import { rethrowUnless } from '../../errors.js';
import { lazyRegExp } from '../../lazy-reg-exp.js';
import type { Part } from '../../messages/types.js';
import { FileProblem, type FileProblemCode, type FileSystem } from '../../platform/files/types.js';
import type { PolicyEngine } from '../../policy/types.js';
import { contentOf, encodingNote, plainContent } from '../../tools/read/content.js';
import { isMedia } from '../../tools/read/media.js';

/** What the placeholders of a prompt may read in the working tree. */
export type ReadableFiles = FileSystem;

export interface FileInsertPorts {
  readonly files: ReadableFiles;
  readonly policy: PolicyEngine;
  readonly signal: AbortSignal;
}

export interface FileLimits {
  readonly files: number;
  readonly fileBytes: number;
  readonly mediaBytes: number;
  /** Maximum pages of one PDF; 0 if the model takes none. */
  readonly pages: number;
  /** Maximum bytes of all files of one prompt. */
  readonly totalBytes: number;
}

export const defaultFileLimits: FileLimits = {
  ...{ files: 1_000, fileBytes: 1_000_000, mediaBytes: 5_000_000, pages: 10, totalBytes: 5_000_000 },
};

export interface FileBudget extends FileLimits {
  left: number;
}

export type ReadFile =
  | { readonly kind: 'parts'; readonly parts: readonly Part[]; readonly bytes: number; readonly note: string | null }
  | ({ readonly kind: 'failed' } & Failed);

export interface Failed {
  readonly why: string;
  readonly hint: string;
  /** The code of the FileSystem error, if there was one. */
  readonly code?: FileProblemCode;
}

export const namesNothing: Failed = {
  why: 'it does not name a file',
  hint: 'write a path between the braces, or remove the placeholder',
};

/** Why the rules refuse to read a path; `null` if they allow it. The FileSystem checks again when it opens the file. */
export function refusedByRules(path: string, policy: PolicyEngine): Failed | null {
  const evaluation = policy({ tool: 'Read', effects: [{ kind: 'read', path }] });
  if (evaluation.outcome === 'run') return null;
  const [rule] = evaluation.suggest;
  return {
    why: `the rules refuse it: ${evaluation.reason}`,
    hint: rule === undefined ? 'remove the placeholder; this can never be allowed' : `allow it with the rule ${rule}`,
  };
}

/** In its own format. Only the FileSystem, which knows the file it opens, checks the rules. Rejects only for a bug. */
export async function readOne(path: string, { files }: FileInsertPorts, limits: FileLimits): Promise<ReadFile> {
  const limit = isMedia(path) || isNotebook(path) ? limits.mediaBytes : limits.fileBytes;
  try {
    const name = files.relative(path);
    const bytes = await files.read(path, limit);
    const content = plainContent(name, bytes) ?? (await contentOf(name, bytes));
    const read = (parts: readonly Part[], note: string | null = null): ReadFile => ({
      ...{ kind: 'parts', parts, bytes: bytes.length, note },
    });
    switch (content.kind) {
      case 'text':
        return read([{ type: 'text', text: content.file.text }], encodingNote(content.file));
      case 'notebook':
        return read(content.parts);
      case 'media': {
        const { mediaType, pages } = content;
        if (limits.pages === 0 && mediaType === 'application/pdf') return pointer(name, 'the model takes no PDF files');
        if (pages !== null && pages > limits.pages)
          return pointer(name, `it has ${pages} pages, ${bytes.length} bytes`);
        return read([{ type: 'media', mediaType, data: bytes.toString('base64'), name }]);
      }
      case 'binary': {
        const hint = 'name a text file, a notebook, an image (PNG, JPEG, GIF, WebP) or a PDF';
        return { kind: 'failed', why: 'it is binary', hint };
      }
    }
  } catch (error) {
    if (isPdf(path) && error instanceof FileProblem && error.code === 'too-large') {
      return pointer(files.relative(path), `it is larger than ${limit} bytes`);
    }
    return { kind: 'failed', ...fileRefusalText(error, limit) };
  }
}

const isPdf = (path: string) => /\.pdf$/i.test(path);
const isNotebook = (path: string) => /\.ipynb$/i.test(path);

/** A note in place of a PDF that is too long to include in every request. */
function pointer(name: string, why: string): ReadFile {
  const text = `[PDF ${shownPath(name)} is not inserted: ${why}. Read with pages, such as "1-20", shows the text of selected pages.]`;
  return { kind: 'parts', parts: [{ type: 'text', text }], bytes: text.length, note: 'replaced with a pointer' };
}

const unusualInName = lazyRegExp(String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\]]`, 'u');

/** A file name is data: one with line breaks must not look like a line of Sallyport's output. */
export function shownPath(name: string): string {
  return unusualInName().test(name) ? JSON.stringify(name) : name;
}

const problems: Readonly<Record<Exclude<FileProblemCode, 'refused' | 'too-large'>, readonly [string, string]>> = {
  missing: ['the file does not exist', 'correct the path; it is relative to the workspace'],
  outside: ['it is outside the workspace', 'use a file in the workspace'],
  directory: ['it is a directory', 'use a file'],
  'not-a-directory': ['a part of the path is not a directory', 'correct the path'],
  special: ['it is not a regular file', 'use a regular file, not a pipe, socket or device'],
  exists: ['it already exists', 'correct the path'],
  'no-permission': ['the system denies read access', 'correct the permissions of the file'],
  io: ['it could not be read', 'check whether the file can be read on this machine'],
};

/** The message for a FileProblem; any other error is thrown again. */
export function fileRefusalText(error: unknown, limit: number): Failed {
  rethrowUnless(error, FileProblem);
  const { code, message } = error;
  if (code === 'refused') return { why: `it is refused: ${message}`, hint: 'use another file', code };
  if (code === 'too-large') {
    const hint = 'let the agent read the part that it needs';
    return { why: `it is larger than the limit of ${limit} bytes`, hint, code };
  }
  const [why, hint] = problems[code];
  return { why, hint, code };
}
