import type { OnEvent, RunEvent, Stop } from '../../agent/events.js';
import { formatCount } from '../../format-number.js';
import type { Attachment, Message, Part } from '../../messages/types.js';
import type { Model } from '../../model/types.js';
import { withStream } from '../../model/with-stream.js';
import type { CallResult } from '../../tools/call-result.js';
import { failedOutput } from '../../tools/output.js';
import { toolNamed } from '../../tools/tool-named.js';
import type { Tool, ToolOutput } from '../../tools/types.js';
import type { JobContext } from '../input/gather-context.js';
import type { JobRuntime } from '../runtime/runtime.js';
import { isRestorable, type RecordedRun, type RestorableRun } from '../transcript/recorded-run.js';
import { createReplay, type Replay } from '../transcript/replay.js';
import type { BudgetShare } from './budget.js';
import { addUsages, holdConversation, type SharedOptions } from './conversation.js';
import type { Meter } from './metered-model.js';

export interface SubAgentOptions extends SharedOptions {
  readonly model: Model;
  /** For requests outside the conversations that a cheaper model can answer. */
  readonly smallModel: Model;
  readonly meter: Meter;
  /** The tools of a conversation, some of which ask a model for help. */
  readonly helpTools: (tools: readonly Tool[], files: Pick<JobRuntime['files'], 'read'>) => Promise<readonly Tool[]>;
  readonly systemFor: (tools: readonly Tool[]) => string;
  readonly environment: readonly Attachment[];
  readonly repository: Pick<JobContext, 'forSubAgent'>;
  readonly replay: Replay | null;
  /** Runs one after the other what may have effects: several sub-agents work in one directory. */
  readonly inOrder: <T>(work: () => Promise<T>) => Promise<T>;
  /** A name for the events of another sub-agent of this kind. */
  readonly newName: (kind: string) => string;
}

export interface SubAgentRequest {
  readonly callId: string;
  /** `dig`, `reviewer`. */
  readonly name: string;
  /** Its own instructions, after those of the program; `null` if it has none. */
  readonly instructions: string | null;
  /** The task: all that the sub-agent knows of the conversation that called it. */
  readonly parts: readonly Part[];
  /** Files that the task names; they follow it. */
  readonly attachments: readonly Attachment[];
  readonly runtime: JobRuntime;
  readonly tools: readonly Tool[];
  readonly model: Model;
  readonly signal: AbortSignal;
}

export interface SubAgentResult {
  readonly output: ToolOutput;
  readonly results: readonly CallResult[];
}

/** The conversation that ran in this call before an interruption, if it can continue. */
export function interruptedIn(callId: string, { replay }: SubAgentOptions): RestorableRun | null {
  const run: RecordedRun | null = replay?.run.calls.get(callId)?.subAgent ?? null;
  return run !== null && isRestorable(run) ? run : null;
}

/** Within a share of the budget; without skills, sub-agents and the caller's conversation. */
export async function runSubAgent(options: SubAgentOptions, request: SubAgentRequest): Promise<SubAgentResult> {
  const share = options.budget.share();
  if (share === null) return { output: failedOutput('The budget of the job has no turn left for it.'), results: [] };
  const interrupted = interruptedIn(request.callId, options);
  const name = interrupted?.agent ?? options.newName(request.name);
  const emit = (event: RunEvent): void => {
    if (event.type !== 'sub-agent') options.onEvent({ type: 'sub-agent', name, call: request.callId, event });
  };
  const now = new Date(options.clock.now());
  const replay = interrupted === null ? null : createReplay(interrupted, { now, onResumed: emit });
  if (interrupted !== null) addUsages(options, { usages: interrupted.dropped, turns: 0 });
  const onEvent: OnEvent = (event) => {
    // What is restored is in the transcript.
    if (replay?.isReplaying() !== true) emit(event);
  };
  const { runtime, instructions, signal } = request;
  const tools = await options.helpTools(request.tools, runtime.files);
  const { limits } = share;
  const repository = await options.repository.forSubAgent();
  const hooked = interrupted === null ? ((await options.jobHooks?.subAgentStart(request.name)) ?? []) : [];
  const system = [options.systemFor(tools), ...(instructions === null ? [] : [instructions])].join('\n\n');
  const context = [...options.environment, shareNotice(limits), ...repository.attachments];
  const messages: readonly Message[] = [
    ...context.map(asMessage),
    { role: 'user', visibility: 'everyone', parts: request.parts },
    ...[...request.attachments, ...hooked].map(asMessage),
  ];
  const agent = await holdConversation(options, {
    model: countedModel(options, withName(request.model, name), replay),
    ...{ runtime, tools, repository, replay, onEvent, signal },
    agent: request.name,
    system: interrupted?.opening.system ?? system,
    ...(interrupted === null ? {} : { toolSpecs: interrupted.opening.toolSpecs }),
    messages: () => interrupted?.messages ?? messages,
    promptResults: [],
    // The time starts again after an interruption; the rest of its share decides where the conversation ends.
    limits:
      interrupted?.opening.limits === undefined
        ? limits
        : { ...interrupted.opening.limits, timeoutMs: limits.timeoutMs },
    isShare: true,
    outputSchema: null,
    restore: () => Promise.resolve(),
    wrapCalls: (runCall) => async (call, signal) =>
      toolNamed(tools, call.name)?.readOnly === false
        ? await options.inOrder(() => runCall(call, signal))
        : await runCall(call, signal),
  });
  share.end(agent.spent);
  const text = agent.text === '' ? 'It returned no answer.' : agent.text;
  const { results } = agent;
  if (agent.stop.kind === 'final-text') return { output: { parts: [{ type: 'text', text }] }, results };
  const note = `The sub-agent ${request.name} did not finish: ${why(agent.stop)}. Its last text:`;
  return { output: { parts: [{ type: 'text', text: `${note}\n\n${text}` }], isError: true }, results };
}

function withName(model: Model, agent: string): Model {
  return withStream(model, (request, signal) => model.stream({ ...request, agent }, signal));
}

/** The requests of another model than that of the job are counted with its prices. */
export function countedModel(
  { meter, model: ofJob, costOf }: SubAgentOptions,
  model: Model,
  replay: Replay | null,
): Model {
  const metered = meter(
    replay?.model(model) ?? model,
    (usage) => costOf({ ...usage, model: usage.model ?? model.name }),
    () => replay?.hasNext() === true,
  );
  if (model.name === ofJob.name) return metered;
  return withStream(metered, async function* (request, signal) {
    for await (const event of metered.stream(request, signal)) {
      yield 'usage' in event ? { ...event, usage: { ...event.usage, model: event.usage.model ?? model.name } } : event;
    }
  });
}

function asMessage(attachment: Attachment): Message {
  return { role: 'attachment', attachment };
}

function shareNotice({ maxTurns, maxCostUsd }: BudgetShare['limits']): Attachment {
  const cost = maxCostUsd === null ? '' : ` and ${String(Number(maxCostUsd.toFixed(4)))} US dollars`;
  return { type: 'environment', text: `Your share of the budget is ${formatCount(maxTurns, 'turn', 'turns')}${cost}.` };
}

function why(stop: Stop): string {
  switch (stop.kind) {
    case 'final-text':
    case 'no-output':
      return 'it ended without an answer';
    case 'turns':
    case 'cost':
    case 'tokens':
    case 'time':
      return `its share of the budget is used up (${stop.kind})`;
    case 'repeated-call':
      return `it repeated the same call ${stop.times} times: ${stop.label}`;
    case 'context-full':
      return 'its context window is full';
    case 'announced-only':
      return 'it announced further work and ended without doing it';
    case 'denied':
      return `a call was refused: ${stop.label}`;
    case 'hook':
      return `a hook stopped it: ${stop.reason}`;
    case 'wrong-form':
      return `its answer does not match the schema: ${stop.problems.join('; ')}`;
    case 'truncated':
      return "its answer was cut at the model's limit";
    case 'cancelled':
      return 'the time of the run was up, or it was canceled';
    case 'model-error':
      return stop.modelError.message;
  }
}
