import type { FlatNestedCalls, Repeatability, ResumeRecord } from '../../agent/events.js';
import type { AgentCalls, AgentContext, LoopHooks } from '../../agent/options.js';
import { createStreamed } from '../../agent/turn.js';
import type { Attachment } from '../../messages/types.js';
import type { Model, ModelEvent, Usage } from '../../model/types.js';
import { withStream } from '../../model/with-stream.js';
import type { RunCall } from '../../pipeline/types.js';
import type { Effect } from '../../policy/types.js';
import { type CallResult, withNestedCalls } from '../../tools/call-result.js';
import type { Tool } from '../../tools/types.js';
import type { PendingGitHubWrites } from '../result/pending-writes.js';
import type { RecordedCall } from './recorded-run.js';
import type { Replay } from './replay.js';

type OnRecord = (event: ResumeRecord) => void;

export function recordingModel(model: Model, onRecord: OnRecord): Model {
  return withStream(model, async function* (request, signal): AsyncGenerator<ModelEvent> {
    const streamed = createStreamed();
    const lost: Usage[] = [];
    for await (const event of model.stream(request, signal)) {
      streamed.take(event);
      if (event.type === 'retry' && event.usage !== undefined) lost.push(event.usage);
      // A request that the cost limit forbids was not sent.
      const isEnd = event.type === 'finish' || (event.type === 'error' && event.modelError.kind !== 'budget');
      if (isEnd) {
        const purpose = request.purpose === 'summary' ? 'summary' : 'turn';
        onRecord({
          type: 'request-end',
          purpose,
          end: event,
          streamed: event.type === 'error' ? streamed.words() : '',
          lost,
        });
      }
      yield event;
    }
  });
}

/** What may be done with a call that was interrupted. Commands count as harmless only if they just read files. */
export function repeatabilityOf(tool: Tool | undefined, effects: readonly Effect[]): Repeatability {
  if (effects.some(({ kind }) => kind === 'exec' || kind === 'fetch' || kind === 'mcp')) return 'once';
  return tool?.readOnly === true ? 'read-only' : 'repeatable';
}

export interface ResumableCalls {
  readonly replay: Replay | null;
  readonly onRecord: OnRecord;
  readonly pendingWrites: Pick<PendingGitHubWrites, 'keep'>;
  /** Restores what the call changed in the job besides files. */
  readonly restore: (recorded: RecordedCall, result: CallResult) => Promise<void>;
  /** Receives the result of a call that may have happened. */
  readonly onUncertain: (result: CallResult) => void;
}

/** Runs calls, except for those that happened or may have happened before an interruption. */
export function resumableCalls(runCall: RunCall, options: ResumableCalls): RunCall {
  const { replay, onRecord, pendingWrites, restore, onUncertain } = options;
  return async (call, signal) => {
    const recorded = replay?.callOf(call) ?? null;
    const known = recorded === null ? null : (replay?.resultOf(recorded) ?? null);
    if (recorded !== null && known !== null) {
      for (const request of recorded.writes) await pendingWrites.keep(request);
      await restore(recorded, known);
      if (recorded.result === null) {
        replay?.goLive();
        onUncertain(known);
      }
      return known;
    }
    replay?.goLive();
    const result = await runCall(call, signal);
    const { nested } = result;
    if (nested !== undefined) onRecord({ type: 'call-nested', id: call.id, nested: flat(nested) });
    return result;
  };
}

function flat(nested: NonNullable<CallResult['nested']>): FlatNestedCalls {
  const all = withNestedCalls(nested.results);
  return {
    attachments: nested.attachments,
    denials: [...all.flatMap((result) => result.nested?.denials ?? []), ...nested.denials],
    results: all.map(({ nested: _inner, ...result }) => ({ ...result, parts: [] })),
  };
}

type After = NonNullable<AgentContext['afterTurn']>;

/** The context after a turn; the one that was recorded, if there is one. Hooks do not run again for that. */
export function resumableContext(
  { after, hooks }: { readonly after: After; readonly hooks: After },
  ports: Pick<ResumableCalls, 'replay' | 'onRecord'>,
): After {
  return async (turn) => {
    // Also computed if it was recorded: later turns depend on what it has seen.
    const attachments = await after(turn);
    return await recordedOr(ports, async () => [...attachments, ...(await hooks(turn))]);
  };
}

/** Hooks at the end of the conversation; after an interruption, they sent back what they had sent back before. */
export function resumableHooks(hooks: LoopHooks, ports: Pick<ResumableCalls, 'replay' | 'onRecord'>): LoopHooks {
  return { ...hooks, beforeEnd: (...args) => recordedOr(ports, () => hooks.beforeEnd(...args)) };
}

async function recordedOr(
  { replay, onRecord }: Pick<ResumableCalls, 'replay' | 'onRecord'>,
  find: () => Promise<readonly Attachment[]>,
): Promise<readonly Attachment[]> {
  const before = replay?.isReplaying() === true ? replay.nextContext() : null;
  if (before !== null) return before;
  replay?.goLive();
  const attachments = await find();
  onRecord({ type: 'turn-context', attachments });
  return attachments;
}

/** Stores the rest of a result; after an interruption again, under the name that the conversation has. */
export function resumableRest(
  saveRest: NonNullable<AgentCalls['saveRest']>,
  { replay, onRecord }: Pick<ResumableCalls, 'replay' | 'onRecord'>,
): NonNullable<AgentCalls['saveRest']> {
  return (text) => {
    const path = saveRest(text);
    if (path === null) return null;
    const before = replay?.isReplaying() === true ? replay.nextRest(path) : null;
    if (before !== null) return before;
    replay?.goLive();
    onRecord({ type: 'rest-saved', path });
    return path;
  };
}
