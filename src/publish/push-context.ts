import type { RunContext } from '../context/run-context.js';
import { contentsOf } from '../github-writes/commit/commit-text.js';
import type { PushContext } from '../github-writes/publish-context.js';
import { mergeOnto } from '../job/changes/merge-onto.js';
import type { PushTarget } from '../job/github/github-writes.js';
import { repositoryUrl } from '../platform/github/connections.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { pullRequestTargetOf } from './pull-request-target.js';

interface PushPorts extends Pick<PushContext, 'collected' | 'patch' | 'holdsSecret'> {
  readonly runContext: RunContext;
  readonly hostEnvironment: HostEnvironment;
  readonly push: PushTarget;
}

/** The account of workflows: the commits are not signed, so the name proves nothing anyway. */
const author = { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' };

/** How a commit gets to the branch of the run's pull request; `null` if it cannot. */
export function pushContextOf({ runContext, hostEnvironment, push, ...given }: PushPorts): PushContext | null {
  const { event, git, pull, settings } = runContext;
  const target = pullRequestTargetOf(runContext, hostEnvironment);
  if ('why' in push || git === null || pull === null || target === null) return null;
  const address = repositoryUrl(hostEnvironment, event.repository);
  const isResultPosted = settings.publish.some((where) => where === 'comment' || where === 'review');
  const shared = { ...given, ...push, ownBranch: target.branch, repositoryUrl: address, isResultPosted };
  const remote = { address, token: settings['github-token'] ?? null };
  const directory = hostEnvironment.temporary;
  return {
    ...shared,
    pullUrl: `${address}/pull/${String(pull.facts.number)}`,
    merge: async (tree, tip) => {
      const fetched = await git.fetchBranch(remote, push.branch);
      return await mergeOnto(tree, fetched === tip ? tip : fetched, { git, directory });
    },
    ...(settings['push-with'] === 'git'
      ? {
          commit: async ({ base, baseTree: tree, files, merged }, { headline, body }) => {
            const parents = merged === undefined ? [base] : [base, merged.commit];
            const kept = merged?.kept ?? [];
            const message = `${headline}\n\n${body}`;
            const sha = await git.createCommit({ parents, tree, message, files, kept, author }, directory);
            return { sha, verification: { isVerified: false, reason: 'push-with: git' } };
          },
          advance: (commit) => git.pushCommit(remote, { commit, branch: push.branch }),
        }
      : {
          commit: (tree, message, api) =>
            api.commitWithModes(tree.baseTree, { parent: tree.base, ...message, ...contentsOf(tree) }),
          advance: (sha, api) => api.advanceBranch(push.branch, sha),
        }),
  };
}
