import * as z from 'zod/mini';
import { oneLine } from '../../text.js';
import { textInput } from '../../tools/input.js';
import type { CommitRequest } from '../commit/commit-text.js';
import { bodyText, commitPaths } from '../inputs.js';
import { writeKind } from '../kind.js';

/** The branch is never given: it is that of the run's pull request. */
export const push = writeKind({
  kind: 'push',
  tool: 'PushToPullRequest',
  description:
    'Commits the files that this run changed in the working tree to the branch of the pull request of this run, as one commit at the end of the run. Change and test the files first, then call this tool once; its result lists the files, and a second call with paths replaces the first. Do not commit or push with git. To resolve conflicts with the base branch, run `git merge`, resolve them and `git add` the files: the commit gets both parents. A rebase cannot be pushed. If the commit fails, the comments and other writes of this run are canceled.',
  input: () =>
    z.strictObject({
      title: textInput('The first line of the commit message: what the change does, in the imperative.', { most: 200 }),
      body: z.optional(bodyText('The rest of the commit message: why.')),
      paths: z.optional(commitPaths()),
    }),
  request: ({ title, body = '', paths }): CommitRequest<'push'> => ({
    ...{ kind: 'push', title: oneLine(title), body },
    ...(paths === undefined ? {} : { paths }),
  }),
  about: ({ title }) => title,
  target: 'push',
  permissions: ['contents: write'],
  limit: 1,
  isCommit: true,
  post: async (request, context) => (await import('../commit/post-push.js')).postPush(request, context),
});
