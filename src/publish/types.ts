import type { CollectedTree } from '../job/collect-tree.js';
import type { GitHubWriteClient } from '../platform/github/write-types.js';

/** Makes a model's Markdown safe to post: redacted, and nothing in it hides, loads, notifies or acts. */
export type SanitizeText = (text: string) => string;

/** What a pull request is made from, and where it goes. */
export interface PullRequestContext {
  readonly collected: CollectedTree;
  /** The branch of the run. */
  readonly base: string;
  /** Ours: made and moved by nobody else. */
  readonly branch: string;
  /** Whether a secret of the run stands in these bytes. */
  readonly holdsSecret: (content: Buffer) => boolean;
}

export interface PublishContext {
  readonly github: GitHubWriteClient;
  readonly sanitize: SanitizeText;
  /** Names this job's posts among those of the same account; see comment-key. */
  readonly key: string;
  /** By what its comments are told from those of other runs of the key; null where they share theirs. See answerPart. */
  readonly answer: string | null;
  readonly item: 'issue' | 'pull-request' | null;
  /** Whether an issue or pull request that was closed may be followed by another one that says something else. */
  readonly afterClosed: boolean;
  /** The commit that the run looked at; null where that is not known. */
  readonly reviewedSha: string | null;
  /** Why the run may give no verdict; null where it may. */
  readonly whyCommentOnly: string | null;
  /** Null where the model asked for no pull request. */
  readonly pull: PullRequestContext | null;
}

/** The line that a workflow needs so that this may be written. */
export function permissionFor(item: PublishContext['item']): readonly string[] {
  return [item === 'pull-request' ? 'pull-requests: write' : 'issues: write'];
}
