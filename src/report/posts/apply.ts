import { GitHubProblem } from '../../host/types.js';
import type { Post } from '../../tools/post/types.js';
import { postAssignees } from './assign.js';
import { postComment } from './comment.js';
import { postIssue } from './issue.js';
import { postLabels } from './label.js';
import { postReview } from './review.js';
import type { PostScene, WriteRow } from './types.js';

/**
 * Applies what the model recorded, in its order, and says of each what became of it. A write that fails stops no
 * other. Each looks first for what an earlier run under the same key posted, so that applying again changes nothing.
 */
export async function applyPosts(posts: readonly Post[], scene: PostScene): Promise<readonly WriteRow[]> {
  const rows: WriteRow[] = [];
  let comments = 0;
  for (const post of posts) {
    if (post.kind === 'comment') comments += 1;
    try {
      rows.push(...(await applyOne(post, comments, scene)));
    } catch (error) {
      if (!(error instanceof GitHubProblem)) throw error;
      rows.push({ what: nameOf(post), outcome: 'failed', url: null, note: `${sentence(error.message)} ${error.mend}` });
    }
  }
  return rows;
}

function applyOne(post: Post, number: number, scene: PostScene): Promise<readonly WriteRow[]> {
  switch (post.kind) {
    case 'comment':
      return postComment(post, number, scene);
    case 'review':
      return postReview(post, scene);
    case 'label':
      return postLabels(post, scene);
    case 'assign':
      return postAssignees(post, scene);
    case 'issue':
      return postIssue(post, scene);
  }
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Rows for posts that are not applied at all, with the reason. */
export function withheld(posts: readonly Post[], note: string): readonly WriteRow[] {
  return posts.map((post) => ({ what: nameOf(post), outcome: 'withheld', url: null, note }));
}

function nameOf(post: Post): string {
  switch (post.kind) {
    case 'comment':
      return 'Comment';
    case 'review':
      return `Review ${post.verdict}, ${String(post.comments.length)} remarks`;
    case 'label':
      return `Label ${[...post.add.map((name) => `+${name}`), ...post.remove.map((name) => `-${name}`)].join(' ')}`;
    case 'assign':
      return `Assign ${post.users.join(' ')}`;
    case 'issue':
      return `Issue ${post.title}`;
  }
}
