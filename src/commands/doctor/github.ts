import type { RunContext } from '../../context/run-context.js';
import { couldOffer } from '../../job/github/github-writes.js';
import { gitHubFindings, permissionFix } from '../../platform/github/findings.js';
import { connectOctokit } from '../../platform/github/octokit.js';
import { requiresPullRequest } from '../../platform/github/read/read-push-facts.js';
import {
  type Level,
  mayOpenPullRequests,
  type Repository,
  readTokenLevels,
  rulesOfBranch,
  type TokenLevels,
} from '../../platform/github/read/read-token.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import type { RuleLists } from '../../policy/types.js';
import { ruleDiagnostics } from '../../settings/check-rules.js';
import { isCovered, type PermissionNeed, permissionNeeds } from '../permission-needs.js';
import { type DoctorCheck, error, ok, warning } from './types.js';

/** What runs use each permission for, even if no setting asks for it. */
const uses: Readonly<Record<keyof TokenLevels, string>> = {
  contents: 'the trusted commit',
  'pull-requests': 'pull requests and reviews',
  issues: 'issues and comments',
  actions: 'logs of failed checks',
  checks: 'failed checks',
  statuses: 'failed checks',
};

/** Compared with what the settings need for this event. `runContext` is `null` if the configuration is invalid. */
export async function gitHubChecks(
  runContext: RunContext | null,
  { environment, signal }: Pick<HostEnvironment, 'environment' | 'signal'>,
): Promise<readonly DoctorCheck[]> {
  const token = environment['GITHUB_TOKEN'] ?? '';
  const [owner = '', repo = ''] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
  if (token === '' || repo === '')
    return [ok('github', 'not checked: GITHUB_TOKEN and GITHUB_REPOSITORY are not both set, so nothing is posted')];
  const octokit = await connectOctokit({ token, apiUrl: environment['GITHUB_API_URL'] ?? 'https://api.github.com' });
  const repository: Repository = { owner, repo, ref: environment['GITHUB_SHA'] ?? 'HEAD' };
  const levels = await readTokenLevels(octokit, repository, signal);
  if (typeof levels === 'string') return [problem('github', levels)];
  const lists = listsOf(runContext);
  const names = Object.keys(uses) as (keyof TokenLevels)[];
  const needs = runContext === null || lists === null ? [] : needsOf(runContext, lists);
  const offered = (tool: string): boolean =>
    lists !== null && couldOffer(tool, { lists, mode: 'default', spec: { allowedTools: null } });
  const branch = environment['GITHUB_HEAD_REF'] || environment['GITHUB_REF_NAME'];
  return [
    ...names.map((name) => permissionCheck(name, levels, needs)),
    ...(isReadOnly(runContext, environment) ? [readOnlyToken] : []),
    ...(offered('PullRequest') ? [settingCheck(await mayOpenPullRequests(octokit, repository, signal))] : []),
    ...(offered('PushToPullRequest') && branch !== undefined
      ? [branchCheck(branch, await rulesOfBranch(octokit, repository, branch, signal))]
      : []),
  ];
}

function problem(id: string, finding: 'token-rejected' | 'github-unreachable'): DoctorCheck {
  const summary = finding === 'token-rejected' ? 'GitHub rejects GITHUB_TOKEN' : 'GitHub could not be reached';
  return error(id, summary, gitHubFindings[finding], finding);
}

/** `null` if they are not valid. */
function listsOf(runContext: RunContext | null): RuleLists | null {
  if (runContext === null) return null;
  const { allow, ask, deny } = runContext.settings;
  return ruleDiagnostics({ allow, ask, deny }, runContext.locationOfRule).length > 0 ? null : { allow, ask, deny };
}

function needsOf({ settings, event }: RunContext, lists: RuleLists): readonly PermissionNeed[] {
  return permissionNeeds({ ...settings, lists }, new Set(event.item === null ? [] : [event.item.kind]));
}

function permissionCheck(name: keyof TokenLevels, levels: TokenLevels, needs: readonly PermissionNeed[]): DoctorCheck {
  const id = `github-${name}`;
  const granted = levels[name];
  const levelOf = (permission: string): Level =>
    Object.hasOwn(levels, permission) ? levels[permission as keyof TokenLevels] : 'none';
  const lacking = needs.filter(
    ({ anyOf }) => anyOf[0]?.startsWith(`${name}: `) === true && !anyOf.some((line) => isCovered(line, levelOf)),
  );
  const [need] = lacking;
  const shown = `${granted}: ${uses[name]}`;
  if (need !== undefined && granted !== 'unknown') {
    const features = lacking.map(({ feature }) => feature).join(', ');
    return warning(id, `${granted}, and more is needed for ${features}`, permissionFix(need.anyOf), lacksPermission);
  }
  if (granted !== 'none') return ok(id, shown);
  return warning(id, shown, permissionFix([`${name}: read`]), lacksPermission);
}

const lacksPermission = 'token-lacks-permission';

function settingCheck(isAllowed: boolean | null): DoctorCheck {
  const id = 'github-pull-request-setting';
  const finding = 'pull-requests-not-permitted';
  const summary = 'GitHub Actions may not open pull requests in this repository';
  if (isAllowed === false) return warning(id, summary, gitHubFindings[finding], finding);
  return isAllowed === true
    ? ok(id, 'GitHub Actions may open pull requests')
    : ok(id, 'this token cannot read whether GitHub Actions may open pull requests');
}

function branchCheck(branch: string, rules: readonly string[]): DoctorCheck {
  const rule = rules.find((type) => requiresPullRequest.has(type));
  const end =
    rule === undefined ? 'its rules allow pushes' : `${rule} allows no pushes, so commits go into a pull request`;
  const signed = rules.includes('required_signatures') ? '; commits must be signed, so push-with must be api' : '';
  return ok('github-branch', `${branch}: ${end}${signed}`);
}

const readOnly = 'the token of this event can only read, whatever the workflow says';
const readOnlyToken = warning('github-event', readOnly, gitHubFindings['token-read-only'], 'token-read-only');

/** GitHub takes write permissions from runs of Dependabot and of pull requests from forks. */
function isReadOnly(runContext: RunContext | null, environment: HostEnvironment['environment']): boolean {
  const isFork = runContext?.event.name === 'pull_request' && runContext.event.isUntrustedCheckout;
  return isFork || environment['GITHUB_ACTOR'] === 'dependabot[bot]';
}
