import { GitHubProblem } from '../platform/types.js';
import { changedWords } from '../report/sanitized-notice.js';
import type { WriteRow } from '../report/write-result.js';
import { addUp } from '../sanitize/counts.js';
import type { Sanitised } from '../sanitize/types.js';
import type { Post } from '../tools/github/types.js';
import { postAssignees } from './assignees.js';
import { postCheckRun } from './check-run.js';
import { postComment } from './comment.js';
import { postIssue } from './issue.js';
import { postLabels } from './labels.js';
import { postPullRequest } from './pull-request.js';
import { postReview } from './review.js';
import type { PostScene } from './types.js';

/** The same with an account of what was changed in a text. */
export type ApplyScene = Omit<PostScene, 'harmless'> & { readonly harmless: (text: string) => Sanitised };

/**
 * Applies what the model recorded, in its order, and says of each what became of it. A write that fails stops no
 * other. Each looks first for what an earlier run under the same key posted, so that applying again changes nothing.
 */
export async function applyPosts(posts: readonly Post[], scene: ApplyScene): Promise<readonly WriteRow[]> {
  const rows: WriteRow[] = [];
  let comments = 0;
  for (const post of posts) {
    if (post.kind === 'comment') comments += 1;
    try {
      rows.push(...(await applyTold(post, comments, scene)));
    } catch (error) {
      if (!(error instanceof GitHubProblem)) throw error;
      rows.push({ what: nameOf(post), outcome: 'failed', url: null, note: `${sentence(error.message)} ${error.mend}` });
    }
  }
  return rows;
}

/** The first row says what was made harmless in the texts, each text counted once, however often it was tried. */
async function applyTold(post: Post, number: number, scene: ApplyScene): Promise<readonly WriteRow[]> {
  const cleaned = new Map<string, Sanitised>();
  const harmless = (text: string): string => {
    const known = cleaned.get(text) ?? scene.harmless(text);
    cleaned.set(text, known);
    return known.text;
  };
  const [first, ...others] = await applyOne(post, number, { ...scene, harmless });
  const changes = addUp(...[...cleaned.values()].map((one) => one.changes));
  if (first === undefined || changes.length === 0) return first === undefined ? [] : [first, ...others];
  const notes = [...(first.note === '' ? [] : [sentence(first.note)]), `Made harmless: ${changedWords(changes)}.`];
  return [{ ...first, note: notes.join(' ') }, ...others];
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
    case 'pull-request':
      return postPullRequest(post, scene);
    case 'check-run':
      return postCheckRun(post, scene);
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
    case 'pull-request':
      return `PullRequest ${post.title}`;
    case 'check-run':
      return `CheckRun ${post.name}`;
  }
}
