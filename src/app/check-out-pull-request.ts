import { isReadOnlyHead } from '../context/read-only-head.js';
import type { PullRequestCheckout, RunContext } from '../context/run-context.js';
import { only, userError } from '../errors.js';
import type { PreparedJob } from '../job/input/prepared-job.js';
import { readConnection, repositoryUrl } from '../platform/github/connections.js';
import { createGitHubReader } from '../platform/github/read/read-api.js';
import { type PullRequestFacts, readPullRequest } from '../platform/github/read/read-pull-request.js';
import { GitHubProblem } from '../platform/github/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { GitProblem } from '../platform/types.js';
import { canonicalTool } from '../policy/rules/tool-names.js';
import type { RuleLists } from '../policy/types.js';
import { withoutPeriod } from '../text.js';

interface CheckedOut {
  readonly pull: PullRequestCheckout | null;
  readonly notices: readonly string[];
}

type CheckoutContext = RunContext;

/** The job with the commit that it works on. Rejects with UserError `checkout-failed`. */
export async function checkOutPullRequest<Job extends Pick<PreparedJob, 'runContext' | 'lists'>>(
  job: Job,
  hostEnvironment: HostEnvironment,
): Promise<{ readonly job: Job; readonly notices: readonly string[] }> {
  const { runContext, lists } = job;
  const { pull, notices } = await fetchJobCommit(runContext, hostEnvironment);
  if (pull === null) return { job, notices };
  const event = pull.of === 'head' ? { ...runContext.event, headSha: pull.commit } : runContext.event;
  const checkedOut = { ...runContext, pull, event };
  if (!isReadOnlyHead(checkedOut)) return { job: { ...job, runContext: checkedOut }, notices };
  const mode = runContext.settings.mode === 'plan' ? 'plan' : 'default';
  const limited = { ...checkedOut, settings: { ...runContext.settings, mode } as const };
  return { job: { ...job, runContext: limited, lists: readOnlyLists(lists) }, notices };
}

/** Whether the job may work on another commit than the checkout of the workflow. */
export function wantsPullRequest({ event, settings: { checkout } }: CheckoutContext): boolean {
  if (checkout === 'none' || event.item?.kind !== 'pull-request' || event.repository === null) return false;
  // An event without a commit of the pull request, such as a schedule, has checked out another one.
  return checkout !== 'auto' || event.trigger.triggerComment !== null || event.headSha === null;
}

/** By `checkout`. Rejects with UserError `checkout-failed`: an answer about other files would be wrong. */
async function fetchJobCommit(runContext: CheckoutContext, hostEnvironment: HostEnvironment): Promise<CheckedOut> {
  if (!wantsPullRequest(runContext)) return { pull: null, notices: [] };
  const { git, settings } = runContext;
  if (git === null) return withoutFiles('the workspace is not a git repository');
  if (settings['github-token'] === undefined) return withoutFiles('no github-token is set to read the pull request');
  const of = settings.checkout === 'base' ? 'base' : 'head';
  const facts = await factsOf(runContext, hostEnvironment);
  const here = await git.headSha().catch(only(GitProblem, ({ message, hint }) => fail(message, hint)));
  if (of === 'head' && here === facts.head.sha) {
    const pull = { facts, of, commit: here, isInPlace: true } as const;
    return { pull, notices: isReadOnlyHead({ pull, settings }) ? [readOnlyNotice] : [] };
  }
  const address = repositoryUrl(hostEnvironment, runContext.event.repository);
  const depth = Math.min(Math.max(facts.commits + 1, fewestCommits), mostCommits);
  const remote = { address, token: runContext.settings['github-token'] ?? null };
  const fetched = await git
    .fetchPullRequest(remote, { number: facts.number, base: facts.base, depth })
    .catch(only(GitProblem, ({ message, hint }) => fail(`git could not fetch it from ${address}: ${message}`, hint)));
  const moved = { ...facts, head: { ...facts.head, sha: fetched.head } };
  const pull = { facts: moved, of, commit: fetched[of], isInPlace: false } as const;
  return { pull, notices: isReadOnlyHead({ pull, settings }) ? [readOnlyNotice] : [] };
}

const withoutFiles = (why: string): CheckedOut => ({
  pull: null,
  notices: [`The files in the workspace are not those of the pull request, because ${why}.`],
});

const readOnlyNotice =
  'The head of the pull request is in a fork: its files can only be read, so the rules for Bash, Write and Edit do not apply, and no MCP server is started on this machine. See docs/checkout.md.';

/** Without what lets commands run or files change. Commands that only read need no rule; `gh` is judged by its words. */
function readOnlyLists({ allow, ...lists }: RuleLists): RuleLists {
  const isKept = (rule: string): boolean => {
    const [, name = ''] = /^\s*([\w-]+)/.exec(rule) ?? [];
    const tool = canonicalTool(name) ?? name;
    return harmless.has(tool) || tool.startsWith('mcp__') || (tool === 'Bash' && /\(\s*gh[ :]/.test(rule));
  };
  return { ...lists, allow: allow.filter(isKept) };
}

const harmless: ReadonlySet<string> = new Set(
  'Read List Glob Grep TodoWrite WebFetch WebSearch Skill Task Comment Review Label Assign Issue CheckRun'.split(' '),
);

async function factsOf(
  { event, settings }: CheckoutContext,
  hostEnvironment: HostEnvironment,
): Promise<PullRequestFacts> {
  const { repository, item } = event;
  const token = settings['github-token'];
  if (repository === null || item === null || token === undefined) throw new Error('no pull request to read');
  const reader = createGitHubReader(readConnection(token, hostEnvironment), 1);
  const target = { owner: repository.owner, repo: repository.name, number: item.number };
  const facts = await readPullRequest(reader, target).catch(
    only(GitHubProblem, ({ message, hint }) => fail(`GitHub did not return the pull request: ${message}`, hint)),
  );
  if (facts === null) throw new Error('one request is not enough to read a pull request');
  return facts;
}

/** Enough of both branches to find where they parted, for most pull requests. */
const fewestCommits = 50;
const mostCommits = 500;

function fail(problem: string, fix: string | null): never {
  const first = fix === null ? 'give the job `contents: read` and `pull-requests: read`' : withoutPeriod(fix);
  const hint = `${first}; or set checkout: none to work on the checkout of the workflow`;
  throw userError(['checkout-failed', 'checkout'], 'the files of the pull request are not available', hint, problem);
}
