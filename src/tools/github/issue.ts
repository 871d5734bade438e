import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { textInput } from '../input.js';
import type { Tool } from '../types.js';
import { bodyText, nameListInput, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = () =>
  z.strictObject({
    title: textInput('Later runs find the issue by its title: keep it the same.', { most: 200 }),
    body: bodyText('Text of the issue, as Markdown.'),
    labels: z.optional(nameListInput('Labels. Each must exist in the repository and be allowed by the rules.', 10)),
  });

/** Opens an issue in the run's repository. Its labels are evaluated by the rules for labels. */
export function createIssueTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'Issue',
    description:
      'Opens an issue in the repository of this run at the end of the run. If an earlier run opened an issue with the same title, that issue is updated instead.',
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
