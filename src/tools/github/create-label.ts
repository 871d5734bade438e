import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { textInput } from '../input.js';
import type { Tool } from '../types.js';
import { recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = () =>
  z.strictObject({
    name: textInput('The name of the label.', { most: 50 }),
    color: z.optional(z.string().check(z.regex(/^[0-9a-fA-F]{6}$/), z.describe('Six hexadecimal digits, without #.'))),
    description: z.optional(textInput('What the label is for, in one line.', { empty: true, most: 100 })),
  });

/** Creates a label of the repository. Its name is evaluated. */
export function createCreateLabelTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'CreateLabel',
    description:
      'Creates a label of the repository at the end of the run, before labels are added. An existing one is left as it is. Only names that the rules allow can be used.',
    input,
    readOnly: false,
    effects: ({ name }) => [{ kind: 'post', what: 'CreateLabel', target: name.trim() }],
    label: ({ name }) => name.trim(),
    run: ({ name, color = 'ededed', description = '' }) =>
      recordRequest(recorder, {
        ...{ kind: 'create-label', name: name.trim(), color: color.toLowerCase() },
        description: description.replace(/\s+/g, ' ').trim(),
      }),
  });
}
