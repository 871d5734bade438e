import { defineTool } from '../define.js';
import { objectShape, textShape } from '../input.js';
import { failedOutput } from '../output.js';
import type { Tool } from '../types.js';
import { bodyText, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = objectShape({
  title: textShape('The title, one line.', { most: 200 }),
  body: bodyText('What is changed and why, Markdown.'),
});

/** Why the changes of the working tree as they are now cannot become a pull request; null where they can. */
export type CheckTree = () => Promise<string | null>;

/** A pull request from what the run changed in the working tree. Which files that are is asked again at its end. */
export function createPullRequestTool(recorder: RequestRecorder, check: CheckTree): Tool {
  return defineTool({
    name: 'PullRequest',
    description:
      'Opens a draft pull request, when the run is over, from all files that this run changed in the working tree; the pull request of an earlier run on the same item is updated. Change the files first, then call this once. Do not commit or push.',
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
