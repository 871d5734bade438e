import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { integerInput, textInput } from '../input.js';
import type { Tool } from '../types.js';
import { bodyText, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const thread = () => integerInput('The number of the thread, as the context shows it.', 1, Number.MAX_SAFE_INTEGER);

const reply = () => z.strictObject({ thread: thread(), body: bodyText('The reply, as Markdown.') });

/** Replies in a thread on lines of the run's pull request. */
export function createReplyToThreadTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'ReplyToThread',
    description:
      'Replies in a review thread of the pull request of this run at the end of the run. If a comment in a thread started the run, the final answer already goes there: do not repeat it.',
    input: reply,
    readOnly: false,
    effects: () => [{ kind: 'post', what: 'ReplyToThread' }],
    label: (input) => `thread ${String(input.thread)}: ${input.body.slice(0, 80)}`,
    run: (input) => recordRequest(recorder, { kind: 'reply', thread: input.thread, body: input.body }),
  });
}

const resolve = () =>
  z.strictObject({
    thread: thread(),
    reason: textInput('Why it is settled, in one sentence, such as the commit that fixed it.', { most: 300 }),
  });

/** Resolves a thread that an earlier run of the same account started. */
export function createResolveThreadTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'ResolveThread',
    description:
      'Resolves a review thread that an earlier run started and that no one else answered, at the end of the run. Check in the code that it is settled first.',
    input: resolve,
    readOnly: false,
    effects: () => [{ kind: 'post', what: 'ResolveThread' }],
    label: (input) => `thread ${String(input.thread)}`,
    run: (input) => recordRequest(recorder, { kind: 'resolve', thread: input.thread, reason: input.reason }),
  });
}
