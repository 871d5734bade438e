import { rethrowUnless } from '../../errors.js';
import { markerFor } from '../../platform/github/comment-marker.js';
import { GitHubProblem } from '../../platform/github/types.js';
import type { GitHubWriteApi } from '../../platform/github/write/write-client.js';
import { type BranchSince, type OwnPullRequest, replacesKind } from '../../platform/github/write/write-pull-request.js';
import { asSentence, shorten } from '../../text.js';
import { isSame, markedBody, plainTitle } from '../marked-body.js';
import type { PublishContext, PullRequestContext } from '../publish-context.js';
import type { TreeChange } from '../tree-change.js';
import type { GitHubWriteResult } from '../write-result.js';
import { type CommitRequest, changesTrailer, contentsOf, trailer, treeOf, withoutSkips } from './commit-text.js';

type Wanted = CommitRequest<'pull-request'>;
type PullRequestText = Omit<GitHubWriteResult, 'what'>;

type PushContext = PullRequestContext & Pick<PublishContext, 'afterClosed' | 'closedHint'>;

interface Draft {
  readonly tree: TreeChange;
  readonly title: string;
  readonly body: string;
  readonly marker: string;
}

/** For this key and item or job; an earlier open one is updated. Closed ones and branches with others' commits stay. */
export async function postPullRequest(request: Wanted, context: PublishContext): Promise<readonly GitHubWriteResult[]> {
  const clean = (text: string) => withoutSkips(context.sanitize(text));
  const title = shorten(plainTitle(clean(request.title)) || 'Untitled', 200);
  const marker = markerFor(context.key, 'pull-request');
  const text = `${clean(request.body)}${closingLine(request.body, context.mayClose)}`;
  const body = markedBody(marker, text, context.footer);
  const what = `PullRequest ${shorten(title, 80)}`;
  const row = (result: PullRequestText): readonly GitHubWriteResult[] => [{ what, ...result }];
  const { pull, github } = context;
  if (pull === null) throw new Error('a pull request was recorded with nowhere to go');
  const tree = treeOf(pull);
  if (typeof tree === 'string') return row(withheld(`It was not opened: ${tree}.`));
  const draft = { tree, title, body, marker };
  const pushed = await github.write('the branch of the pull request', ['contents: write'], (api) =>
    push(draft, { ...pull, afterClosed: context.afterClosed, closedHint: context.closedHint }, api),
  );
  if ('outcome' in pushed) return row(pushed);
  const opened = await openOrName(draft, pushed, context, pull);
  return row({ ...opened, branch: pull.branch, ...(pushed.commit === null ? {} : { commit: pushed.commit }) });
}

/** If the pull request cannot be opened, the result names the branch, so that people can. */
async function openOrName(
  draft: Draft,
  { isNew }: PushedBranch,
  { github, repositoryUrl }: PublishContext,
  pull: PullRequestContext,
): Promise<PullRequestText> {
  const link = `${repositoryUrl}/compare/${pull.base}...${pull.branch}?expand=1`;
  const where = `The changes are on the branch ${pull.branch}; open the pull request here: ${link}`;
  try {
    const opened = await github.write('the pull request', ['pull-requests: write'], (api) =>
      open(draft, isNew, pull, api),
    );
    if (opened.outcome !== 'failed') return opened;
    return { ...opened, url: link, note: `${asSentence(opened.note)} ${where}` };
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    return { outcome: 'failed', url: link, note: `${error.sentences} ${where}` };
  }
}

/** What the model wrote to close the issue of its own run takes effect; that for any other issue does not. */
function closingLine(text: string, mayClose: number | null): string {
  if (mayClose === null) return '';
  const closes = new RegExp(`\\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \\t]+#${String(mayClose)}\\b`, 'i');
  return closes.test(text) ? `\n\nCloses #${String(mayClose)}.` : '';
}

const withheld = (note: string): PullRequestText => ({ outcome: 'withheld', url: null, note });

interface PushedBranch {
  /** False if the branch already had the changes. */
  readonly isNew: boolean;
  readonly commit: string | null;
}

/** Puts one commit on the branch, on top of the run's base commit. */
async function push(draft: Draft, pull: PushContext, api: GitHubWriteApi): Promise<PushedBranch | PullRequestText> {
  const { tree } = draft;
  const { base, branch } = pull;
  const ownTrailer = changesTrailer(tree);
  const known = await api.pullRequests(branch);
  const answered = await endedBefore(known, { tree, ownTrailer }, pull, api);
  if (answered !== null) return answered;
  if (!(await api.isOnBranch(tree.base, base))) {
    if ((await api.branchTip(base)) === null)
      return withheld(`GitHub has no branch ${base} to open it into. Create it, or set base-branch to another branch.`);
    const short = tree.base.slice(0, 7);
    return withheld(
      `The run started from ${short}, which is not a commit on the branch ${base} on GitHub. Check out that branch; for pull requests, set ref: \${{ github.head_ref }}.`,
    );
  }
  const existing = await api.branchSince(base, branch);
  if (existing !== null && !isOwnBranch(existing) && !isMerged(existing, known)) return changedByOthers(branch, known);
  if (endsWith(existing, ownTrailer)) return { isNew: false, commit: existing?.tip ?? null };
  const made = await renew({ ...draft, body: ownTrailer }, existing, { base, branch }, api);
  return typeof made === 'string' ? { isNew: true, commit: made } : made;
}

/** What its end says: these changes are there already, or these changes, or any, are not wanted. */
async function endedBefore(
  known: readonly OwnPullRequest[],
  { tree, ownTrailer }: { readonly tree: TreeChange; readonly ownTrailer: string },
  { base, afterClosed, closedHint = 'ask for another one in a comment' }: PushContext,
  api: GitHubWriteApi,
): Promise<PullRequestText | null> {
  const mine = known.filter(({ isOwn }) => isOwn);
  const [last] = mine;
  if (last === undefined || mine.some(({ isOpen }) => isOpen)) return null;
  const { url, number } = last;
  if (last.isMerged) {
    // The stored changes of a batch job begin at a commit from before the merge.
    const merged = await api.branchSince(tree.base, last.head);
    const isSame = merged?.commits?.some(({ isOwn, message }) => isOwn && message.endsWith(ownTrailer)) === true;
    return isSame ? { outcome: 'unchanged', url, note: `#${String(number)} with the same changes was merged.` } : null;
  }
  if (!afterClosed) {
    const note = `It was opened before and has been closed. Reopen it, or ${closedHint}.`;
    return { ...withheld(note), url };
  }
  if (!endsWith(await api.branchSince(base, last.head), ownTrailer)) return null;
  const note = 'A pull request with the same changes was opened before and has been closed. Reopen it to use them.';
  return { ...withheld(note), url };
}

/** A merged pull request keeps everything that its branch contained, so nothing is lost with the branch. */
function isMerged({ tip }: BranchSince, known: readonly OwnPullRequest[]): boolean {
  return !known.some(({ isOpen }) => isOpen) && known.some((pull) => pull.isMerged && pull.head === tip);
}

function changedByOthers(branch: string, known: readonly OwnPullRequest[]): PullRequestText {
  const open = known.find(({ isOpen }) => isOpen);
  const hint = open === undefined ? 'Delete it' : 'Merge its pull request, or close it and delete the branch,';
  const note = `Someone else has committed to the branch ${branch}, so it was not changed. ${hint} to get a new one.`;
  return { ...withheld(note), url: open?.url ?? null };
}

/** The changes of a batch can have more files than those of a run. */
const mostPlainFiles = 100;

async function renew(
  { tree, title: headline, body }: Draft,
  existing: BranchSince | null,
  { base, branch }: Pick<PullRequestContext, 'base' | 'branch'>,
  api: GitHubWriteApi,
): Promise<string | PullRequestText> {
  const commit = { parent: tree.base, headline, body, ...contentsOf(tree) };
  // The request for a signed commit on a branch takes no modes, no order and one parent, and fails for very many files.
  const isPlain =
    tree.merged === undefined &&
    tree.files.length <= mostPlainFiles &&
    tree.files.every(({ mode }) => mode === undefined) &&
    !replacesKind(tree.files);
  if (existing === null) {
    const made = isPlain ? tree.base : (await api.commitWithModes(tree.baseTree, commit)).sha;
    if (!(await api.createBranch(branch, made))) return branchJustCreated(branch);
    return isPlain ? await api.commit(branch, commit) : made;
  }
  // Moving a branch to its base would close its pull request: the commit is created on a temporary branch first.
  const temporaryBranch = `${branch}+next`;
  const made = isPlain
    ? await commitOnTemporaryBranch(temporaryBranch, commit, api)
    : (await api.commitWithModes(tree.baseTree, commit)).sha;
  if (made === null) return branchJustCreated(temporaryBranch);
  const isStill = (await api.branchSince(base, branch))?.tip === existing.tip;
  if (isStill) await api.moveBranch(branch, made);
  if (isPlain) await api.deleteBranch(temporaryBranch);
  return isStill ? made : withheld(`Someone else has just committed to the branch ${branch}.`);
}

async function commitOnTemporaryBranch(
  temporaryBranch: string,
  commit: Parameters<GitHubWriteApi['commit']>[1],
  api: GitHubWriteApi,
): Promise<string | null> {
  await api.deleteBranch(temporaryBranch);
  return (await api.createBranch(temporaryBranch, commit.parent)) ? await api.commit(temporaryBranch, commit) : null;
}

function branchJustCreated(branch: string): PullRequestText {
  const note = `Another run has just created the branch ${branch}. Run again after it has finished; the workflow key concurrency: prevents parallel runs.`;
  return { outcome: 'failed', url: null, note };
}

const endsWith = (existing: BranchSince | null, ownTrailer: string): boolean =>
  existing?.commits?.at(-1)?.message.endsWith(ownTrailer) === true;

/** Other workflows may commit with the same account, so the account alone is not enough. */
function isOwnBranch({ commits }: BranchSince): boolean {
  return commits?.every(({ message, isOwn }) => isOwn && message.includes(`\n${trailer}`)) === true;
}

async function open(
  { title, body, marker }: Draft,
  isNew: boolean,
  { base, branch, draft = true }: PullRequestContext,
  api: GitHubWriteApi,
): Promise<PullRequestText> {
  const existing = (await api.pullRequests(branch)).find(({ isOpen }) => isOpen);
  if (existing !== undefined) return await update(existing, { title, body, marker }, isNew, api);
  const wanted = { title, body, base, branch };
  const opened = await api.createPullRequest({ ...wanted, draft });
  if ('url' in opened) return { outcome: 'created', url: opened.url, note: '' };
  if (!draft || !/draft/i.test(opened.refused)) return { outcome: 'failed', url: null, note: opened.refused };
  const ready = await api.createPullRequest({ ...wanted, draft: false });
  if ('refused' in ready) return { outcome: 'failed', url: null, note: ready.refused };
  const note = 'It is not a draft, because this repository does not support drafts.';
  return { outcome: 'created', url: ready.url, note };
}

/** The text is kept if someone else opened the pull request or rewrote its text. */
async function update(
  existing: OwnPullRequest,
  { title, body, marker }: Pick<Draft, 'title' | 'body' | 'marker'>,
  isNew: boolean,
  api: GitHubWriteApi,
): Promise<PullRequestText> {
  const { url, number } = existing;
  const outcome = isNew ? 'updated' : 'unchanged';
  const held = `#${String(number)} was already open${isNew ? '; its changes were replaced' : ' with the same changes'}.`;
  if (!existing.isOwn) return { outcome, url, note: `${held} Someone else opened it, so its text was not changed.` };
  if (!existing.body.startsWith(marker))
    return { outcome, url, note: `${held} Someone rewrote its text, so it was not changed.` };
  if (existing.title === title && isSame(existing.body, body)) return { outcome, url, note: held };
  await api.updatePullRequest(number, { title, body });
  return { outcome: 'updated', url, note: isNew ? held : `${held} Its text was updated.` };
}
