import type { Recorder } from '../tools/self-report/record.js';
import type { SelfReport } from '../tools/self-report/types.js';
import type { GitHubWriteKind, PostEffect } from './kind.js';
import { assign } from './kinds/assign.js';
import { checkRun } from './kinds/check-run.js';
import { close } from './kinds/close.js';
import { comment } from './kinds/comment.js';
import { createLabel } from './kinds/create-label.js';
import { hideComment } from './kinds/hide-comment.js';
import { issue } from './kinds/issue.js';
import { label } from './kinds/label.js';
import { milestone } from './kinds/milestone.js';
import { pullRequest } from './kinds/pull-request.js';
import { push } from './kinds/push.js';
import { reopen } from './kinds/reopen.js';
import { reply } from './kinds/reply.js';
import { requestReviewers } from './kinds/request-reviewers.js';
import { resolveThread } from './kinds/resolve-thread.js';
import { review } from './kinds/review.js';
import { updateItem } from './kinds/update-item.js';

/** Every kind of change that a model can request on GitHub, in the order in which models see the tools. */
export const gitHubWriteKinds = [
  ...[comment, review, label, assign, issue, pullRequest, push, checkRun, reply, resolveThread, requestReviewers],
  ...[updateItem, close, reopen, milestone, hideComment, createLabel],
];

type RequestIn<Kind> = Kind extends GitHubWriteKind<infer Request> ? Request : never;

export type GitHubWriteRequest = RequestIn<(typeof gitHubWriteKinds)[number]>;

export type RecordedRequest = GitHubWriteRequest | SelfReport;

export type RequestRecorder = Recorder<RecordedRequest>;

export type AnyWriteKind = GitHubWriteKind<GitHubWriteRequest>;

const kinds = gitHubWriteKinds as unknown as readonly AnyWriteKind[];
const byKind = new Map<string, AnyWriteKind>(kinds.map((kind) => [kind.kind, kind]));
const byTool = new Map<string, AnyWriteKind>(kinds.map((kind) => [kind.tool, kind]));

export function kindOfTool(tool: string): AnyWriteKind | undefined {
  return byTool.get(tool);
}

export function kindOf({ kind }: Pick<GitHubWriteRequest, 'kind'>): AnyWriteKind {
  const known = byKind.get(kind);
  if (known === undefined) throw new Error(`there is no kind of write ${kind}`);
  return known;
}

/** A request that was stored, with the checks of its tool; `null` if it is not one that a tool records. */
export function storedRequest(stored: Readonly<Record<string, unknown>>): GitHubWriteRequest | null {
  return byKind.get(String(stored['kind']))?.parse(stored) ?? null;
}

/** The effects of a request: the tools that make such a change, each with the target that its rules name. */
export function postEffects(request: GitHubWriteRequest): readonly PostEffect[] {
  return kindOf(request).effects(request);
}
