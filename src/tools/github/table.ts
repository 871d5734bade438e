import {
  createCommentTool,
  createHideCommentTool,
  createReplyToThreadTool,
  createResolveThreadTool,
} from './discussion.js';
import {
  createAssignTool,
  createCloseTool,
  createLabelTool,
  createMilestoneTool,
  createReopenTool,
  createRequestReviewersTool,
  createUpdateItemTool,
} from './item.js';
import {
  createCheckRunTool,
  createCreateLabelTool,
  createIssueTool,
  createPullRequestTool,
  createPushToPullRequestTool,
} from './repository.js';
import { createReviewTool } from './review.js';
import type { CreateWriteTool } from './write-tool.js';

/** The tools that write to GitHub, by name. */
export const gitHubWriteTools: Readonly<Record<string, CreateWriteTool>> = {
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
