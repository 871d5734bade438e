import { createHash } from 'node:crypto';
import { hunksOf } from './text-diff.js';
import { decodeText } from './text-file.js';

export type KnownFiles = Readonly<ReturnType<typeof createKnownFiles>>;

interface Known {
  readonly digest: string;
  /** `null` for a binary or large file. */
  readonly text: string | null;
  readonly parts: Set<string>;
}

/** Larger files are compared by digest, without a diff. */
const maxTextBytes = 1_000_000;
const maxFiles = 1_000;
const maxDiff = 6_000;
const diffTimeoutMs = 300;

export function createKnownFiles(files: { resolve(path: string): string; relative(path: string): string }) {
  const known = new Map<string, Known>();
  const put = (path: string, entry: Known): void => {
    const key = files.resolve(path);
    known.delete(key);
    known.set(key, entry);
    const oldest = known.keys().next();
    if (known.size > maxFiles && oldest.done !== true) known.delete(oldest.value);
  };
  const learn = (path: string, bytes: Buffer): void => {
    const entry = known.get(files.resolve(path));
    const digest = digestOf(bytes);
    if (entry?.digest !== digest) put(path, { digest, text: textOf(bytes), parts: new Set() });
  };
  return {
    /** The model has seen, or knows the change to, this content. */
    learn,
    learnText: (path: string, text: string): void => {
      if (known.has(files.resolve(path))) learn(path, Buffer.from(text));
    },
    forget: (path: string) => void known.delete(files.resolve(path)),
    /** The same part of the same content. False the next time: it may be out of the context. */
    isRepeated(path: string, part: string, bytes: Buffer): boolean {
      learn(path, bytes);
      const parts = known.get(files.resolve(path))?.parts ?? new Set();
      if (parts.delete(part)) return true;
      parts.add(part);
      return false;
    },
    /**
     * Why not: its content is not what the model has seen, with a diff; `null` if it is, or never seen. Known from then
     * on.
     */
    async objection(path: string, bytes: Buffer): Promise<string | null> {
      const before = known.get(files.resolve(path));
      if (before === undefined || before.digest === digestOf(bytes)) return null;
      learn(path, bytes);
      const shown = files.relative(files.resolve(path));
      const diff = await diffOf(before.text, textOf(bytes));
      return diff === null
        ? `${shown} has changed since you last read it, so nothing was written. Read it again.`
        : `${shown} has changed since you last read it, so nothing was written. The change:\n${diff}\nRepeat the call if it still fits.`;
    },
  };
}

function digestOf(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('base64');
}

function textOf(bytes: Buffer): string | null {
  return bytes.length > maxTextBytes ? null : (decodeText(bytes)?.text ?? null);
}

async function diffOf(before: string | null, after: string | null): Promise<string | null> {
  if (before === null || after === null) return null;
  const hunks = await hunksOf(before, after, { context: 2, timeoutMs: diffTimeoutMs });
  return hunks === null || hunks.text.length > maxDiff ? null : hunks.text.trimEnd();
}
