import * as z from 'zod/mini';
import { markerFor } from '../../platform/github/comment-marker.js';
import { bodyText } from '../inputs.js';
import { writeKind } from '../kind.js';
import { markedBody, upsertComment } from '../marked-body.js';

export const comment = writeKind({
  kind: 'comment',
  tool: 'Comment',
  description:
    'Posts a comment on the issue or pull request of this run at the end of the run. The final answer is published automatically: use this tool only if the task asks for a separate comment.',
  descriptionInBatch:
    'Posts a comment on the issue or pull request of this job at the end of the batch. The final answer is not posted there.',
  input: () => z.strictObject({ body: bodyText('The comment, as Markdown.') }),
  label: ({ body }) => body.slice(0, 80),
  request: ({ body }) => ({ kind: 'comment', body }) as const,
  target: 'item',
  permissions: 'item',
  limit: 3,
  /** The run's comment with this number: an earlier one with the same key, or for the same question, is updated. */
  async post({ body }, { github, sanitize, key, answer, footer, what, permissions, number }) {
    const marker = markerFor(key, `${answer === null ? '' : `${answer}:`}comment:${String(number)}`);
    const text = markedBody(marker, sanitize(body), footer);
    const result = await github.write('the comment', permissions, (api) => upsertComment(marker, text, api));
    return [{ what, ...result, note: '' }];
  },
});
