import { defineTool } from '../define.js';
import { objectShape } from '../input.js';
import type { Tool } from '../types.js';
import { bodyText, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = objectShape({ body: bodyText('The comment, as Markdown.') });

/** A comment on the issue or pull request of the run. */
export function createCommentTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'Comment',
    description:
      'Posts a comment on the issue or pull request of this run, when the run is over. The final answer is published by itself: use this only where the task asks for a comment of its own.',
    input,
    readOnly: false,
    effects: () => [{ kind: 'post', what: 'Comment' }],
    label: ({ body }) => body.slice(0, 80),
    run: ({ body }) => recordRequest(recorder, { kind: 'comment', body }),
  });
}
