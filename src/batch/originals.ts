import type { Files } from '../host/types.js';
import { FileProblem } from '../host/types.js';
import { limits } from './change-limits.js';
import type { ChangedFile } from './types.js';

/** Larger files are listed without a diff. */
const maxBytes = 1_000_000;

/** Finding the shortest diff of two long, unlike files takes seconds; beyond this no diff is shown. */
const diffTimeoutMs = 500;

export interface Originals {
  /** The same door, remembering what each file held before it was first written. */
  readonly files: Files;
  /** What was remembered, for another door to the same workspace. */
  readonly before: Map<string, Buffer | null>;
  /** What is different now; only what went through the door is known. In byte order of the paths. */
  changes(): Promise<readonly ChangedFile[]>;
}

/** For workspaces without git: keeps the content of files that are about to be written, for a diff at the end. */
export function keepOriginals(files: Files, before = new Map<string, Buffer | null>()): Originals {
  return {
    before,
    files: {
      ...files,
      async write(path, content) {
        const name = files.relative(path);
        if (!before.has(name)) before.set(name, await contentOf(files, path));
        return await files.write(path, content);
      },
    },
    async changes() {
      const found = await Promise.all([...before].map(([path, content]) => changeOf(files, path, content)));
      return found
        .filter((one) => one !== null)
        .sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
    },
  };
}

async function contentOf(files: Files, path: string): Promise<Buffer | null> {
  try {
    return await files.read(path, Number.MAX_SAFE_INTEGER);
  } catch (error) {
    if (error instanceof FileProblem) return null;
    throw error;
  }
}

async function changeOf(files: Files, path: string, before: Buffer | null): Promise<ChangedFile | null> {
  const after = await contentOf(files, path);
  if (before === null && after === null) return null;
  if (before !== null && after?.equals(before) === true) return null;
  const kind = before === null ? 'created' : after === null ? 'deleted' : 'modified';
  const counted = await diffOf(path, before, after);
  return { path, kind, ...counted };
}

async function diffOf(
  path: string,
  before: Buffer | null,
  after: Buffer | null,
): Promise<Pick<ChangedFile, 'added' | 'removed' | 'diff' | 'note'>> {
  const none = (note: string) => ({ added: 0, removed: 0, diff: null, note });
  const both = [before, after].filter((content) => content !== null);
  if (both.some((content) => content.includes(0))) return none('binary');
  if (both.some((content) => content.length > maxBytes)) return none('too large for a diff');
  const { createTwoFilesPatch } = await import('diff');
  const text = (content: Buffer | null) => content?.toString('utf8') ?? '';
  const options = { timeout: diffTimeoutMs };
  const diff = createTwoFilesPatch(`a/${path}`, `b/${path}`, text(before), text(after), undefined, undefined, options);
  if (diff === undefined) return none('too different for a diff');
  const count = (sign: string) =>
    diff.split('\n').filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3))).length;
  const counts = { added: count('+'), removed: count('-') };
  if (Buffer.byteLength(diff) > limits.maxDiffBytes) return { ...counts, diff: null, note: 'the diff is too long' };
  return { ...counts, diff };
}
