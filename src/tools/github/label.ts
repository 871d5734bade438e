import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { failedOutput } from '../output.js';
import type { Tool } from '../types.js';
import { nameListInput, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = () =>
  z.strictObject({
    add: z.optional(nameListInput('Labels to add. They must exist in the repository.', 10)),
    remove: z.optional(nameListInput('Labels to remove.', 10)),
  });

/** Adds and removes labels of the run's issue or pull request. Every label is evaluated separately. */
export function createLabelTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'Label',
    description:
      'Adds labels to the issue or pull request of this run, or removes them, at the end of the run. Only existing labels that the rules allow can be used.',
    input,
    readOnly: false,
    effects: ({ add = [], remove = [] }) =>
      [...new Set([...add, ...remove])].map((target) => ({ kind: 'post', what: 'Label', target })),
    label: ({ add = [], remove = [] }) => [...add.map((one) => `+${one}`), ...remove.map((one) => `-${one}`)].join(' '),
    run: ({ add = [], remove = [] }) => {
      if (add.length + remove.length === 0)
        return Promise.resolve(failedOutput('Give at least one label to add or remove.'));
      const both = add.find((one) => remove.includes(one));
      if (both !== undefined)
        return Promise.resolve(failedOutput(`${JSON.stringify(both)} cannot be added and removed in one call.`));
      return recordRequest(recorder, { kind: 'label', add: [...new Set(add)], remove: [...new Set(remove)] });
    },
  });
}
