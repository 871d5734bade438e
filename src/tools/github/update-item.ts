import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { textInput } from '../input.js';
import { failedOutput } from '../output.js';
import type { Tool } from '../types.js';
import { bodyText, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const update = () =>
  z.strictObject({
    title: z.optional(textInput('The new title, one line.', { most: 200 })),
    body: z.optional(bodyText('The new text, as Markdown. It replaces all of the present text.')),
  });

/** Changes the title or the text of the run's issue or pull request. Each is evaluated separately. */
export function createUpdateItemTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'UpdateItem',
    description:
      'Changes the title or the text of the issue or pull request of this run at the end of the run. Keep what people wrote, unless the task asks to rewrite it.',
    input: update,
    readOnly: false,
    effects: ({ title, body }) => [
      ...(title === undefined ? [] : [{ kind: 'post', what: 'UpdateItem', target: 'title' } as const]),
      ...(body === undefined ? [] : [{ kind: 'post', what: 'UpdateItem', target: 'body' } as const]),
    ],
    label: ({ title, body }) => [title ?? [], body === undefined ? [] : 'body'].flat().join(', '),
    run: ({ title, body }) =>
      title === undefined && body === undefined
        ? Promise.resolve(failedOutput('Give a title or a body.'))
        : recordRequest(recorder, {
            kind: 'update',
            ...(title === undefined ? {} : { title: title.replace(/\s+/g, ' ').trim() }),
            ...(body === undefined ? {} : { body }),
          }),
  });
}

const milestone = () =>
  z.strictObject({
    title: textInput('The title of an open milestone; empty to remove it.', { empty: true, most: 200 }),
  });

/** Sets the milestone of the run's issue or pull request. */
export function createMilestoneTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'Milestone',
    description:
      'Sets the milestone of the issue or pull request of this run at the end of the run. Only an existing open milestone that the rules allow can be used.',
    input: milestone,
    readOnly: false,
    effects: ({ title }) => [{ kind: 'post', what: 'Milestone', target: title.trim() }],
    label: ({ title }) => title.trim(),
    run: ({ title }) => recordRequest(recorder, { kind: 'milestone', title: title.trim() }),
  });
}
