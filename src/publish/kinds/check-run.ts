import { fingerprint } from '../../report/formats/fingerprint.js';
import type { GitHubWriteResult } from '../../report/write-result.js';
import { shorten } from '../../text.js';
import { plainTitle } from '../commit-text.js';
import type { RequestOf } from '../request-name.js';
import type { PublishContext } from '../types.js';

/**
 * The prefix of every name that a model chose: with a workflow token, the check belongs to the same app as the CI, and
 * under the name of a required check it would count as that check.
 */
const prefix = 'Sallyport: ';

/**
 * The model's check run on the commit that the run worked on. One with the same content is not created again; different
 * content becomes a new one with the same name, and GitHub shows the latest. Only a successful run may report success.
 */
export async function postCheckRun(
  { name: given, conclusion: wanted, title, summary }: RequestOf<'check-run'>,
  { github, sanitize, key, reviewedSha: sha, whyCommentOnly }: PublishContext,
): Promise<readonly GitHubWriteResult[]> {
  const name = `${prefix}${plainTitle(given) || 'check'}`;
  const isHeldBack = wanted === 'success' && whyCommentOnly !== null;
  const conclusion = isHeldBack ? 'neutral' : wanted;
  const what = `CheckRun ${shorten(name, 80)}, ${conclusion}`;
  if (sha === null)
    return [{ what, outcome: 'withheld', url: null, note: 'It is unknown which commit the run looked at.' }];
  const run = {
    title: shorten(plainTitle(title) || name, 255),
    summary: sanitize(summary),
    annotations: [],
    conclusion,
  };
  const externalId = `sallyport:${key}:${fingerprint([JSON.stringify([name, run])])}`;
  const written = await github.write('the check run', ['checks: write'], async (api) => {
    const existing = (await api.checkRuns(sha, name)).find((one) => one.externalId === externalId);
    if (existing !== undefined) return { outcome: 'unchanged', url: existing.url } as const;
    const { url } = await api.createCheckRun(sha, name, externalId, run);
    return { outcome: 'created', url } as const;
  });
  return [{ what, ...written, note: isHeldBack ? `${whyCommentOnly} The conclusion is therefore neutral.` : '' }];
}
