import type { Tool } from '../types.js';
import { createAssignTool } from './assign.js';
import { createCheckRunTool } from './check-run.js';
import { createCloseTool, createReopenTool } from './close.js';
import { createCommentTool } from './comment.js';
import { createCreateLabelTool } from './create-label.js';
import { createHideCommentTool } from './hide-comment.js';
import { createIssueTool } from './issue.js';
import { createLabelTool } from './label.js';
import { type CheckTree, createPullRequestTool } from './pull-request.js';
import { createPushToPullRequestTool } from './push-to-pull-request.js';
import { createRequestReviewersTool } from './request-reviewers.js';
import { createReviewTool } from './review.js';
import { createReplyToThreadTool, createResolveThreadTool } from './thread.js';
import type { RequestRecorder } from './types.js';
import { createMilestoneTool, createUpdateItemTool } from './update-item.js';

/** The tools that write to GitHub, by name. */
export const gitHubWriteTools: Readonly<Record<string, (recorder: RequestRecorder, check: CheckTree) => Tool>> = {
  Comment: createCommentTool,
  Review: createReviewTool,
  Label: createLabelTool,
  Assign: createAssignTool,
  Issue: createIssueTool,
  PullRequest: createPullRequestTool,
  PushToPullRequest: createPushToPullRequestTool,
  CheckRun: createCheckRunTool,
  ReplyToThread: createReplyToThreadTool,
  ResolveThread: createResolveThreadTool,
  RequestReviewers: createRequestReviewersTool,
  UpdateItem: createUpdateItemTool,
  Close: createCloseTool,
  Reopen: createReopenTool,
  Milestone: createMilestoneTool,
  HideComment: createHideCommentTool,
  CreateLabel: createCreateLabelTool,
};
