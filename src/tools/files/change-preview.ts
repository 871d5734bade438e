import { only } from '../../errors.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';
import { hunksOf } from './text-diff.js';
import { decodeText } from './text-file.js';

const maxFileBytes = 1_000_000;
const maxDiff = 4_000;
const diffTimeoutMs = 200;

/** `null` if reading is not permitted or it is impossible. `change` gets the text, empty without a file. */
export async function previewOf(
  path: string,
  files: FileSystem,
  change: (text: string) => string | null,
): Promise<string | null> {
  const before = await files.read(path, maxFileBytes).then(
    (bytes) => decodeText(bytes)?.text ?? null,
    only(FileProblem, ({ code }) => (code === 'missing' ? '' : null)),
  );
  const after = before === null ? null : change(before);
  if (before === null || after === null) return null;
  const hunks = await hunksOf(before, after, { context: 2, timeoutMs: diffTimeoutMs });
  if (hunks === null || hunks.text === '') return null;
  return hunks.text.length <= maxDiff
    ? hunks.text
    : `${hunks.text.slice(0, hunks.text.lastIndexOf('\n', maxDiff))}\n…\n`;
}
