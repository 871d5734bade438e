import { defineTool } from '../define.js';
import { objectShape, optionalShape } from '../input.js';
import { failedOutput } from '../output.js';
import type { Tool } from '../types.js';
import { nameListShape, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = objectShape({
  add: optionalShape(nameListShape('Labels to set. They have to exist in the repository.', 10)),
  remove: optionalShape(nameListShape('Labels to take away.', 10)),
});

/** Labels of the issue or pull request of the run. Every label, set or taken away, is judged by itself. */
export function createLabelTool(recorder: RequestRecorder): Tool {
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
      if (add.length + remove.length === 0) return Promise.resolve(failedOutput('Name at least one label.'));
      const both = add.find((one) => remove.includes(one));
      if (both !== undefined)
        return Promise.resolve(failedOutput(`${JSON.stringify(both)} is set and taken away at once.`));
      return recordRequest(recorder, { kind: 'label', add: [...new Set(add)], remove: [...new Set(remove)] });
    },
  });
}
