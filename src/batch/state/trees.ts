import * as z from 'zod/mini';
import type { TreeChange } from '../../github-writes/tree-change.js';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import { readValid } from './read-valid.js';

const maxBytes = 20_000_000;

const objectId = z.string().check(z.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/));

const schema = z.strictObject({
  formatVersion: z.literal(1),
  base: objectId,
  baseTree: objectId,
  files: z
    .array(
      z.strictObject({
        path: z.string().check(z.minLength(1), z.maxLength(4_096)),
        /** Base64; `null` for a deleted file. */
        content: z.nullable(z.string()),
        mode: z.optional(z.enum(['100644', '100755'])),
      }),
    )
    .check(z.maxLength(1_000)),
});

const nameOf = (key: string) => `trees/${key}.json`;

/** Stores the changes of a job, so that a later run or a merge can put them into a pull request. */
export async function saveTree(directory: StateDirectory, key: string, tree: TreeChange): Promise<void> {
  const files = tree.files.map(({ content, ...file }) => ({
    ...file,
    content: content === null ? null : content.toString('base64'),
  }));
  await directory.write(nameOf(key), `${JSON.stringify({ formatVersion: 1, ...tree, files })}\n`);
}

/** `null` if the stored changes are missing or damaged. Their paths are not judged here. */
export async function readTree(directory: StateDirectory, key: string): Promise<TreeChange | null> {
  const stored = await readValid(directory, nameOf(key), schema, maxBytes);
  if (stored === null) return null;
  const { base, baseTree, files } = stored;
  return {
    base,
    baseTree,
    files: files.map(({ path, content, mode }) => ({
      path,
      content: content === null ? null : Buffer.from(content, 'base64'),
      ...(mode === undefined ? {} : { mode }),
    })),
  };
}
