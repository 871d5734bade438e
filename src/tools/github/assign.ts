import { defineTool } from '../define.js';
import { list, matching, object } from '../input.js';
import type { Tool } from '../types.js';
import { record } from './record.js';
import type { Recorder } from './types.js';

/** What GitHub takes as the name of an account. */
const login = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\[bot\])?$/;

const input = object({
  users: list('Login names, without @.', matching('A login name.', login), { least: 1, most: 5 }),
});

/** Assignees of the issue or pull request of the run. Every name is judged by itself. */
export function createAssignTool(recorder: Recorder): Tool {
  return defineTool({
    name: 'Assign',
    description: 'Assigns people to the issue or pull request of this run, when the run is over.',
    input,
    readOnly: false,
    effects: ({ users }) => users.map((target) => ({ kind: 'post', what: 'Assign', target })),
    label: ({ users }) => users.join(' '),
    run: ({ users }) => record(recorder, { kind: 'assign', users: [...new Set(users)] }),
  });
}
