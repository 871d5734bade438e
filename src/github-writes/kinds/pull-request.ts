import * as z from 'zod/mini';
import { oneLine } from '../../text.js';
import { textInput } from '../../tools/input.js';
import type { CommitRequest } from '../commit/commit-text.js';
import { bodyText, commitPaths } from '../inputs.js';
import { writeKind } from '../kind.js';

/** The changed files are collected at the end of the run. */
export const pullRequest = writeKind({
  kind: 'pull-request',
  tool: 'PullRequest',
  description:
    'Opens a draft pull request at the end of the run with the files that this run changed in the working tree. If an earlier run on the same item opened one, that pull request is updated. Change the files first, then call this tool once; its result lists the files, and a second call with paths replaces the first. Do not commit or push.',
  input: () =>
    z.strictObject({
      title: textInput('The title, one line.', { most: 200 }),
      body: bodyText('What changed and why, as Markdown.'),
      paths: z.optional(commitPaths()),
    }),
  request: ({ title, body, paths }): CommitRequest<'pull-request'> => ({
    ...{ kind: 'pull-request', title: oneLine(title), body },
    ...(paths === undefined ? {} : { paths }),
  }),
  about: ({ title }) => title,
  target: 'branch',
  permissions: ['contents: write', 'pull-requests: write'],
  limit: 1,
  isCommit: true,
  post: async (request, context) => (await import('../commit/post-pull-request.js')).postPullRequest(request, context),
});
