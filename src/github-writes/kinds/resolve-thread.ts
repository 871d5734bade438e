import * as z from 'zod/mini';
import { hasOwnMarker } from '../../platform/github/own-marker.js';
import type { WrittenThread } from '../../platform/github/write/write-threads.js';
import { textInput } from '../../tools/input.js';
import { threadInput } from '../inputs.js';
import { writeKind } from '../kind.js';
import { missingThread, writeResult } from '../write-result.js';

/** Only a thread that an earlier run of the same account started can be resolved. */
export const resolveThread = writeKind({
  kind: 'resolve',
  tool: 'ResolveThread',
  description:
    'Resolves a review thread that an earlier run started and that no one else answered, at the end of the run. Check in the code that it is settled first.',
  input: () =>
    z.strictObject({
      thread: threadInput(),
      reason: textInput('Why it is settled, in one sentence, such as the commit that fixed it.', { most: 300 }),
    }),
  label: ({ thread }) => `thread ${String(thread)}`,
  request: ({ thread, reason }) => ({ kind: 'resolve', thread, reason }) as const,
  about: ({ thread }) => String(thread),
  target: 'pull-request',
  permissions: ['pull-requests: write'],
  limit: 20,
  isNamedOnly: true,
  post: ({ thread, reason }, { github, what }) =>
    // GitHub lets only tokens with write access to contents resolve a thread; with any other it is hidden.
    github.write('the thread', ['contents: write'], async (api) => {
      const known = (await api.threads()).find(({ opening }) => opening.id === thread);
      if (known === undefined) return [missingThread(what)];
      const why = whyOpen(known);
      const { url } = known.opening;
      if (why !== null) return [writeResult(what, 'withheld', url, why)];
      if (known.isResolved || known.opening.isMinimized) return [writeResult(what, 'unchanged', url)];
      if ((await api.resolveThread(known.id)) === null) return [writeResult(what, 'updated', url, reason)];
      const needs = 'To resolve it, the job needs `contents: write`.';
      if ((await api.hide(known.opening.nodeId, 'RESOLVED')) === null)
        return [writeResult(what, 'fell back', url, `Hidden as resolved. ${needs}`)];
      return [writeResult(what, 'failed', url, `Not resolved. ${needs}`)];
    }),
});

/** Threads that people answered are theirs to resolve. */
function whyOpen({ isOwn, hasReplies, opening }: WrittenThread): string | null {
  // Other workflows may post as the same account.
  if (!isOwn || !hasOwnMarker(opening.body)) return 'Someone else started this thread.';
  return hasReplies ? 'Someone answered in this thread, so people resolve it.' : null;
}
