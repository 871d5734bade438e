import { fingerprint } from '../../fingerprint.js';
import type { PullRequestContext } from '../publish-context.js';
import type { TreeChange } from '../tree-change.js';

export interface CommitRequest<Kind extends string> {
  readonly kind: Kind;
  readonly title: string;
  readonly body: string;
  /** The files and directories that it takes; absent for all that the run changed. */
  readonly paths?: readonly string[];
}

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
function changesFingerprint({ files, merged }: TreeChange): string {
  const parts = files.flatMap(({ path, content, mode }): (string | Buffer)[] => {
    const size = content === null ? 'gone' : String(content.length);
    return [`${JSON.stringify(mode === undefined ? [path, size] : [path, size, mode])}\n`, content ?? ''];
  });
  return fingerprint(merged === undefined ? parts : [merged.commit, ...parts], 32);
}

/** What a commit with these changes contains besides its message. */
export function contentsOf({ files, merged }: TreeChange): Pick<TreeChange, 'files' | 'merged'> {
  return merged === undefined ? { files } : { files, merged };
}

/** Why changes with a secret of the run are not published, as a clause; `null` if they have none. */
export function whySecret({ files }: TreeChange, holdsSecret: (content: Buffer) => boolean): string | null {
  const leaking = files.find((file) => holdsSecret(Buffer.concat([Buffer.from(file.path), file.content ?? none])));
  return leaking === undefined ? null : `${leaking.path} contains what looks like a secret`;
}

/** The changes of a run for a commit, or why they are not published, as a clause. */
export function treeOf(context: Pick<PullRequestContext, 'collected' | 'holdsSecret'>): TreeChange | string {
  const { collected, holdsSecret } = context;
  if ('refused' in collected) return collected.refused;
  return whySecret(collected.tree, holdsSecret) ?? collected.tree;
}

const none = Buffer.alloc(0);
