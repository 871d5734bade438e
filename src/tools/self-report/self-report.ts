import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { textInput } from '../input.js';
import type { Tool } from '../types.js';
import { type Recorder, recordRequest } from './record.js';
import type { SelfReport } from './types.js';

const reason = (description: string) => () => z.strictObject({ reason: textInput(description, { most: 2_000 }) });

/** Reports that there is nothing to do; an empty answer then counts as a success. */
export function createNoopTool(recorder: Recorder<SelfReport>): Tool {
  return defineTool({
    name: 'Noop',
    description: 'Reports that there is nothing to do, and why. Use it instead of inventing work.',
    input: reason('Why there is nothing to do, in one sentence.'),
    readOnly: true,
    effects: () => [],
    label: (input) => input.reason,
    run: (input) => recordRequest(recorder, { kind: 'noop', reason: input.reason }),
  });
}

/** Reports an unfinished task: the job ends as `incomplete`, whatever the answer says. */
export function createReportIncompleteTool(recorder: Recorder<SelfReport>): Tool {
  return defineTool({
    name: 'ReportIncomplete',
    description:
      'Reports that the task could not be completed, and what was missing: a tool, a permission, a file. The job then counts as incomplete. Use it instead of an answer that hides the problem.',
    input: reason('What is not done and what was missing, in one or two sentences.'),
    readOnly: true,
    effects: () => [],
    label: (input) => input.reason,
    run: (input) => recordRequest(recorder, { kind: 'incomplete', reason: input.reason }),
  });
}
