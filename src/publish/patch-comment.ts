import { rethrowUnless } from '../errors.js';
import { markerFor } from '../platform/github/comment-marker.js';
import { GitHubProblem } from '../platform/github/types.js';
import { markedBody } from './marked-body.js';
import { type PublishContext, permissionFor } from './types.js';

const mostCharacters = 50_000;

/** Posts changes that could not be pushed as a patch for people. The address, or `null` if that is not possible. */
export async function postPatch(
  { why, link, patch }: { readonly why: string; readonly link: string; readonly patch: string },
  { github, key, answer, item }: PublishContext,
): Promise<string | null> {
  if (patch === '' || patch.length > mostCharacters) return null;
  const marker = markerFor(key, `${answer === null ? '' : `${answer}:`}patch`);
  const longest = Math.max(2, ...[...patch.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const text = [
    `**The changes were not pushed.** ${why} [What was pushed since](${link})`,
    'To use them, save this patch and run `git apply --3way`:',
    `${fence}diff\n${patch.replace(/\n$/, '')}\n${fence}`,
  ];
  const body = markedBody(marker, text.join('\n\n'));
  try {
    return await github.write('the comment with the patch', permissionFor(item), async (api) => {
      const existing = (await api.comments()).find((one) => one.body.startsWith(marker));
      const updated = existing === undefined ? null : await api.updateComment(existing.id, body);
      return (updated ?? (await api.createComment(body))).url;
    });
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    return null;
  }
}
