import { defineTool } from '../define.js';
import { objectShape, optionalShape, textShape } from '../input.js';
import type { Tool } from '../types.js';
import { bodyText, nameListShape, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = objectShape({
  title: textShape('Runs know the issue again by it: keep it the same.', { most: 200 }),
  body: bodyText('The issue, Markdown.'),
  labels: optionalShape(nameListShape('Labels, each of which the rules allow and the repository has.', 10)),
});

/** A new issue in the repository of the run. Its labels are judged by the rules for labels. */
export function createIssueTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'Issue',
    description:
      'Opens an issue in the repository of this run, when the run is over. An issue that an earlier run opened under the same title is updated instead.',
    input,
    readOnly: false,
    effects: ({ labels = [] }) => [
      { kind: 'post', what: 'Issue' },
      ...labels.map((target) => ({ kind: 'post', what: 'Label', target }) as const),
    ],
    label: ({ title }) => title,
    run: ({ title, body, labels = [] }) =>
      recordRequest(recorder, {
        kind: 'issue',
        title: title.replace(/\s+/g, ' ').trim(),
        body,
        labels: [...new Set(labels)],
      }),
  });
}
