import type { ResumeRecord } from '../../agent/events.js';
import type { Attachment } from '../../messages/types.js';
import type { Model, ModelEvent, Usage } from '../../model/types.js';
import { withStream } from '../../model/with-stream.js';
import { oneLine } from '../../text.js';
import type { CallResult, ToolCall } from '../../tools/call-result.js';
import {
  conversationsIn,
  isRestorable,
  type RecordedCall,
  type RecordedRun,
  type RestorableRun,
  type SentRequest,
  spentIn,
  usagesOf,
} from './recorded-run.js';

/**
 * Runs again with recorded answers, results and contexts: the loop reaches the same state and sends the same bytes; the
 * rest happens for the first time.
 */
export interface Replay {
  readonly run: RecordedRun;
  /** The run if it continues; `null` if it starts over. */
  readonly restorable: RestorableRun | null;
  /** The names of its conversations: that of the job, and those of sub-agents. */
  readonly agents: readonly string[];
  /** A script continues after the turns that the run has had. */
  readonly afterTurns: (model: Model) => Model;
  /** Whether everything so far was restored: then no event is recorded again. */
  readonly isReplaying: () => boolean;
  /** The context window stays as it was: another one would be full in other places. */
  readonly model: (model: Model) => Model;
  /** The recorded call; `null` if it is new. */
  readonly callOf: (call: ToolCall) => RecordedCall | null;
  /** The result that such a call has without being run; `null` if it can be run. */
  readonly resultOf: (recorded: RecordedCall) => CallResult | null;
  readonly nextContext: () => readonly Attachment[] | null;
  /** The path that the conversation names for a text that is stored again at `path`. */
  readonly nextRest: (path: string) => string | null;
  /** What is appended before the next request; each attachment once. */
  readonly beforeRequest: () => readonly Attachment[];
  /** Whether the next answer was recorded. */
  readonly hasNext: () => boolean;
  /** Something happens that was not recorded. */
  readonly goLive: () => void;
}

export interface ReplayOptions {
  readonly now: Date;
  readonly onResumed: (event: Extract<ResumeRecord, { readonly type: 'resumed' }>) => void;
}

export function createReplay(run: RecordedRun, { now, onResumed }: ReplayOptions): Replay {
  const moved: string[] = [];
  let [sent, contexts, rests, isLive] = [0, 0, 0, false];
  let pending: Attachment[] = [];
  const goLive = (): void => {
    if (isLive) return;
    isLive = true;
    pending = [{ type: 'notice', text: resumedNotice(now, moved) }];
    onResumed({ type: 'resumed', rewind: run.rewind, attachments: [...pending] });
  };
  return {
    ...{ ...knownOf(run), goLive, isReplaying: () => !isLive, hasNext: () => sent < run.requests.length },
    callOf: ({ id }) => run.calls.get(id) ?? null,
    nextContext: () => run.contexts[contexts++] ?? null,
    nextRest: (path) => {
      const before = run.rests[rests++];
      if (before !== undefined && before !== path) moved.push(`${before} is now ${path}`);
      return before ?? null;
    },
    beforeRequest: () => {
      const known = takeBeforeRequest(run, sent);
      if (sent < run.requests.length) return known;
      goLive();
      return [...known, ...pending.splice(0)];
    },
    model: (model) => ({
      name: model.name,
      get contextWindow() {
        return run.opening?.contextWindow === undefined ? model.contextWindow : run.opening.contextWindow;
      },
      async *stream(request, signal): AsyncGenerator<ModelEvent> {
        const skipped = request.purpose === 'summary' ? [] : summariesFrom(run, sent);
        sent += skipped.length;
        const recorded = run.requests[sent];
        if (recorded !== undefined && recorded.purpose !== (request.purpose ?? 'turn')) {
          yield { type: 'error', modelError: noSummary };
          return;
        }
        yield* lostAttempts(skipped.flatMap(usagesOf));
        sent += 1;
        if (recorded === undefined) {
          goLive();
          yield* model.stream(request, signal);
        } else yield* restored(recorded);
      },
    }),
  };
}

/** What does not depend on how far the run is restored. */
function knownOf(run: RecordedRun): Pick<Replay, 'run' | 'restorable' | 'agents' | 'afterTurns' | 'resultOf'> {
  return {
    run,
    restorable: isRestorable(run) ? run : null,
    agents: conversationsIn(run).map(({ agent }) => agent),
    afterTurns: (model) => afterRecordedTurns(model, run),
    resultOf,
  };
}

function takeBeforeRequest({ beforeRequests }: RecordedRun, at: number): readonly Attachment[] {
  const known = beforeRequests.get(at) ?? [];
  beforeRequests.delete(at);
  return known;
}

/** With other settings, compaction may be in other places: a summary is never an answer. */
function summariesFrom({ requests }: RecordedRun, from: number): readonly SentRequest[] {
  const end = requests.findIndex(({ purpose }, index) => index >= from && purpose === 'turn');
  return requests.slice(from, end < 0 ? requests.length : end);
}

function afterRecordedTurns(model: Model, run: RecordedRun): Model {
  let hasStarted = false;
  return withStream(model, async function* (request, signal): AsyncGenerator<ModelEvent> {
    if (!hasStarted)
      model.skipTurns?.(
        new Map(conversationsIn(run).map((conversation) => [conversation.agent, spentIn(conversation).turns])),
      );
    hasStarted = true;
    yield* model.stream(request, signal);
  });
}

function* restored({ end, streamed, lost }: SentRequest): Generator<ModelEvent> {
  yield* lostAttempts(lost);
  if (end.type === 'error' && streamed !== '') yield { type: 'text', delta: streamed };
  yield end;
}

function* lostAttempts(usages: readonly Usage[]): Generator<ModelEvent> {
  for (const usage of usages) yield { type: 'retry', attempt: 1, delayMs: 0, modelError: lostAttempt, usage };
}

const noSummary = {
  kind: 'cancelled',
  message: 'The interrupted run had not summarized its conversation at this point.',
  hint: 'Resume a run with the settings that it had.',
  retryable: false,
} as const;

const lostAttempt = {
  kind: 'cut-off',
  message: 'An attempt before the interruption failed.',
  hint: 'Nothing needs to be done.',
  retryable: true,
} as const;

function resumedNotice(now: Date, moved: readonly string[]): string {
  const text = `The run was interrupted and is resumed now (${now.toISOString()}). Files, processes and remote state may differ from the results above: look again before you rely on them. Do not start over; continue with the task.`;
  return moved.length === 0 ? text : `${text} Stored results: ${moved.join('; ')}.`;
}

function resultOf(recorded: RecordedCall): CallResult | null {
  const { result, nested, hasStarted, isOnce, subAgent, writes } = recorded;
  if (result !== null) return nested === null ? result : { ...result, nested };
  // Its sub-agent continues, and does not repeat what may have happened.
  if (subAgent !== null && isRestorable(subAgent) && writes.length === 0) return null;
  return hasStarted && isOnce ? mayHaveHappened(recorded) : null;
}

/** The result of a call that may have had effects and whose end is not known. */
function mayHaveHappened({ call }: RecordedCall): CallResult {
  const text =
    'This call may have happened: the run was interrupted after it had started, and its result is lost. It was not run again. Find out what it did before you repeat it.';
  return {
    call,
    status: 'failed',
    label: labelOf(call),
    parts: [{ type: 'text', text }],
    isError: true,
    changes: [],
    durationMs: 0,
  };
}

function labelOf({ name, input }: ToolCall): string {
  const { command, name: inputName } = (input ?? {}) as { readonly command?: unknown; readonly name?: unknown };
  if (typeof command === 'string') return oneLine(command);
  return typeof inputName === 'string' ? inputName : name;
}
