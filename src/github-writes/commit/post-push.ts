import { only, rethrowUnless } from '../../errors.js';
import { markerFor } from '../../platform/github/comment-marker.js';
import { GitHubProblem } from '../../platform/github/types.js';
import type { GitHubWriteApi, GitHubWriteClient } from '../../platform/github/write/write-client.js';
import { GitProblem } from '../../platform/types.js';
import { listed, shorten, withoutPeriod } from '../../text.js';
import { permissionsFor } from '../kind.js';
import { markedBody, plainTitle, upsertComment } from '../marked-body.js';
import { type PublishContext, type PushContext } from '../publish-context.js';
import type { TreeChange } from '../tree-change.js';
import type { GitHubWriteResult } from '../write-result.js';
import { type CommitRequest, changesTrailer, treeOf, whySecret, withoutSkips } from './commit-text.js';
import { mostOfPatch, patchSection } from './patch-section.js';
import { postPullRequest } from './post-pull-request.js';

type Wanted = CommitRequest<'push'>;
type Row = GitHubWriteResult;

/**
 * On the commit that the files came from, or merged with what the branch got since; replaces nothing. Changes that
 * cannot be pushed become a pull request onto the branch, or a patch in a comment.
 */
export async function postPush(request: Wanted, context: PublishContext): Promise<readonly Row[]> {
  const { push, github } = context;
  if (push === null) throw new Error('a push was recorded with nowhere to go');
  const title = shorten(plainTitle(withoutSkips(context.sanitize(request.title))), 200);
  const row = (result: Omit<Row, 'what'>): readonly Row[] => [
    { what: `PushToPullRequest ${shorten(title, 80)}`, ...result },
  ];
  const tree = treeOf(push);
  if (typeof tree === 'string') return row({ outcome: 'withheld', url: null, note: `Nothing was pushed: ${tree}.` });
  if (push.indirect !== null) return row(await fallBack(request, push.indirect, context));
  const body = withoutSkips(request.body === '' ? '' : context.sanitize(request.body)).trim();
  const trailers = [`Requested-in: ${push.pullUrl}`, changesTrailer(tree)];
  const message = { headline: title, body: [...(body === '' ? [] : [body, '']), ...trailers].join('\n') };
  try {
    const end = await github.write('the commit', ['contents: write'], (api) => pushOnto({ tree, message }, push, api));
    switch (end.kind) {
      case 'pushed':
        return row(await pushedRow(end, tree, context, push));
      case 'conflict':
        return row(await conflictRow(end, tree, context, push));
      case 'refused':
        return row(await fallBack(request, end.reason, context));
      case 'gone':
        return row({ outcome: 'failed', url: null, note: `The branch ${push.branch} no longer exists.` });
    }
  } catch (error) {
    rethrowUnless(error, GitProblem);
    return row({ outcome: 'failed', url: null, note: `Nothing was pushed: ${error.message}.` });
  }
}

interface Pushed {
  readonly kind: 'pushed';
  readonly commit: string;
  /** The commit that it is on. */
  readonly parent: string;
  /** An earlier attempt has pushed it. */
  readonly isOld: boolean;
  /** GitHub's word on the signature; `null` if unknown. */
  readonly verification: { readonly isVerified: boolean; readonly reason: string } | null;
}

type PushEnd =
  | Pushed
  | { readonly kind: 'conflict'; readonly tip: string; readonly files: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'gone' };

/** Others may push at any moment. */
const mostAttempts = 4;

async function pushOnto(
  { tree, message }: { readonly tree: TreeChange; readonly message: Parameters<PushContext['commit']>[1] },
  push: PushContext,
  api: GitHubWriteApi,
): Promise<PushEnd> {
  const { branch } = push;
  let tip: string | null = null;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    tip = await api.branchTip(branch);
    if (tip === null) return { kind: 'gone' };
    const known = tip === tree.base ? undefined : await pushedBefore(tree, branch, api);
    if (known !== undefined) {
      return { kind: 'pushed', commit: known, parent: tree.base, isOld: true, verification: null };
    }
    const merged = tip === tree.base ? { tree } : await push.merge(tree, tip);
    if ('conflicts' in merged) return { kind: 'conflict', tip, files: merged.conflicts };
    if (merged.tree.files.length === 0 && merged.tree.merged === undefined) {
      return { kind: 'pushed', commit: tip, parent: tip, isOld: true, verification: null };
    }
    const reason = whySecret(merged.tree, push.holdsSecret);
    if (reason !== null) return { kind: 'refused', reason };
    const made = await push.commit(merged.tree, message, api);
    const end = await push.advance(made.sha, api);
    if (end.kind === 'refused') return end;
    const { sha: commit, verification } = made;
    if (end.kind === 'done') return { kind: 'pushed', commit, parent: merged.tree.base, isOld: false, verification };
  }
  const isSame = (await api.branchTip(branch)) === tip;
  const heldLock = `the server did not update ${branch}, and it has no newer commits: another process may hold its lock`;
  return { kind: 'refused', reason: isSame ? heldLock : `every attempt found newer commits on ${branch}` };
}

async function pushedBefore(tree: TreeChange, branch: string, api: GitHubWriteApi): Promise<string | undefined> {
  const since = await api.branchSince(tree.base, branch);
  return since?.commits?.find(({ message }) => message.trimEnd().endsWith(changesTrailer(tree)))?.sha;
}

async function pushedRow(
  { commit, parent, isOld, verification }: Pushed,
  tree: TreeChange,
  { github }: PublishContext,
  push: PushContext,
): Promise<Omit<Row, 'what'>> {
  const checks = await checksSentence(commit, push, github);
  const parts = [
    isOld ? 'It was there already.' : '',
    !isOld && parent !== tree.base ? `Rebased onto ${parent.slice(0, 7)}, which was pushed while the run worked.` : '',
    tree.merged === undefined ? '' : `It merges ${tree.merged.commit.slice(0, 7)} of the base branch.`,
    verification === null ? '' : signature(verification),
    isOld ? '' : checks,
  ];
  const details = parts.filter((part) => part !== '').join(' ');
  return {
    ...{ outcome: isOld ? ('unchanged' as const) : ('created' as const), branch: push.branch, commit },
    url: `${push.repositoryUrl}/commit/${commit}`,
    note: `Commit ${commit.slice(0, 7)} on ${push.branch}. ${details}`.trim(),
    details,
  };
}

function signature({ isVerified, reason }: NonNullable<Pushed['verification']>): string {
  return isVerified ? 'The signature of the commit is verified.' : `The commit is not signed (${reason}).`;
}

async function conflictRow(
  { tip, files }: Extract<PushEnd, { kind: 'conflict' }>,
  tree: TreeChange,
  context: PublishContext,
  push: PushContext,
): Promise<Omit<Row, 'what'>> {
  const link = `${push.repositoryUrl}/compare/${tree.base}...${tip}`;
  const why = `someone pushed to ${push.branch} while the run worked, and both changed ${listed(files, 3)}.`;
  const { patch, isResultPosted } = push;
  const isShort = patch !== '' && patch.length <= mostOfPatch;
  const url = isShort && !isResultPosted ? await postPatch({ why, link, patch }, context) : null;
  const code = url !== null ? 'patch-in-comment' : isShort && isResultPosted ? 'patch-in-result' : 'patch-in-file';
  const since = `What was pushed since: ${link}`;
  const note = `Nothing was pushed: ${why} ${patchPlaces[code]} ${since}`;
  const details = code === 'patch-in-file' ? {} : { details: `Nothing was pushed: ${why} ${since}` };
  return { outcome: 'failed', url, note, code, ...details };
}

const patchPlaces = {
  'patch-in-comment': 'The patch is in a comment.',
  'patch-in-result': 'The patch is in the result.',
  'patch-in-file': 'The patch is the file changes.patch, next to the report of the run.',
} as const;

async function fallBack(request: Wanted, reason: string, context: PublishContext): Promise<Omit<Row, 'what'>> {
  const { push } = context;
  if (push === null) throw new Error('no branch to open a pull request onto');
  const { collected, branch, ownBranch, holdsSecret } = push;
  const pull = { collected, base: branch, branch: ownBranch, draft: false, holdsSecret };
  const [opened] = await postPullRequest({ ...request, kind: 'pull-request' }, { ...context, pull });
  if (opened === undefined) throw new Error('a pull request has no result');
  const { what: _, ...row } = opened;
  const why = `The changes could not be pushed to ${branch}: ${withoutPeriod(reason)}.`;
  if (row.outcome !== 'created' && row.outcome !== 'updated') return { ...row, note: `${why} ${row.note}`.trim() };
  const note = `${why} They are in a pull request onto that branch. ${row.note}`.trim();
  return { ...row, outcome: 'fell back', note };
}

/** Which of three states the checks of a new commit are in. Never rejects because of GitHub: the commit is pushed. */
async function checksSentence(commit: string, { pullUrl }: PushContext, github: GitHubWriteClient): Promise<string> {
  try {
    const checks = await github.write('the state of the checks', ['actions: read'], (api) =>
      api.checksAfterPush(commit),
    );
    switch (checks.kind) {
      case 'started':
        return `The checks have started: ${checks.url}`;
      case 'waiting':
        return `The checks wait for someone with write permission to select "Approve workflows to run": ${pullUrl}`;
      case 'none':
        return 'No checks have started: the token of a workflow starts none on `push` or on GitHub Enterprise Server. Pass the token of a GitHub App as github-token.';
    }
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    return 'Whether the checks start is unknown: add `actions: read` under permissions: of the job.';
  }
}

/** Posts changes that could not be pushed as a patch for people. The address, or `null` if that is not possible. */
async function postPatch(
  { why, link, patch }: { readonly why: string; readonly link: string; readonly patch: string },
  { github, key, answer, item, footer }: PublishContext,
): Promise<string | null> {
  const marker = markerFor(key, `${answer === null ? '' : `${answer}:`}patch`);
  const reason = `**Nothing was pushed:** ${why} [What was pushed since](${link})`;
  const body = markedBody(marker, `${reason}\n\n${patchSection(patch)}`, footer);
  const posted = await github
    .write('the comment with the patch', permissionsFor('item', item), (api) => upsertComment(marker, body, api))
    .catch(only(GitHubProblem, () => null));
  return posted?.url ?? null;
}
