import { rethrowUnless } from '../errors.js';
import { GitHubProblem } from '../platform/github/types.js';
import type { GitHubWriteClient } from '../platform/github/write-api.js';
import type { ChecksAfterPush } from '../platform/github/write-types.js';
import type { PushContext } from './types.js';

/** Which of three states the checks of a new commit are in. Never rejects because of GitHub: the commit is pushed. */
export async function checksSentence(
  commit: string,
  { pullUrl }: Pick<PushContext, 'pullUrl'>,
  github: GitHubWriteClient,
): Promise<string> {
  try {
    const checks = await github.write('the state of the checks', ['actions: read'], (api) =>
      api.checksAfterPush(commit),
    );
    return sentenceOf(checks, pullUrl);
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    return 'Whether the checks start is unknown: add `actions: read` under permissions: of the job.';
  }
}

function sentenceOf(checks: ChecksAfterPush, pullUrl: string): string {
  switch (checks.kind) {
    case 'started':
      return `The checks have started: ${checks.url}`;
    case 'waiting':
      return `The checks wait for someone with write permission to select "Approve workflows to run": ${pullUrl}`;
    case 'none':
      return 'No checks have started: the token of a workflow starts none on `push` or on GitHub Enterprise Server. Pass the token of a GitHub App as github-token.';
  }
}
