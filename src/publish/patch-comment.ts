import { only } from '../errors.js';
import { markerFor } from '../platform/github/comment-marker.js';
import { GitHubProblem } from '../platform/github/types.js';
import { patchSection } from '../report/posted.js';
import { upsertComment } from './comment.js';
import { markedBody } from './marked-body.js';
import { type PublishContext, permissionFor } from './types.js';

/** Posts changes that could not be pushed as a patch for people. The address, or `null` if that is not possible. */
export async function postPatch(
  { why, link, patch }: { readonly why: string; readonly link: string; readonly patch: string },
  { github, key, answer, item, footer }: PublishContext,
): Promise<string | null> {
  const marker = markerFor(key, `${answer === null ? '' : `${answer}:`}patch`);
  const reason = `**Nothing was pushed:** ${why} [What was pushed since](${link})`;
  const body = markedBody(marker, `${reason}\n\n${patchSection(patch)}`, footer);
  const posted = await github
    .write('the comment with the patch', permissionFor(item), (api) => upsertComment(marker, body, api))
    .catch(only(GitHubProblem, () => null));
  return posted?.url ?? null;
}
