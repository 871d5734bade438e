import type { RunContext } from '../context/run-context.js';
import { only, rethrowUnless } from '../errors.js';
import { permissionOf } from '../event/gate/types.js';
import type { Person } from '../event/types.js';
import { noPushTarget, type PushTarget } from '../job/github/github-writes.js';
import { isGitBranch } from '../platform/git/branch-name.js';
import { readConnection } from '../platform/github/connections.js';
import { asClause, permissionFix } from '../platform/github/findings.js';
import { createPermissionReader } from '../platform/github/read/permission-reader.js';
import { createGitHubReader, type GitHubReadConnection } from '../platform/github/read/read-api.js';
import {
  readBranchRules,
  readIsQueued,
  requiresPullRequest,
  tryContentsWrite,
} from '../platform/github/read/read-push-facts.js';
import { type CommentTarget, GitHubProblem } from '../platform/github/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';

type Asked = Pick<RunContext, 'event' | 'settings' | 'pull'>;

/** Commits can only go to the branch of the run's own pull request, in the same repository, for who could push there. */
export async function findPushTarget(
  runContext: Asked,
  hostEnvironment: Pick<HostEnvironment, 'environment' | 'signal'>,
): Promise<PushTarget> {
  const { event, settings, pull } = runContext;
  const token = settings['github-token'];
  const { repository } = event;
  const why = whyNot(runContext);
  if (why !== null) return { why };
  if (pull === null || token === undefined || repository === null) return noPushTarget;
  const connection = readConnection(token, hostEnvironment);
  const { branch } = pull.facts.head;
  const target = { owner: repository.owner, repo: repository.name, number: pull.facts.number };
  try {
    const problems = await Promise.all([whyNoWriter(runContext, connection), whyUnwritable(connection, target)]);
    const problem = problems.find((reason) => reason !== null) ?? null;
    if (problem !== null) return { why: problem };
    // Such a pull request takes changes to a release branch; a change of the default branch needs one of its own.
    const indirect = pull.facts.head.isDefault ? `${branch} is the default branch` : null;
    return { branch, indirect: indirect ?? (await whyIndirect(connection, target, branch)) };
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    return { why: `GitHub could not be asked whether it may: ${error.message}` };
  }
}

function whyNot({ event, pull }: Asked): string | null {
  if (pull === null || pull.of !== 'head') return noPushTarget.why;
  const { isOpen, head } = pull.facts;
  if (!isOpen) return 'the pull request is closed';
  if (head.isFork) return 'the head of the pull request is in a fork, where the token of a workflow cannot write';
  if (!isGitBranch(head.branch))
    return `git takes no branch of the name ${JSON.stringify(head.branch)}, or people do not see all of it`;
  const dependabot = [event.actor, event.trigger.sender?.login].includes('dependabot[bot]');
  return dependabot ? 'runs started by Dependabot have a token that can only read' : null;
}

async function whyNoWriter({ event }: Asked, connection: GitHubReadConnection): Promise<string | null> {
  const { repository, trigger } = event;
  if (repository === null) return noPushTarget.why;
  const people = [trigger.sender, ...trigger.alsoBy, trigger.triggerComment?.author ?? null];
  const asking = [...new Map(people.flatMap((person) => (person === null ? [] : [[person.login, person]]))).values()];
  if (asking.length === 0) return 'the event does not show who asked for it';
  const read = createPermissionReader(connection, repository);
  const levels = await Promise.all(
    asking.map(async ({ login }: Person) => ({ login, permission: permissionOf(await read(login)) })),
  );
  const reader = levels.find(({ permission }) => !writers.has(permission));
  return reader === undefined ? null : `${reader.login}, who asked for it, cannot write to the repository`;
}

const writers: ReadonlySet<string> = new Set(['admin', 'maintain', 'write']);

async function whyUnwritable(connection: GitHubReadConnection, target: CommentTarget): Promise<string | null> {
  const reader = createGitHubReader(connection, 2);
  try {
    await tryContentsWrite(reader, target);
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    if (error.status === null) throw error;
    return `the token may not write to the repository [token-lacks-permission]: ${asClause(permissionFix(['contents: write']))}`;
  }
  // A server without merge queues does not know the field.
  const isQueued = await readIsQueued(reader, target).catch(only(GitHubProblem, () => false));
  return isQueued ? 'the pull request is in the merge queue' : null;
}

async function whyIndirect(
  connection: GitHubReadConnection,
  target: CommentTarget,
  branch: string,
): Promise<string | null> {
  const read = readBranchRules(createGitHubReader(connection, 1), target, branch);
  // Older servers have no rules; a push that one refuses becomes a pull request later.
  const rules = await read.catch(only(GitHubProblem, () => null));
  const rule = rules?.find((type) => requiresPullRequest.has(type));
  return rule === undefined ? null : `a rule of the branch ${branch} (${rule}) does not allow pushes`;
}
