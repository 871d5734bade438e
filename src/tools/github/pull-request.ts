import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { textInput } from '../input.js';
import { failedOutput } from '../output.js';
import type { Tool } from '../types.js';
import { bodyText, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = () =>
  z.strictObject({
    title: textInput('The title, one line.', { most: 200 }),
    body: bodyText('What changed and why, as Markdown.'),
  });

/** Why the current changes of the working tree cannot become a pull request; `null` if they can. */
export type CheckTree = () => Promise<string | null>;

/**
 * Opens a pull request with the run's changes to the working tree. The changed files are collected at the end of the
 * run.
 */
export function createPullRequestTool(recorder: RequestRecorder, check: CheckTree): Tool {
  return defineTool({
    name: 'PullRequest',
    description:
      'Opens a draft pull request at the end of the run with all files that this run changed in the working tree. If an earlier run on the same item opened one, that pull request is updated. Change the files first, then call this tool once. Do not commit or push.',
    input,
    readOnly: false,
    effects: () => [{ kind: 'post', what: 'PullRequest' }],
    label: ({ title }) => title,
    run: async ({ title, body }) => {
      const problem = await check();
      if (problem !== null) return failedOutput(`Not recorded: ${problem}.`);
      return await recordRequest(recorder, { kind: 'pull-request', title: title.replace(/\s+/g, ' ').trim(), body });
    },
  });
}
