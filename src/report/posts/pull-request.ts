import { createHash } from 'node:crypto';
import type { TreeChange } from '../../batch/tree.js';
import type { WriteApi } from '../../host/github-write-types.js';
import { plainText } from '../../host/workflow-commands.js';
import { shorten } from '../../text.js';
import type { Post } from '../../tools/post/types.js';
import { markerFor } from '../marker.js';
import { isSame, markedBody } from './text.js';
import type { PostScene, PullScene, WriteRow } from './types.js';

type Wanted = Extract<Post, { kind: 'pull-request' }>;
type Told = Pick<WriteRow, 'outcome' | 'url' | 'note'>;

/**
 * A draft pull request from the branch of this key and item. The open one of an earlier run is updated; one that
 * somebody closed stays closed, and a branch that somebody else committed to is left alone.
 */
export async function postPullRequest(post: Wanted, scene: PostScene): Promise<readonly WriteRow[]> {
  const title = shorten(plainText(scene.harmless(post.title)).replace(/\s+/g, ' ').trim() || 'Untitled', 200);
  const body = markedBody(markerFor(scene.key, 'pull-request'), scene.harmless(post.body));
  const row = (told: Told): readonly WriteRow[] => [{ what: `PullRequest ${shorten(title, 80)}`, ...told }];
  const { pull, github } = scene;
  if (pull === null) throw new Error('a pull request was recorded with nowhere to go');
  const { collected } = pull;
  if ('refused' in collected) return row(withheld(`It was not opened: ${collected.refused}.`));
  const secret = collected.tree.files.find(({ content }) => content !== null && pull.holdsSecret(content));
  if (secret !== undefined) return row(withheld(`It was not opened: ${secret.path} holds what looks like a secret.`));
  const pushed = await github.write('the branch of the pull request', ['contents: write'], (api) =>
    push({ tree: collected.tree, title, marker: markerFor(scene.key, 'pull-request') }, pull, api),
  );
  if (typeof pushed !== 'boolean') return row(pushed);
  return row(
    await github.write('the pull request', ['pull-requests: write'], (api) => open({ title, body }, pushed, pull, api)),
  );
}

const withheld = (note: string): Told => ({ outcome: 'withheld', url: null, note });

interface Push {
  readonly tree: TreeChange;
  readonly title: string;
  readonly marker: string;
}

/** Brings the branch to one commit on top of what the run began with. False where it held that commit already. */
async function push({ tree, title, marker }: Push, pull: PullScene, api: WriteApi): Promise<boolean | Told> {
  const { base, branch } = pull;
  const mine = (await api.pullRequests(branch)).filter((one) => one.body.startsWith(marker));
  const closed = mine.find(({ isOpen, isMerged }) => !isOpen && !isMerged);
  if (closed !== undefined && !mine.some(({ isOpen }) => isOpen)) {
    return { ...withheld('It was opened before and has been closed since.'), url: closed.url };
  }
  if (!(await api.isOnBranch(tree.base, base))) {
    const short = tree.base.slice(0, 7);
    return withheld(
      `The run began with ${short}, which is no commit of the branch ${base} on GitHub. Check that branch out; on pull requests that is ref: \${{ github.head_ref }}.`,
    );
  }
  const print = `Sallyport-Changes: ${fingerprint(tree)}`;
  const there = await api.branchSince(base, branch);
  const commit = (to: string) =>
    api.commit({ branch: to, parent: tree.base, headline: title, body: print, files: tree.files });
  if (there === null) {
    await api.createBranch(branch, tree.base);
    await commit(branch);
    return true;
  }
  if (!there.isOwn) return withheld(`Somebody else has committed to the branch ${branch}.`);
  if (there.message.endsWith(print)) return false;
  // A branch that comes to lie on its base would close its pull request: the commit is made aside and moved in.
  const aside = `${branch}+next`;
  await api.deleteBranch(aside);
  await api.createBranch(aside, tree.base);
  await api.moveBranch(branch, await commit(aside));
  await api.deleteBranch(aside);
  return true;
}

async function open(
  { title, body }: { readonly title: string; readonly body: string },
  isNew: boolean,
  { base, branch }: PullScene,
  api: WriteApi,
): Promise<Told> {
  const there = (await api.pullRequests(branch)).find(({ isOpen }) => isOpen);
  if (there !== undefined) {
    const same = there.title === title && isSame(there.body, body);
    if (!same) await api.updatePullRequest(there.number, { title, body });
    return { outcome: same && !isNew ? 'unchanged' : 'updated', url: there.url, note: '' };
  }
  const wanted = { title, body, base, branch };
  const asDraft = await api.createPullRequest({ ...wanted, draft: true });
  if ('url' in asDraft) return { outcome: 'created', url: asDraft.url, note: '' };
  if (!/draft/i.test(asDraft.refused)) return { outcome: 'failed', url: null, note: asDraft.refused };
  const ready = await api.createPullRequest({ ...wanted, draft: false });
  if ('refused' in ready) return { outcome: 'failed', url: null, note: ready.refused };
  return { outcome: 'created', url: ready.url, note: 'It is no draft: this repository has none.' };
}

/** The same for the same changes, whatever commit they are made on. */
function fingerprint({ files }: TreeChange): string {
  const hash = createHash('sha256');
  for (const { path, content } of files) {
    const size = content === null ? 'gone' : String(content.length);
    hash.update(`${JSON.stringify([path, size])}\n`).update(content ?? '');
  }
  return hash.digest('hex').slice(0, 32);
}
