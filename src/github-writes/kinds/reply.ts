import * as z from 'zod/mini';
import { markerFor } from '../../platform/github/comment-marker.js';
import { bodyText, threadInput } from '../inputs.js';
import { writeKind } from '../kind.js';
import { isSame, markedBody } from '../marked-body.js';
import { missingThread, writeResult } from '../write-result.js';

export const reply = writeKind({
  kind: 'reply',
  tool: 'ReplyToThread',
  description:
    'Replies in a review thread of the pull request of this run at the end of the run. If a comment in a thread started the run, the final answer already goes there: do not repeat it.',
  input: () => z.strictObject({ thread: threadInput(), body: bodyText('The reply, as Markdown.') }),
  label: ({ thread, body }) => `thread ${String(thread)}: ${body.slice(0, 80)}`,
  request: ({ thread, body }) => ({ kind: 'reply', thread, body }) as const,
  about: ({ thread }) => String(thread),
  target: 'pull-request',
  permissions: ['pull-requests: write'],
  limit: 10,
  isNamedOnly: true,
  post({ thread, body }, { github, sanitize, key, answer, footer, what, permissions, number }) {
    const marker = markerFor(key, `${answer === null ? '' : `${answer}:`}reply:${String(number)}`);
    const text = markedBody(marker, sanitize(body), footer);
    return github.write('the reply', permissions, async (api) => {
      const known = (await api.threads()).find(({ opening }) => opening.id === thread);
      if (known === undefined) return [missingThread(what)];
      // A reply that someone answered stays as it is: the answer would lose its meaning.
      const existing = known.ownComments.findLast(
        (sent) => sent.body.startsWith(marker) && (!sent.isAnswered || isSame(sent.body, text)),
      );
      if (existing !== undefined && isSame(existing.body, text)) return [writeResult(what, 'unchanged', existing.url)];
      if (existing !== undefined) {
        await api.updateLine(existing.id, text);
        return [writeResult(what, 'updated', existing.url)];
      }
      const posted = await api.reply(thread, text);
      return [posted === null ? missingThread(what) : writeResult(what, 'created', posted.url)];
    });
  },
});
