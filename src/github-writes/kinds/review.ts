import * as z from 'zod/mini';
import { formatCount } from '../../format-number.js';
import { asRecord } from '../../parsed-json.js';
import { type InputOf, integerInput, textInput } from '../../tools/input.js';
import { bodyText, maxBodyCharacters } from '../inputs.js';
import { postEffect, writeKind } from '../kind.js';
import { type LineComment, type ReviewRequest, reviewEvents } from '../review/review-types.js';

const maxComments = 50;
const line = (description: string) => integerInput(description, 1, 10_000_000);

const lineComment = () =>
  z.strictObject({
    path: textInput('File, relative to the repository.', { most: 4_096 }),
    line: line('Line in the diff; the last line if there are several.'),
    start_line: z.optional(line('First line, if the comment covers several lines.')),
    side: z.optional(z.enum(['RIGHT', 'LEFT'])),
    body: bodyText('The comment, as Markdown.'),
    suggestion: z.optional(textInput('Complete replacement for the line or lines.', { empty: true, most: 20_000 })),
  });

const input = () =>
  z.strictObject({
    event: z.optional(z.enum(reviewEvents)),
    body: z.optional(textInput('Summary of the review, as Markdown.', { empty: true, most: maxBodyCharacters })),
    comments: z.optional(
      z.array(lineComment()).check(z.maxLength(maxComments), z.describe('Comments on lines of the diff.')),
    ),
  });

export const review = writeKind({
  kind: 'review',
  tool: 'Review',
  description:
    'Posts a review of the pull request of this run at the end of the run: comments on lines of the diff, with suggestions, and a summary. Send the complete review in one call, with all that readers need: if it is posted, the final answer is not. The side is LEFT for a removed line, otherwise RIGHT. The event is COMMENT by default; APPROVE and REQUEST_CHANGES need a rule that names them. Comments on lines outside the diff are moved into the summary.',
  input,
  label: ({ event = 'COMMENT', comments = [] }) => `${event}, ${formatCount(comments.length, 'line')}`,
  problem: problemOf,
  request: ({ event = 'COMMENT', body = '', comments = [] }): ReviewRequest => ({
    kind: 'review',
    event,
    body,
    comments: comments.map(toLineComment),
  }),
  inputOf: ({ comments, ...fields }) => ({ ...fields, comments: Array.isArray(comments) ? comments.map(toInput) : [] }),
  effects: ({ event }) => [postEffect('Review', event)],
  about: ({ event, comments }) => `${event}, ${String(comments.length)} comments`,
  target: 'pull-request',
  permissions: ['pull-requests: write'],
  limit: 1,
  isAboutCommit: true,
  post: async (request, context) => (await import('../review/post-review.js')).postReview(request, context),
});

function problemOf({ event = 'COMMENT', body = '', comments = [] }: InputOf<typeof input>): string | null {
  const isBodyEmpty = body.trim() === '';
  const inverted = comments.findIndex(({ line, start_line }) => start_line !== undefined && start_line > line);
  if (inverted >= 0) return `comments[${String(inverted)}]: start_line must not be after line.`;
  if (isBodyEmpty && event === 'REQUEST_CHANGES') return 'REQUEST_CHANGES needs a body that says what must change.';
  if (isBodyEmpty && event === 'COMMENT' && comments.length === 0)
    return 'The review is empty: give a body or comments.';
  return null;
}

type LineCommentInput = InputOf<typeof lineComment>;

function toLineComment({ path, line, start_line, side = 'RIGHT', body, suggestion }: LineCommentInput): LineComment {
  return {
    path: path.replace(/^\.\//, ''),
    line,
    ...(start_line === undefined || start_line === line ? {} : { startLine: start_line }),
    side,
    body,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** What follows from the workspace is not part of the input. */
function toInput(comment: unknown): unknown {
  const { startLine, otherPath: _, id: __, ...fields } = asRecord(comment);
  return startLine === undefined ? fields : { ...fields, start_line: startLine };
}
