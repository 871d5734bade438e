import type { TreeChange } from '../job/collect-tree.js';
import { plainText } from '../plain-text.js';
import { markerFor } from '../platform/github/comment-marker.js';
import type { BranchSince, GitHubWriteApi, OwnPullRequest } from '../platform/github/write-types.js';
import { fingerprint } from '../report/fingerprint.js';
import type { GitHubWriteResult } from '../report/write-result.js';
import { shorten } from '../text.js';
import type { GitHubWriteRequest } from '../tools/github/types.js';
import { isSame, markedBody } from './marked-body.js';
import type { PublishContext, PullRequestContext } from './types.js';

type Wanted = Extract<GitHubWriteRequest, { kind: 'pull-request' }>;
type PullRequestText = Pick<GitHubWriteResult, 'outcome' | 'url' | 'note'>;

type PushContext = PullRequestContext & Pick<PublishContext, 'afterClosed'>;

/** What a pull request is made of, apart from where it goes. */
interface Draft {
  readonly tree: TreeChange;
  readonly title: string;
  readonly body: string;
  readonly marker: string;
}

/**
 * A draft pull request from the branch of this key, and of the item or the job. The open one of an earlier run is
 * updated; one that somebody closed stays closed, and a branch that somebody else committed to is left alone.
 */
export async function postPullRequest(post: Wanted, context: PublishContext): Promise<readonly GitHubWriteResult[]> {
  const clean = (text: string) => withoutSkips(context.sanitize(text));
  const title = shorten(plainText(clean(post.title)).replace(/\s+/g, ' ').trim() || 'Untitled', 200);
  const marker = markerFor(context.key, 'pull-request');
  const body = markedBody(marker, clean(post.body));
  const row = (told: PullRequestText): readonly GitHubWriteResult[] => [
    { what: `PullRequest ${shorten(title, 80)}`, ...told },
  ];
  const { pull, github } = context;
  if (pull === null) throw new Error('a pull request was recorded with nowhere to go');
  const { collected } = pull;
  if ('refused' in collected) return row(withheld(`It was not opened: ${collected.refused}.`));
  const { tree } = collected;
  const secret = tree.files.find((file) =>
    pull.holdsSecret(Buffer.concat([Buffer.from(file.path), file.content ?? none])),
  );
  if (secret !== undefined) return row(withheld(`It was not opened: ${secret.path} holds what looks like a secret.`));
  const draft = { tree, title, body, marker };
  const pushed = await github.write('the branch of the pull request', ['contents: write'], (api) =>
    push(draft, { ...pull, afterClosed: context.afterClosed }, api),
  );
  if (typeof pushed !== 'boolean') return row(pushed);
  return row(await github.write('the pull request', ['pull-requests: write'], (api) => open(draft, pushed, pull, api)));
}

const none = Buffer.alloc(0);

/** Words by which the title or text of a merged pull request would keep checks from running, in other words. */
function withoutSkips(text: string): string {
  return text
    .replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, '($1)')
    .replace(/skip-checks(?=\s*:)/gi, 'skip checks');
}

const withheld = (note: string): PullRequestText => ({ outcome: 'withheld', url: null, note });

/** Brings the branch to one commit on top of what the run began with. False where it held that commit already. */
async function push(draft: Draft, pull: PushContext, api: GitHubWriteApi): Promise<boolean | PullRequestText> {
  const { tree } = draft;
  const { base, branch } = pull;
  const print = `${trailer}${printOf(tree)}`;
  const known = await api.pullRequests(branch);
  const answered = await answeredBefore(known, print, pull, api);
  if (answered !== null) return answered;
  if (!(await api.isOnBranch(tree.base, base))) {
    const short = tree.base.slice(0, 7);
    return withheld(
      `The run began with ${short}, which is no commit of the branch ${base} on GitHub. Check that branch out; on pull requests that is ref: \${{ github.head_ref }}.`,
    );
  }
  const there = await api.branchSince(base, branch);
  if (there !== null && !isOurs(there) && !isMerged(there, known)) return othersWork(branch, known);
  if (endsWith(there, print)) return false;
  return await renew({ ...draft, body: print }, there, { base, branch }, api);
}

/** What somebody said by closing the last one: these changes are not wanted, or none at all. */
async function answeredBefore(
  known: readonly OwnPullRequest[],
  print: string,
  { base, afterClosed }: PushContext,
  api: GitHubWriteApi,
): Promise<PullRequestText | null> {
  const mine = known.filter(({ isOwn }) => isOwn);
  const [last] = mine;
  if (last === undefined || last.isMerged || mine.some(({ isOpen }) => isOpen)) return null;
  const { url } = last;
  if (!afterClosed) {
    const note = 'It was opened before and has been closed since. Reopen it, or ask for another in a comment.';
    return { ...withheld(note), url };
  }
  if (!endsWith(await api.branchSince(base, last.head), print)) return null;
  return {
    ...withheld('The same changes were opened before and have been closed since. Reopen it to have them.'),
    url,
  };
}

/** A pull request that was merged keeps all that its branch held, so that nothing gets lost with the branch. */
function isMerged({ tip }: BranchSince, known: readonly OwnPullRequest[]): boolean {
  return !known.some(({ isOpen }) => isOpen) && known.some((one) => one.isMerged && one.head === tip);
}

function othersWork(branch: string, known: readonly OwnPullRequest[]): PullRequestText {
  const open = known.find(({ isOpen }) => isOpen);
  const hint = open === undefined ? 'Delete it' : 'Merge its pull request, or close it and delete the branch,';
  const note = `Somebody else has committed to the branch ${branch}, so it stays as it is. ${hint} for a new one.`;
  return { ...withheld(note), url: open?.url ?? null };
}

async function renew(
  { tree, title: headline, body }: Draft,
  there: BranchSince | null,
  { base, branch }: Pick<PullRequestContext, 'base' | 'branch'>,
  api: GitHubWriteApi,
): Promise<true | PullRequestText> {
  const commit = { parent: tree.base, headline, body, files: tree.files };
  const hasModes = tree.files.some(({ mode }) => mode !== undefined);
  if (there === null) {
    const made = hasModes ? await api.commitWithModes(tree.baseTree, commit) : tree.base;
    if (!(await api.createBranch(branch, made))) return justMade(branch);
    if (!hasModes) await api.commit(branch, commit);
    return true;
  }
  // A branch that comes to lie on its base would close its pull request: the commit is made aside and moved in.
  const sideEffects = `${branch}+next`;
  const made = hasModes
    ? await api.commitWithModes(tree.baseTree, commit)
    : await commitAside(sideEffects, commit, api);
  if (made === null) return justMade(sideEffects);
  const isStill = (await api.branchSince(base, branch))?.tip === there.tip;
  if (isStill) await api.moveBranch(branch, made);
  if (!hasModes) await api.deleteBranch(sideEffects);
  return isStill || withheld(`Somebody else has just committed to the branch ${branch}.`);
}

async function commitAside(
  sideEffects: string,
  commit: Parameters<GitHubWriteApi['commit']>[1],
  api: GitHubWriteApi,
): Promise<string | null> {
  await api.deleteBranch(sideEffects);
  return (await api.createBranch(sideEffects, commit.parent)) ? await api.commit(sideEffects, commit) : null;
}

function justMade(branch: string): PullRequestText {
  const note = `Another run has just made the branch ${branch}. Run again when that one is over; concurrency: keeps two runs apart.`;
  return { outcome: 'failed', url: null, note };
}

const trailer = 'Sallyport-Changes: ';

const endsWith = (there: BranchSince | null, print: string): boolean =>
  there?.commits?.at(-1)?.message.endsWith(print) === true;

/** Other workflows may commit under the same account, so that the account alone does not tell. */
function isOurs({ commits }: BranchSince): boolean {
  return commits?.every(({ message, isOwn }) => isOwn && message.includes(`\n${trailer}`)) === true;
}

async function open(
  { title, body, marker }: Draft,
  isNew: boolean,
  { base, branch }: PullRequestContext,
  api: GitHubWriteApi,
): Promise<PullRequestText> {
  const there = (await api.pullRequests(branch)).find(({ isOpen }) => isOpen);
  if (there !== undefined) return await update(there, { title, body, marker }, isNew, api);
  const wanted = { title, body, base, branch };
  const asDraft = await api.createPullRequest({ ...wanted, draft: true });
  if ('url' in asDraft) return { outcome: 'created', url: asDraft.url, note: '' };
  if (!/draft/i.test(asDraft.refused)) return { outcome: 'failed', url: null, note: asDraft.refused };
  const ready = await api.createPullRequest({ ...wanted, draft: false });
  if ('refused' in ready) return { outcome: 'failed', url: null, note: ready.refused };
  return { outcome: 'created', url: ready.url, note: 'It is no draft: this repository has none.' };
}

/** The text stays where somebody has made it theirs: by opening the pull request, or by writing it anew. */
async function update(
  there: OwnPullRequest,
  { title, body, marker }: Pick<Draft, 'title' | 'body' | 'marker'>,
  isNew: boolean,
  api: GitHubWriteApi,
): Promise<PullRequestText> {
  const { url, number } = there;
  const outcome = isNew ? 'updated' : 'unchanged';
  const held = `#${String(number)} was open${isNew ? ': these changes take the place of its earlier ones' : ' with the same changes'}.`;
  if (!there.isOwn) return { outcome, url, note: `${held} Somebody else opened it, so its text stays.` };
  if (!there.body.startsWith(marker))
    return { outcome, url, note: `${held} Somebody rewrote its text, so that stays.` };
  if (there.title === title && isSame(there.body, body)) return { outcome, url, note: held };
  await api.updatePullRequest(number, { title, body });
  return { outcome: 'updated', url, note: isNew ? held : `${held} Its text is new.` };
}

/** The same for the same changes, whatever commit they are made on. */
function printOf({ files }: TreeChange): string {
  const parts = files.flatMap(({ path, content, mode }) => {
    const size = content === null ? 'gone' : String(content.length);
    return [`${JSON.stringify(mode === undefined ? [path, size] : [path, size, mode])}\n`, content ?? ''];
  });
  return fingerprint(parts, 32);
}
