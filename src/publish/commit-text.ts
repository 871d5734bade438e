import type { TreeChange } from '../job/collect-tree.js';
import { fingerprint } from '../report/fingerprint.js';

/** Rewrites directives in the title or text of a commit or pull request that would skip checks. */
export function withoutSkips(text: string): string {
  return text
    .replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, '($1)')
    .replace(/skip-checks(?=\s*:)/gi, 'skip checks');
}

/** Begins the last line of the messages of Sallyport's commits. */
export const trailer = 'Sallyport-Changes: ';

/** The last line of the message of a commit with these changes. */
export function changesTrailer(tree: TreeChange): string {
  return `${trailer}${changesFingerprint(tree)}`;
}

/** Identical for identical changes, independent of the base commit. */
function changesFingerprint({ files }: TreeChange): string {
  const parts = files.flatMap(({ path, content, mode }) => {
    const size = content === null ? 'gone' : String(content.length);
    return [`${JSON.stringify(mode === undefined ? [path, size] : [path, size, mode])}\n`, content ?? ''];
  });
  return fingerprint(parts, 32);
}

/** The first file that contains a secret of the run; `null` if there is none. */
export function secretFile({ files }: TreeChange, holdsSecret: (content: Buffer) => boolean): string | null {
  const found = files.find((file) => holdsSecret(Buffer.concat([Buffer.from(file.path), file.content ?? none])));
  return found?.path ?? null;
}

const none = Buffer.alloc(0);
