import { defineTool } from '../define.js';
import { listShape, objectShape, patternShape } from '../input.js';
import type { Tool } from '../types.js';
import { recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

/** What GitHub takes as the name of an account. */
const login = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\[bot\])?$/;

const input = objectShape({
  users: listShape('Login names, without @.', patternShape('A login name.', login), { least: 1, most: 5 }),
});

/** Assignees of the issue or pull request of the run. Every name is judged by itself. */
export function createAssignTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'Assign',
    description: 'Assigns people to the issue or pull request of this run, when the run is over.',
    input,
    readOnly: false,
    effects: ({ users }) => users.map((target) => ({ kind: 'post', what: 'Assign', target })),
    label: ({ users }) => users.join(' '),
    run: ({ users }) => recordRequest(recorder, { kind: 'assign', users: [...new Set(users)] }),
  });
}
