import type { FlatNestedCalls, RequestEnd, ResumeRecord, RunEvent } from '../agent/events.js';
import type { Attachment, Message, ToolSpec } from '../messages/types.js';
import type { Usage } from '../model/types.js';
import type { CallResult, ToolCall } from '../tools/call-result.js';
import type { RecordedRequest as WriteRequest } from '../tools/github/types.js';

/** A request to the model, as it ended. */
export interface SentRequest {
  readonly end: RequestEnd;
  readonly streamed: string;
  readonly lost: readonly Usage[];
}

/** A call of the job's own conversation. */
export interface RecordedCall {
  readonly call: ToolCall;
  /** It may have begun something that must not happen twice. */
  isOnce: boolean;
  hasStarted: boolean;
  /** `null` if the run was interrupted before its end. */
  result: CallResult | null;
  nested: FlatNestedCalls | null;
  /** The write requests that it recorded, in order. */
  readonly writes: WriteRequest[];
  /** What the turns of its sub-agent used. */
  readonly subAgent: Usage[];
}

/** What a transcript says about an interrupted run. */
export interface RecordedRun {
  opening: { readonly system: string; readonly toolSpecs: readonly ToolSpec[] } | null;
  model: string;
  /** The messages before the opening. */
  readonly messages: Message[];
  /** The calls of the prompt. */
  readonly promptResults: CallResult[];
  readonly requests: SentRequest[];
  /** By the number of requests before them: what was appended when the run was resumed. */
  readonly news: Map<number, readonly Attachment[]>;
  readonly calls: Map<string, RecordedCall>;
  /** The context after each turn, in order. */
  readonly contexts: (readonly Attachment[])[];
  /** Where results were stored that did not fit, in order. */
  readonly rests: string[];
  baseline: Extract<ResumeRecord, { readonly type: 'baseline' }> | null;
  isPublished: boolean;
  /** How many of the last requests are not restored, because more may follow now. */
  rewind: number;
  /** What the requests that are not restored used. */
  readonly dropped: Usage[];
}

/** A run that was interrupted after its first request was determined; before, it starts over. */
export type RestorableRun = RecordedRun & { readonly opening: NonNullable<RecordedRun['opening']> };

export function isRestorable(run: RecordedRun): run is RestorableRun {
  return run.opening !== null;
}

interface Reading {
  readonly run: RecordedRun;
  /** Calls that have not ended, innermost last. */
  readonly running: RecordedCall[];
  /** Requests since the conversation was asked for its last answer. */
  lastAnswers: number;
  stop: Extract<RunEvent, { readonly type: 'stop' }>['stop'] | null;
}

/** Restores a run from the events of its transcript, in their order. */
export function recordedRun(events: Iterable<RunEvent>): RecordedRun {
  const run: RecordedRun = {
    ...{ opening: null, model: '', messages: [], promptResults: [], requests: [], news: new Map() },
    ...{ calls: new Map(), contexts: [], rests: [], baseline: null, rewind: 0, dropped: [], isPublished: false },
  };
  const reading: Reading = { run, running: [], lastAnswers: 0, stop: null };
  for (const event of events) read(reading, event);
  run.rewind = rewindOf(reading);
  drop(run, run.rewind);
  return run;
}

/** A request that failed, and the last answer of a run that ended early: both would end the run again. */
function rewindOf({ run, lastAnswers, stop }: Reading): number {
  const isEarly = stop !== null && ['turns', 'cost', 'tokens', 'time'].includes(stop.kind);
  let count = isEarly ? lastAnswers : 0;
  while (run.requests.at(-1 - count)?.end.type === 'error') count += 1;
  return count;
}

function drop(run: RecordedRun, count: number): void {
  for (const { end, lost } of run.requests.splice(run.requests.length - count, count)) {
    run.dropped.push(...lost, ...(end.usage === undefined ? [] : [end.usage]));
  }
}

function read(reading: Reading, event: RunEvent): void {
  const { run, running } = reading;
  switch (event.type) {
    case 'run-start':
      run.model = event.model;
      return;
    case 'opening':
      run.opening = { system: event.system, toolSpecs: event.toolSpecs };
      return;
    case 'message':
      if (run.opening === null) run.messages.push(event.message);
      if (event.message.role === 'attachment' && event.message.attachment.type === 'budget') reading.lastAnswers = 0;
      return;
    case 'request-end':
      run.requests.push(event);
      reading.lastAnswers += 1;
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
      run.news.set(run.requests.length, [...(run.news.get(run.requests.length) ?? []), ...event.attachments]);
      running.length = 0;
      return;
    case 'published':
      run.isPublished = true;
      return;
    case 'stop':
      reading.stop = event.stop;
      return;
    default:
      readCall(reading, event);
  }
}

function readCall({ run, running }: Reading, event: RunEvent): void {
  const outer = running[0];
  switch (event.type) {
    case 'tool-start': {
      // The commands of a skill.
      if (outer !== undefined && outer.call.name === 'Skill' && event.call.name === 'Bash') outer.isOnce = true;
      const { call } = event;
      const recorded: RecordedCall = {
        ...{ call, isOnce: false, hasStarted: false, result: null, nested: null, writes: [], subAgent: [] },
      };
      running.push(recorded);
      if (run.opening !== null) run.calls.set(call.id, recorded);
      return;
    }
    case 'call-start': {
      const started = run.calls.get(event.id);
      if (started === undefined) return;
      // In a resumed run, the call starts again.
      if (started.hasStarted) started.writes.length = 0;
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
      if (outer === undefined) return;
      if (event.event.type === 'turn-end' || event.event.type === 'other-usage') outer.subAgent.push(event.event.usage);
      if (event.event.type === 'call-start' && event.event.repeat !== 'read-only') outer.isOnce = true;
      return;
    default:
  }
}
