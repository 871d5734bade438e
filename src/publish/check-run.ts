import { plainText } from '../plain-text.js';
import { fingerprint } from '../report/fingerprint.js';
import type { GitHubWriteResult } from '../report/write-result.js';
import { shorten } from '../text.js';
import type { GitHubWriteRequest } from '../tools/github/types.js';
import type { PublishContext } from './types.js';

/**
 * Before every name that a model chose: by the token of a workflow its check is one of the same app as the CI, and
 * under the name of a required check it would stand for it.
 */
const prefix = 'Sallyport: ';

/**
 * A check run of the model's on the commit that the run looked at. One of the same content is not made again; other
 * content is a new one of the same name, of which GitHub shows the last. Only a run that ended in success vouches.
 */
export async function postCheckRun(
  { name: given, conclusion: wanted, title, summary }: Extract<GitHubWriteRequest, { kind: 'check-run' }>,
  { github, sanitize, key, reviewedSha: sha, whyCommentOnly }: PublishContext,
): Promise<readonly GitHubWriteResult[]> {
  const name = `${prefix}${plainText(given).replace(/\s+/g, ' ').trim() || 'check'}`;
  const isHeldBack = wanted === 'success' && whyCommentOnly !== null;
  const conclusion = isHeldBack ? 'neutral' : wanted;
  const what = `CheckRun ${shorten(name, 80)}, ${conclusion}`;
  if (sha === null)
    return [{ what, outcome: 'withheld', url: null, note: 'It is not known which commit the run looked at.' }];
  const run = {
    title: shorten(plainText(title).replace(/\s+/g, ' ').trim() || name, 255),
    summary: sanitize(summary),
    annotations: [],
    conclusion,
  };
  const externalId = `sallyport:${key}:${fingerprint([JSON.stringify([name, run])])}`;
  const told = await github.write('the check run', ['checks: write'], async (api) => {
    const there = (await api.checkRuns(sha, name)).find((one) => one.externalId === externalId);
    if (there !== undefined) return { outcome: 'unchanged', url: there.url } as const;
    const { url } = await api.createCheckRun(sha, name, externalId, run);
    return { outcome: 'created', url } as const;
  });
  return [{ what, ...told, note: isHeldBack ? `${whyCommentOnly} So it is neutral.` : '' }];
}
