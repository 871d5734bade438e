import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import type { Tool } from '../types.js';
import { bodyText, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = () => z.strictObject({ body: bodyText('The comment, as Markdown.') });

/** Posts a comment on the run's issue or pull request. */
export function createCommentTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'Comment',
    description:
      'Posts a comment on the issue or pull request of this run at the end of the run. The final answer is published automatically: use this tool only if the task asks for a separate comment.',
    input,
    readOnly: false,
    effects: () => [{ kind: 'post', what: 'Comment' }],
    label: ({ body }) => body.slice(0, 80),
    run: ({ body }) => recordRequest(recorder, { kind: 'comment', body }),
  });
}
