import { only } from '../errors.js';
import { GitHubProblem } from '../platform/github/types.js';
import { sanitizedNotice } from '../report/sanitized-notice.js';
import type { GitHubWriteResult } from '../report/write-result.js';
import { sumChanges } from '../sanitize/counts.js';
import type { SanitizedText } from '../sanitize/types.js';
import type { GitHubWriteRequest } from '../tools/github/types.js';
import { postAssignees } from './kinds/assignees.js';
import { postCheckRun } from './kinds/check-run.js';
import { postRequestedComment } from './kinds/comment.js';
import { postIssue } from './kinds/issue.js';
import { endIssues } from './kinds/issue-end.js';
import { postLabels } from './kinds/labels.js';
import {
  postHide,
  postMilestone,
  postNewLabel,
  postReply,
  postResolve,
  postReviewers,
  postState,
  postUpdate,
} from './kinds/maintenance.js';
import { postPullRequest } from './kinds/pull-request.js';
import { postPush } from './kinds/push.js';
import { postReview } from './kinds/review.js';
import { nameOf, type RequestOf } from './request-name.js';
import type { PublishContext } from './types.js';

/** The same, with the list of changes for each sanitized text. */
export type ApplyContext = Omit<PublishContext, 'sanitize'> & { readonly sanitize: (text: string) => SanitizedText };

/**
 * Applies the recorded writes and returns the result of each: commits first, then the others in order. If a commit fails,
 * the others are canceled, because they may speak of it. Any other failed write does not stop the next one. Each write
 * first looks for what an earlier run with the same key posted, so that applying again changes nothing.
 */
export async function applyWriteRequests(
  requests: readonly GitHubWriteRequest[],
  context: ApplyContext,
): Promise<readonly GitHubWriteResult[]> {
  const commits = requests.filter(isCommit);
  const rest = requests.filter((request) => !isCommit(request));
  // A label must exist before it is added.
  const others = rest.toSorted((a, b) => Number(b.kind === 'create-label') - Number(a.kind === 'create-label'));
  const rows = await applyInOrder(commits, context);
  const lost = rows.find(({ outcome }) => outcome === 'failed' || outcome === 'withheld');
  if (lost === undefined) {
    const applied = await applyInOrder(others, context);
    const ended = endIssues(others, applied, context).catch(
      only(GitHubProblem, ({ sentences }) => [failedRow('Issue', sentences)]),
    );
    return [...rows, ...applied, ...(await ended)];
  }
  const tool = lost.what.split(' ', 1)[0] ?? '';
  return [
    ...rows,
    ...withheld(others, `Canceled, because ${tool} did not succeed. ${lost.note.split(/(?<=\.) /, 1)[0] ?? ''}`.trim()),
  ];
}

const failedRow = (what: string, note: string): GitHubWriteResult => ({ what, outcome: 'failed', url: null, note });

const isCommit = ({ kind }: GitHubWriteRequest): boolean => kind === 'push' || kind === 'pull-request';

async function applyInOrder(
  requests: readonly GitHubWriteRequest[],
  context: ApplyContext,
): Promise<readonly GitHubWriteResult[]> {
  const rows: GitHubWriteResult[] = [];
  for (const [index, request] of requests.entries()) {
    const number = requests.slice(0, index + 1).filter(({ kind }) => kind === request.kind).length;
    const applied = applyAndReport(request, number, context).catch(
      only(GitHubProblem, ({ message, hint }) => [failedRow(nameOf(request), `${sentence(message)} ${hint}`)]),
    );
    rows.push(...(await applied));
  }
  return rows;
}

/**
 * The note of the first row lists what was sanitized, if anything was posted; each text counts once, even if it was
 * sanitized repeatedly.
 */
async function applyAndReport(
  request: GitHubWriteRequest,
  number: number,
  context: ApplyContext,
): Promise<readonly GitHubWriteResult[]> {
  const cleaned = new Map<string, SanitizedText>();
  const sanitize = (text: string): string => {
    const known = cleaned.get(text) ?? context.sanitize(text);
    cleaned.set(text, known);
    return known.text;
  };
  const post = posts[request.kind] as Post<typeof request.kind>;
  const [first, ...others] = await post(request, { ...context, sanitize }, number);
  const changes = sumChanges(...[...cleaned.values()].map((one) => one.changes));
  if (first === undefined) return [];
  // The commit of a pull request that could not be opened has its title.
  const isPosted = [first, ...others].some(
    ({ outcome, commit }) => posted.has(outcome) || (outcome === 'failed' && commit !== undefined),
  );
  if (!isPosted || changes.length === 0) return [first, ...others];
  const notes = [...(first.note === '' ? [] : [sentence(first.note)]), `Sanitized: ${sanitizedNotice(changes)}.`];
  return [{ ...first, note: notes.join(' ') }, ...others];
}

const posted: ReadonlySet<GitHubWriteResult['outcome']> = new Set(['created', 'updated', 'fell back']);

type Post<Kind extends GitHubWriteRequest['kind']> = (
  request: RequestOf<Kind>,
  context: PublishContext,
  number: number,
) => Promise<readonly GitHubWriteResult[]>;

/** `number`: the place of the request among those of its kind. */
const posts: { readonly [Kind in GitHubWriteRequest['kind']]: Post<Kind> } = {
  comment: postRequestedComment,
  review: postReview,
  label: postLabels,
  assign: postAssignees,
  issue: postIssue,
  'pull-request': postPullRequest,
  push: postPush,
  'check-run': postCheckRun,
  reply: postReply,
  resolve: postResolve,
  reviewers: postReviewers,
  update: postUpdate,
  close: postState,
  reopen: postState,
  milestone: postMilestone,
  hide: postHide,
  'create-label': postNewLabel,
};

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Rows for writes that are not applied at all, with the reason. */
export function withheld(requests: readonly GitHubWriteRequest[], note: string): readonly GitHubWriteResult[] {
  return requests.map((request) => ({ what: nameOf(request), outcome: 'withheld', url: null, note }));
}
