import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { textInput } from '../input.js';
import { failedOutput } from '../output.js';
import type { Tool } from '../types.js';
import type { CheckTree } from './pull-request.js';
import { bodyText, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = () =>
  z.strictObject({
    title: textInput('The first line of the commit message: what the change does, in the imperative.', { most: 200 }),
    body: z.optional(bodyText('The rest of the commit message: why.')),
  });

/**
 * Commits the run's changes to the branch of its pull request. The branch is never given: it is that of the pull
 * request.
 */
export function createPushToPullRequestTool(recorder: RequestRecorder, check: CheckTree): Tool {
  return defineTool({
    name: 'PushToPullRequest',
    description:
      'Commits all files that this run changed in the working tree to the branch of the pull request of this run, as one commit at the end of the run. Change and test the files first, then call this tool once. Do not commit or push with git. If the commit fails, the comments and other writes of this run are canceled.',
    input,
    readOnly: false,
    effects: () => [{ kind: 'post', what: 'PushToPullRequest' }],
    label: ({ title }) => title,
    run: async ({ title, body = '' }) => {
      const problem = await check();
      if (problem !== null) return failedOutput(`Not recorded: ${problem}.`);
      return await recordRequest(recorder, { kind: 'push', title: title.replace(/\s+/g, ' ').trim(), body });
    },
  });
}
