import * as z from 'zod/mini';
import { integerInput, textInput } from '../input.js';
import { bodyText } from './record.js';
import { hideReasons } from './types.js';
import { writeTool } from './write-tool.js';

export const createCommentTool = writeTool({
  name: 'Comment',
  description:
    'Posts a comment on the issue or pull request of this run at the end of the run. The final answer is published automatically: use this tool only if the task asks for a separate comment.',
  input: () => z.strictObject({ body: bodyText('The comment, as Markdown.') }),
  label: ({ body }) => body.slice(0, 80),
  request: ({ body }) => ({ kind: 'comment', body }),
});

/** People can still open a hidden comment. */
export const createHideCommentTool = writeTool({
  name: 'HideComment',
  description:
    'Hides a comment on the issue or pull request of this run at the end of the run, with a reason that readers see. They can still open it.',
  input: () =>
    z.strictObject({
      comment: integerInput('The number of the comment, as the context shows it.', 1, Number.MAX_SAFE_INTEGER),
      reason: z.enum(hideReasons),
    }),
  label: ({ comment, reason }) => `comment ${String(comment)}: ${reason}`,
  request: ({ comment, reason }) => ({ kind: 'hide', comment, reason }),
});

const thread = () => integerInput('The number of the thread, as the context shows it.', 1, Number.MAX_SAFE_INTEGER);

export const createReplyToThreadTool = writeTool({
  name: 'ReplyToThread',
  description:
    'Replies in a review thread of the pull request of this run at the end of the run. If a comment in a thread started the run, the final answer already goes there: do not repeat it.',
  input: () => z.strictObject({ thread: thread(), body: bodyText('The reply, as Markdown.') }),
  label: (input) => `thread ${String(input.thread)}: ${input.body.slice(0, 80)}`,
  request: (input) => ({ kind: 'reply', thread: input.thread, body: input.body }),
});

/** Only a thread that an earlier run of the same account started can be resolved. */
export const createResolveThreadTool = writeTool({
  name: 'ResolveThread',
  description:
    'Resolves a review thread that an earlier run started and that no one else answered, at the end of the run. Check in the code that it is settled first.',
  input: () =>
    z.strictObject({
      thread: thread(),
      reason: textInput('Why it is settled, in one sentence, such as the commit that fixed it.', { most: 300 }),
    }),
  label: (input) => `thread ${String(input.thread)}`,
  request: (input) => ({ kind: 'resolve', thread: input.thread, reason: input.reason }),
});
