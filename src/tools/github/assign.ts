import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import type { Tool } from '../types.js';
import { loginInput, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = () =>
  z.strictObject({
    users: z.array(loginInput()).check(z.minLength(1), z.maxLength(5), z.describe('Login names, without @.')),
  });

/** Assigns people to the run's issue or pull request. Every name is evaluated separately. */
export function createAssignTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'Assign',
    description: 'Assigns people to the issue or pull request of this run. The request is sent at the end of the run.',
    input,
    readOnly: false,
    effects: ({ users }) => users.map((target) => ({ kind: 'post', what: 'Assign', target })),
    label: ({ users }) => users.join(' '),
    run: ({ users }) => recordRequest(recorder, { kind: 'assign', users: [...new Set(users)] }),
  });
}
