import { defineTool } from '../define.js';
import { type InputOf, list, object, oneOf, optional, text, whole } from '../input.js';
import { count, failure } from '../output.js';
import type { Tool, ToolOutput } from '../types.js';
import { bodyText, maxBodyCharacters, record } from './record.js';
import { type LineComment, type Recorder, verdicts } from './types.js';

const maxComments = 50;
const line = (description: string) => whole(description, 1, 10_000_000);

const lineComment = object({
  path: text('File, relative to the repository.', { most: 4_096 }),
  line: line('Line in the diff; the last one of several.'),
  start_line: optional(line('First line of several.')),
  side: optional(oneOf(['RIGHT', 'LEFT'])),
  body: bodyText('The remark, Markdown.'),
  suggestion: optional(text('What the line or lines should become, whole.', { empty: true, most: 20_000 })),
});

const input = object({
  verdict: optional(oneOf(verdicts)),
  body: optional(text('Summary of the review, Markdown.', { empty: true, most: maxBodyCharacters })),
  comments: optional(list('Remarks on lines that the diff shows.', lineComment, { most: maxComments })),
});

/** A review of the pull request of the run: a summary, remarks on lines, a verdict. */
export function createReviewTool(recorder: Recorder): Tool {
  return defineTool({
    name: 'Review',
    description:
      'Posts a review of the pull request of this run, when the run is over: remarks on lines of the diff, with suggestions, and a summary. Send the whole review in one call. The side is LEFT for a line that was removed, else RIGHT; the verdict is COMMENT by default. A line outside the diff is moved into the summary. The verdicts APPROVE and REQUEST_CHANGES need a rule that names them.',
    input,
    readOnly: false,
    effects: ({ verdict }) => [{ kind: 'post', what: 'Review', target: verdict ?? 'COMMENT' }],
    label: ({ verdict, comments }) => `${verdict ?? 'COMMENT'}, ${count(comments?.length ?? 0, 'line')}`,
    run: (call) => keep(recorder, call),
  });
}

function keep(recorder: Recorder, call: InputOf<typeof input>): Promise<ToolOutput> {
  const { verdict = 'COMMENT', body = '', comments = [] } = call;
  const wrong = problemOf(verdict, body.trim() === '', comments);
  if (wrong !== null) return Promise.resolve(failure(wrong));
  return record(recorder, { kind: 'review', verdict, body, comments: comments.map(toLineComment) });
}

function problemOf(
  verdict: string,
  isBare: boolean,
  comments: readonly { readonly line: number; readonly start_line?: number | undefined }[],
): string | null {
  const turned = comments.findIndex(({ line, start_line }) => start_line !== undefined && start_line > line);
  if (turned >= 0) return `comments[${String(turned)}]: start_line comes after line.`;
  if (isBare && verdict === 'REQUEST_CHANGES') return 'REQUEST_CHANGES needs a body that says what has to change.';
  if (isBare && verdict === 'COMMENT' && comments.length === 0) return 'The review is empty: give a body or comments.';
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
