import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { integerInput } from '../input.js';
import type { Tool } from '../types.js';
import { recordRequest } from './record.js';
import { hideReasons, type RequestRecorder } from './types.js';

const input = () =>
  z.strictObject({
    comment: integerInput('The number of the comment, as the context shows it.', 1, Number.MAX_SAFE_INTEGER),
    reason: z.enum(hideReasons),
  });

/** Hides a comment on the run's issue or pull request; people can still open it. The reason is evaluated. */
export function createHideCommentTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'HideComment',
    description:
      'Hides a comment on the issue or pull request of this run at the end of the run, with a reason that readers see. They can still open it.',
    input,
    readOnly: false,
    effects: ({ reason }) => [{ kind: 'post', what: 'HideComment', target: reason }],
    label: ({ comment, reason }) => `comment ${String(comment)}: ${reason}`,
    run: ({ comment, reason }) => recordRequest(recorder, { kind: 'hide', comment, reason }),
  });
}
