import { defineTool } from '../define.js';
import { choiceShape, type InputOf, integerShape, listShape, objectShape, optionalShape, textShape } from '../input.js';
import { countNoun, failedOutput } from '../output.js';
import type { Tool, ToolOutput } from '../types.js';
import { bodyText, maxBodyCharacters, recordRequest } from './record.js';
import { type LineComment, type RequestRecorder, reviewEvents } from './types.js';

const maxComments = 50;
const line = (description: string) => integerShape(description, 1, 10_000_000);

const lineComment = objectShape({
  path: textShape('File, relative to the repository.', { most: 4_096 }),
  line: line('Line in the diff; the last one of several.'),
  start_line: optionalShape(line('First line of several.')),
  side: optionalShape(choiceShape(['RIGHT', 'LEFT'])),
  body: bodyText('The remark, Markdown.'),
  suggestion: optionalShape(textShape('What the line or lines should become, whole.', { empty: true, most: 20_000 })),
});

const input = objectShape({
  event: optionalShape(choiceShape(reviewEvents)),
  body: optionalShape(textShape('Summary of the review, Markdown.', { empty: true, most: maxBodyCharacters })),
  comments: optionalShape(listShape('Remarks on lines that the diff shows.', lineComment, { most: maxComments })),
});

/** A review of the pull request of the run: a summary, remarks on lines, a verdict. */
export function createReviewTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'Review',
    description:
      'Posts a review of the pull request of this run, when the run is over: remarks on lines of the diff, with suggestions, and a summary. Send the whole review in one call. The side is LEFT for a line that was removed, else RIGHT; the verdict is COMMENT by default. A line outside the diff is moved into the summary. The verdicts APPROVE and REQUEST_CHANGES need a rule that names them.',
    input,
    readOnly: false,
    effects: ({ event }) => [{ kind: 'post', what: 'Review', target: event ?? 'COMMENT' }],
    label: ({ event, comments }) => `${event ?? 'COMMENT'}, ${countNoun(comments?.length ?? 0, 'line')}`,
    run: (call) => keep(recorder, call),
  });
}

function keep(recorder: RequestRecorder, call: InputOf<typeof input>): Promise<ToolOutput> {
  const { event = 'COMMENT', body = '', comments = [] } = call;
  const wrong = problemOf(event, body.trim() === '', comments);
  if (wrong !== null) return Promise.resolve(failedOutput(wrong));
  return recordRequest(recorder, { kind: 'review', event: event, body, comments: comments.map(toLineComment) });
}

function problemOf(
  event: string,
  isBare: boolean,
  comments: readonly { readonly line: number; readonly start_line?: number | undefined }[],
): string | null {
  const turned = comments.findIndex(({ line, start_line }) => start_line !== undefined && start_line > line);
  if (turned >= 0) return `comments[${String(turned)}]: start_line comes after line.`;
  if (isBare && event === 'REQUEST_CHANGES') return 'REQUEST_CHANGES needs a body that says what has to change.';
  if (isBare && event === 'COMMENT' && comments.length === 0) return 'The review is empty: give a body or comments.';
  return null;
}

type Given = NonNullable<InputOf<typeof input>['comments']>[number];

function toLineComment({ path, line, start_line, side = 'RIGHT', body, suggestion }: Given): LineComment {
  return {
    path: path.replace(/^\.\//, ''),
    line,
    ...(start_line === undefined || start_line === line ? {} : { startLine: start_line }),
    side,
    body,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
