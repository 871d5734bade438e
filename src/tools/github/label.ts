import { defineTool } from '../define.js';
import { object, optional } from '../input.js';
import { failure } from '../output.js';
import type { Tool } from '../types.js';
import { names, record } from './record.js';
import type { Recorder } from './types.js';

const input = object({
  add: optional(names('Labels to set. They have to exist in the repository.', 10)),
  remove: optional(names('Labels to take away.', 10)),
});

/** Labels of the issue or pull request of the run. Every label, set or taken away, is judged by itself. */
export function createLabelTool(recorder: Recorder): Tool {
  return defineTool({
    name: 'Label',
    description:
      'Sets labels on the issue or pull request of this run, or takes them away, when the run is over. Only labels that the rules name and that exist.',
    input,
    readOnly: false,
    effects: ({ add = [], remove = [] }) =>
      [...new Set([...add, ...remove])].map((target) => ({ kind: 'post', what: 'Label', target })),
    label: ({ add = [], remove = [] }) => [...add.map((one) => `+${one}`), ...remove.map((one) => `-${one}`)].join(' '),
    run: ({ add = [], remove = [] }) => {
      if (add.length + remove.length === 0) return Promise.resolve(failure('Name at least one label.'));
      const both = add.find((one) => remove.includes(one));
      if (both !== undefined) return Promise.resolve(failure(`${JSON.stringify(both)} is set and taken away at once.`));
      return record(recorder, { kind: 'label', add: [...new Set(add)], remove: [...new Set(remove)] });
    },
  });
}
