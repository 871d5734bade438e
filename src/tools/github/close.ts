import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import type { Tool } from '../types.js';
import { recordRequest } from './record.js';
import { closeReasons, type RequestRecorder } from './types.js';

const close = () => z.strictObject({ reason: z.optional(z.enum(closeReasons)) });

/** Closes the run's issue or pull request. */
export function createCloseTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'Close',
    description:
      'Closes the issue or pull request of this run at the end of the run. Give the reason in the final answer; for an issue also here (completed by default).',
    input: close,
    readOnly: false,
    effects: () => [{ kind: 'post', what: 'Close' }],
    label: ({ reason }) => reason ?? '',
    run: ({ reason = 'completed' }) => recordRequest(recorder, { kind: 'close', reason }),
  });
}

const reopen = () => z.strictObject({});

/** Reopens the run's issue or pull request. */
export function createReopenTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'Reopen',
    description: 'Reopens the issue or pull request of this run at the end of the run.',
    input: reopen,
    readOnly: false,
    effects: () => [{ kind: 'post', what: 'Reopen' }],
    label: () => '',
    run: () => recordRequest(recorder, { kind: 'reopen' }),
  });
}
