import type { GitHubWriteApi, GitHubWriteClient } from '../platform/github/write/write-client.js';
import type { MadeCommit } from '../platform/github/write/write-pull-request.js';
import type { AdvanceEnd } from '../platform/github/write/write-push.js';
import type { CollectedTree, MergedOnto, TreeChange } from './tree-change.js';

/** Makes a model's Markdown safe to post: redacted, and nothing in it hides, loads, notifies or acts. */
export type SanitizeText = (text: string) => string;

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

/** The contents of a commit on the branch of the run's pull request, and how it gets there. */
export interface PushContext extends Pick<PullRequestContext, 'collected' | 'holdsSecret'> {
  readonly branch: string;
  /** Why the changes can only get there through another pull request; `null` if they can be pushed. */
  readonly indirect: string | null;
  /** Sallyport's branch for that pull request. */
  readonly ownBranch: string;
  readonly repositoryUrl: string;
  readonly pullUrl: string;
  readonly patch: string;
  readonly isResultPosted: boolean;
  /** Merges the changes with what the branch has got since. Rejects with GitProblem. */
  readonly merge: (tree: TreeChange, tip: string) => Promise<MergedOnto>;
  /** Creates the commit, on no branch. */
  readonly commit: (
    tree: TreeChange,
    message: { readonly headline: string; readonly body: string },
    api: GitHubWriteApi,
  ) => Promise<MadeCommit>;
  /** Adds the commit to the branch; never replaces one. */
  readonly advance: (sha: string, api: GitHubWriteApi) => Promise<AdvanceEnd>;
}

export interface IssueEnd {
  /** `null`: never. */
  readonly expiresDays: number | null;
  readonly closesOlder: boolean;
  /** In milliseconds since the epoch. */
  readonly now: number;
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
  /** How to get another pull request after one was closed, as the end of a sentence. Default: with a comment. */
  readonly closedHint?: string | undefined;
  /** The commit that the run worked on; `null` if unknown. */
  readonly reviewedSha: string | null;
  /** A line about who made a post, for the end of its text; see publish/writes.ts. */
  readonly footer: string;
  /** The address of the repository for people. */
  readonly repositoryUrl: string;
  /** The issue that started the run, which its pull request may close; `null` if there is none. */
  readonly mayClose: number | null;
  readonly issueEnd: IssueEnd;
  /** Why the run may not approve or request changes; `null` if it may. */
  readonly whyCommentOnly: string | null;
  /** `null` if the model requested no pull request. */
  readonly pull: PullRequestContext | null;
  /** `null` if the model requested no push. */
  readonly push: PushContext | null;
}
