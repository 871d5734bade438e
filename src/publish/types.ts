import type { CollectedTree } from '../job/collect-tree.js';
import type { GitHubWriteClient } from '../platform/github/write-types.js';

/** Makes a model's Markdown safe to post: redacted, and nothing in it hides, loads, notifies or acts. */
export type SanitizeText = (text: string) => string;

/** The contents and the branches of a pull request. */
export interface PullRequestContext {
  readonly collected: CollectedTree;
  /** The branch of the run, which the pull request merges into. */
  readonly base: string;
  /** Sallyport's branch; only Sallyport creates and moves it. */
  readonly branch: string;
  /** Default: true. */
  readonly draft?: boolean;
  /** Whether these bytes contain a secret of the run. */
  readonly holdsSecret: (content: Buffer) => boolean;
}

export interface PublishContext {
  readonly github: GitHubWriteClient;
  readonly sanitize: SanitizeText;
  /** Distinguishes this job's posts from others of the same account; see comment-key. */
  readonly key: string;
  /** Distinguishes the run's comments from those of other runs with the key; `null` if they are shared. See answerPart. */
  readonly answer: string | null;
  readonly item: 'issue' | 'pull-request' | null;
  /** Whether a closed issue or pull request may be followed by another one with different content. */
  readonly afterClosed: boolean;
  /** The commit that the run worked on; `null` if unknown. */
  readonly reviewedSha: string | null;
  /** Why the run may not approve or request changes; `null` if it may. */
  readonly whyCommentOnly: string | null;
  /** `null` if the model requested no pull request. */
  readonly pull: PullRequestContext | null;
}

/** The permission that a workflow needs for this write. */
export function permissionFor(item: PublishContext['item']): readonly string[] {
  return [item === 'pull-request' ? 'pull-requests: write' : 'issues: write'];
}
