import { unlessMissing } from '../octokit.js';
import { isRateLimit, isRequestFailure, readFailure, unprocessable } from '../problem.js';
import { requestParameters, type WriteContext } from './write-context.js';

/** How adding a commit to a branch ended: `behind` if the branch has commits that the added one lacks. */
export type AdvanceEnd = { readonly kind: 'done' | 'behind' } | { readonly kind: 'refused'; readonly reason: string };

/** The workflow runs for a new commit. */
export type ChecksAfterPush =
  | { readonly kind: 'started' | 'waiting'; readonly url: string }
  | { readonly kind: 'none' };

export function pushApi(context: WriteContext) {
  const { git, actions } = context.session.octokit.rest;
  const { clock, signal } = context.connection;
  return {
    /** The last commit of a branch; `null` if it does not exist. */
    branchTip: (branch: string) =>
      unlessMissing(
        async () => (await git.getRef({ ...requestParameters(context), ref: `heads/${branch}` })).data.object.sha,
      ),
    /** Adds a commit to a branch; never replaces one. */
    async advanceBranch(branch: string, sha: string): Promise<AdvanceEnd> {
      try {
        await git.updateRef({ ...requestParameters(context), ref: `heads/${branch}`, sha, force: false });
        return { kind: 'done' };
      } catch (error) {
        const reason = refusalOf(error);
        if (reason === null) throw error;
        return /not a fast.?forward/i.test(reason) ? { kind: 'behind' } : { kind: 'refused', reason };
      }
    },
    async checksAfterPush(sha: string): Promise<ChecksAfterPush> {
      for (const pause of pausesMs) {
        if (pause > 0) await clock.sleep(pause, signal);
        const query = { ...requestParameters(context), head_sha: sha, per_page: 20 };
        const { data } = await actions.listWorkflowRunsForRepo(query);
        const runs = data.workflow_runs.map(({ status, conclusion, html_url: url }) => ({ status, conclusion, url }));
        const state = stateOf(runs);
        if (state !== null) return state;
      }
      return { kind: 'none' };
    },
  };
}

/** GitHub creates the runs a moment after the push. */
const pausesMs = [0, 2_000, 4_000];

function stateOf(
  runs: readonly { readonly status: string | null; readonly conclusion: string | null; readonly url: string }[],
): ChecksAfterPush | null {
  const [run] = runs;
  const waiting = runs.find((run) => run.conclusion === 'action_required' || waits.has(run.status ?? ''));
  if (waiting !== undefined) return { kind: 'waiting', url: waiting.url };
  return run === undefined ? null : { kind: 'started', url: run.url };
}

const waits: ReadonlySet<string> = new Set(['action_required', 'waiting']);

/** GitHub's message if a rule or a protection refuses the update; `null` for every other error. */
function refusalOf(error: unknown): string | null {
  const reason = unprocessable(error);
  if (reason !== null || !isRequestFailure(error)) return reason;
  const failure = readFailure(error);
  const isRule = /protected branch|rule violation|GH0\d\d|pull request|verified signatures/i.test(failure.message);
  return failure.status === 403 && isRule && !isRateLimit(failure) ? failure.message : null;
}
