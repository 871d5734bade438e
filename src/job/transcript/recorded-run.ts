import type { FlatNestedCalls, RequestEnd, ResumeRecord, RunEvent } from '../../agent/events.js';
import type { RecordedRequest as WriteRequest } from '../../github-writes/kinds.js';
import type { Attachment, Message } from '../../messages/types.js';
import type { Usage } from '../../model/types.js';
import type { CallResult, ToolCall } from '../../tools/call-result.js';

export interface SentRequest {
  readonly purpose: 'turn' | 'summary';
  readonly end: RequestEnd;
  readonly streamed: string;
  readonly lost: readonly Usage[];
}

export interface RecordedCall {
  readonly call: ToolCall;
  /** It may have begun something that must not happen twice. */
  isOnce: boolean;
  hasStarted: boolean;
  /** `null` if the run was interrupted before its end. */
  result: CallResult | null;
  nested: FlatNestedCalls | null;
  readonly writes: WriteRequest[];
  /** The conversation of its sub-agent; `null` if it has none. */
  subAgent: RecordedRun | null;
}

export interface RecordedRun {
  /** The name of the sub-agent; empty for the job. */
  readonly agent: string;
  opening: Omit<Extract<ResumeRecord, { readonly type: 'opening' }>, 'type'> | null;
  model: string;
  readonly messages: Message[];
  readonly promptResults: CallResult[];
  readonly requests: SentRequest[];
  /** By the number of requests before them: what was appended when the run was resumed. */
  readonly beforeRequests: Map<number, readonly Attachment[]>;
  readonly calls: Map<string, RecordedCall>;
  readonly contexts: (readonly Attachment[])[];
  /** Where results were stored that did not fit, in order. */
  readonly rests: string[];
  baseline: Extract<ResumeRecord, { readonly type: 'baseline' }> | null;
  isPublished: boolean;
  /** How many of the last requests are not restored, because more may follow now. */
  rewind: number;
  /** What the requests that are not restored used, and those outside the conversations. */
  readonly dropped: Usage[];
}

/** A run that was interrupted after its first request was determined; before, it starts over. */
export type RestorableRun = RecordedRun & { readonly opening: NonNullable<RecordedRun['opening']> };

export function isRestorable(run: RecordedRun): run is RestorableRun {
  return run.opening !== null;
}

/** What all requests used, and how many turns they were. */
export function spentIn({ requests, dropped }: RecordedRun): {
  readonly usages: readonly Usage[];
  readonly turns: number;
} {
  return {
    usages: [...dropped, ...requests.flatMap(usagesOf)],
    turns: requests.filter(({ end, purpose }) => end.type === 'finish' && purpose === 'turn').length,
  };
}

export function usagesOf({ end, lost }: SentRequest): readonly Usage[] {
  return [...lost, ...(end.usage === undefined ? [] : [end.usage])];
}

export function conversationsIn(run: RecordedRun): readonly RecordedRun[] {
  return [run, ...[...run.calls.values()].flatMap(({ subAgent }) => (subAgent === null ? [] : [subAgent]))];
}

interface Reading {
  readonly run: RecordedRun;
  readonly subAgents: Map<RecordedCall, Reading>;
  /** Calls that have not ended, innermost last. */
  readonly running: RecordedCall[];
  /** Requests since a limit was reached; `null` if none was. */
  lastAnswers: number | null;
}

/** Restores a run from the events of its transcript, in their order. */
export function recordedRun(events: Iterable<RunEvent>): RecordedRun {
  const reading = newReading('');
  for (const event of events) read(reading, event);
  rewind(reading);
  return reading.run;
}

function newReading(agent: string): Reading {
  const run: RecordedRun = {
    agent,
    ...{ opening: null, model: '', messages: [], promptResults: [], requests: [], beforeRequests: new Map() },
    ...{ calls: new Map(), contexts: [], rests: [], baseline: null, rewind: 0, dropped: [], isPublished: false },
  };
  return { run, subAgents: new Map(), running: [], lastAnswers: null };
}

/** The conversation of a sub-agent continues only if the call in which it ran has no result. */
function rewind(reading: Reading): void {
  const { run } = reading;
  run.rewind = rewindOf(reading);
  drop(run, run.rewind);
  for (const [call, inner] of reading.subAgents) if (call.result === null) rewind(inner);
}

/** A request that failed, and the last answer after a limit was reached: both would end the run again. */
function rewindOf({ run, lastAnswers }: Reading): number {
  let count = lastAnswers ?? 0;
  while (run.requests.at(-1 - count)?.end.type === 'error') count += 1;
  return count;
}

function drop(run: RecordedRun, count: number): void {
  run.dropped.push(...run.requests.splice(run.requests.length - count, count).flatMap(usagesOf));
}

function read(reading: Reading, event: RunEvent): void {
  const { run, running } = reading;
  switch (event.type) {
    case 'run-start':
      run.model = event.model;
      return;
    case 'opening':
      run.opening = event;
      return;
    case 'message':
      if (run.opening === null) run.messages.push(event.message);
      return;
    case 'request-end':
      run.requests.push(event);
      if (reading.lastAnswers !== null) reading.lastAnswers += 1;
      return;
    case 'other-usage':
      // The others are in the requests that are restored.
      if (event.purpose === 'help') run.dropped.push(event.usage);
      return;
    case 'turn-context':
      run.contexts.push(event.attachments);
      return;
    case 'rest-saved':
      run.rests.push(event.path);
      return;
    case 'baseline':
      run.baseline ??= event;
      return;
    case 'resumed':
      drop(run, event.rewind);
      run.beforeRequests.set(run.requests.length, [
        ...(run.beforeRequests.get(run.requests.length) ?? []),
        ...event.attachments,
      ]);
      running.length = 0;
      reading.lastAnswers = null;
      return;
    case 'published':
      run.isPublished = true;
      return;
    case 'last-turn':
      reading.lastAnswers = 0;
      return;
    default:
      readCall(reading, event);
  }
}

function readCall(reading: Reading, event: RunEvent): void {
  const { run, running } = reading;
  const outer = running[0];
  switch (event.type) {
    case 'tool-start': {
      // The commands of a skill.
      if (outer !== undefined && outer.call.name === 'Skill' && event.call.name === 'Bash') outer.isOnce = true;
      // Calls of one turn start together, so a resumed run may record a start again.
      const recorded = run.calls.get(event.call.id) ?? newCall(event.call);
      running.push(recorded);
      if (run.opening !== null) run.calls.set(event.call.id, recorded);
      return;
    }
    case 'call-start': {
      const started = run.calls.get(event.id);
      if (started === undefined) return;
      // In a resumed run, the call starts again.
      if (started.hasStarted) startAgain(reading, started);
      if (!running.includes(started)) running.push(started);
      started.hasStarted = true;
      if (event.repeat === 'once') started.isOnce = true;
      return;
    }
    case 'call-nested': {
      const nesting = run.calls.get(event.id);
      if (nesting !== undefined) nesting.nested = event.nested;
      return;
    }
    case 'tool-end': {
      const index = running.findLastIndex(({ call }) => call.id === event.result.call.id);
      const [ended = run.calls.get(event.result.call.id)] = index < 0 ? [] : running.splice(index, 1);
      if (ended === undefined) return;
      ended.result = event.result;
      if (run.opening === null) run.promptResults.push(event.result);
      return;
    }
    case 'write-request':
      outer?.writes.push(event.request as WriteRequest);
      if (outer?.call.name === 'Skill') outer.isOnce = true;
      return;
    case 'sub-agent':
      readSubAgent(reading, event);
      return;
    default:
  }
}

function newCall(call: ToolCall): RecordedCall {
  return { call, isOnce: false, hasStarted: false, result: null, nested: null, writes: [], subAgent: null };
}

function readSubAgent({ run, subAgents }: Reading, { call, name, event }: SubAgentEvent): void {
  const caller = run.calls.get(call);
  if (caller === undefined) return;
  const inner = subAgents.get(caller) ?? newReading(name);
  subAgents.set(caller, inner);
  caller.subAgent = inner.run;
  read(inner, event);
}

type SubAgentEvent = Extract<RunEvent, { readonly type: 'sub-agent' }>;

/** A sub-agent continues, unless it had not begun. */
function startAgain({ subAgents }: Reading, call: RecordedCall): void {
  call.writes.length = 0;
  if (call.subAgent !== null && !isRestorable(call.subAgent)) {
    subAgents.delete(call);
    call.subAgent = null;
  }
}
