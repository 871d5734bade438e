import { isUtf8 } from 'node:buffer';
import type { Redact } from '../../platform/types.js';
import { literalsIn } from './binary-patch.js';
import type { ChangedFile } from './types.js';

export function patchBytes(changes: readonly Pick<ChangedFile, 'diff' | 'patch'>[]): Buffer {
  return Buffer.concat(changes.map(bytesOf));
}

const bytesOf = ({ diff, patch }: Pick<ChangedFile, 'diff' | 'patch'>): Buffer =>
  patch === undefined ? Buffer.from(diff ?? '') : Buffer.from(patch, 'latin1');

export const isUnpatched = ({ diff, patch }: Pick<ChangedFile, 'diff' | 'patch'>): boolean =>
  diff === null && patch === undefined;

export interface RedactedChanges {
  readonly kept: readonly Pick<ChangedFile, 'diff' | 'patch'>[];
  /** Paths of files with a secret that was replaced. */
  readonly redacted: readonly string[];
  /** Paths of binary files with a secret, which are left out. */
  readonly secret: readonly string[];
}

/** Redacts texts in their own encoding. In a binary patch nothing can be replaced. */
export function redactedChanges(changes: readonly ChangedFile[], redact: Redact): RedactedChanges {
  const kept: Pick<ChangedFile, 'diff' | 'patch'>[] = [];
  const [redacted, secret]: [string[], string[]] = [[], []];
  for (const change of changes) {
    const before = bytesOf(change);
    const isBinary = change.patch?.includes('\nGIT binary patch\n') === true;
    if (isBinary && literalsIn(change.patch ?? '').some((content) => hasSecret(content, redact))) {
      secret.push(change.path);
      continue;
    }
    const encoding = isUtf8(before) ? 'utf8' : 'latin1';
    const after = Buffer.from(redact(before.toString(encoding)), encoding);
    if (!after.equals(before)) redacted.push(change.path);
    kept.push({ diff: null, patch: after.toString('latin1') });
  }
  return { kept, redacted, secret };
}

/** Whether these bytes contain a secret of the run, as UTF-8 or in an encoding of one byte per character. */
export function hasSecret(content: Buffer, redact: Redact): boolean {
  return (['utf8', 'latin1', 'utf16le'] as const).some((encoding) => {
    const text = content.toString(encoding);
    return redact(text) !== text;
  });
}
