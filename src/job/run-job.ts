import type { OnEvent, Stop } from '../agent/events.js';
import { type Limits, noneSpent } from '../agent/limits.js';
import { type AgentResult, runAgent } from '../agent/loop.js';
import { answerCheck } from '../messages/answer.js';
import type { Attachment, JsonSchema, Message } from '../messages/types.js';
import type { Model, Usage } from '../model/types.js';
import { createRunCall } from '../pipeline/call.js';
import type { CallResult } from '../pipeline/types.js';
import type { Clock, FileSystem, SecondParser } from '../platform/types.js';
import type { Effect, PolicyEngine } from '../policy/types.js';
import { promptMessages, withSystemText } from '../prompt/message-parts.js';
import { type Rendering, renderPrompt } from '../prompt/render.js';
import { parseTemplate } from '../prompt/template.js';
import type { PromptSpec, PromptVariables } from '../prompt/types.js';
import type { Tool } from '../tools/types.js';
import { callContextOf } from './call-context.js';
import type { ChangeWatch } from './changes.js';
import { concludeJob, withSelfReports } from './conclude.js';
import type { PendingGitHubWrites } from './pending-writes.js';
import type { SideEffects } from './side-effects.js';
import { createAfterTurn } from './turn-attachments.js';
import type { Provenance, Result } from './types.js';

export interface JobOptions {
  readonly spec: PromptSpec;
  readonly args: string;
  readonly vars: PromptVariables;
  /** What is appended where the template has no place for the arguments. */
  readonly rawInvocation: string;
  readonly missingFiles: 'error' | 'keep';
  readonly failedCommands: 'keep' | 'stop';
  readonly onDenied: 'continue' | 'stop' | 'fail';
  readonly limits: Limits;
  readonly system: string;
  /** What the answer has to be; free of faults. Null = text. */
  readonly outputSchema: JsonSchema | null;
  /** Context that the model is given before the prompt. */
  readonly attachments: readonly Attachment[];
  readonly notices: readonly string[];
  readonly provenance: Provenance;
  readonly model: Model;
  readonly costOf: (usage: Usage) => number | null;
  /** Has to settle before anything is judged. */
  readonly ready: () => Promise<void>;
  readonly policy: PolicyEngine;
  readonly secondParser: SecondParser;
  readonly beforeEffects: (effects: readonly Effect[]) => void;
  readonly tools: readonly Tool[];
  /** What joins the conversation from aside: texts for files that are touched, skills, sub-agents. */
  readonly sideEffects: SideEffects;
  readonly files: FileSystem;
  readonly clock: Clock;
  readonly changes: ChangeWatch;
  /** Holds what the tools recorded. */
  readonly pendingWrites: Pick<PendingGitHubWrites, 'requests'>;
  readonly transcriptPath: string | null;
  readonly version: string;
  readonly onEvent: OnEvent;
  readonly signal: AbortSignal;
}

/**
 * One job from prompt to result. Rejects with UserError for a prompt that cannot be rendered; every other
 * end, a refused prompt command included, is a Result.
 */
export async function runJob(options: JobOptions): Promise<Result> {
  const start = options.clock.now();
  const promptResults: CallResult[] = [];
  const rendering = await render(options, promptResults);
  const notices = [...options.notices, ...options.sideEffects.context.notices, ...rendering.notices];
  for (const text of [...basisInWords(options.provenance), ...notices])
    options.onEvent({ type: 'notice', level: 'warning', text });
  if (rendering.kind !== 'rendered') return await withoutModel(options, { rendering, notices, promptResults, start });

  options.onEvent({
    type: 'run-start',
    version: options.version,
    model: options.model.name,
    prompt: options.spec.source,
    tools: options.tools.map((tool) => tool.name),
  });
  const after = createAfterTurn(options, notices);
  const ofMentions = await after.begin(promptResults.filter(({ call }) => call.name !== 'Bash'));
  const { sideEffects } = options;
  const messages: readonly Message[] = [
    ...[...options.attachments, ...sideEffects.context.attachments, ...rendering.attachments, ...ofMentions].map(
      (attachment): Message => ({ role: 'attachment', attachment }),
    ),
    ...promptMessages(rendering),
  ];
  for (const message of messages) options.onEvent({ type: 'message', message });
  const runCall = createRunCall(callContextOf(options, options.clock, 'model'));
  const { outputSchema: schema } = options;
  const agent = await runAgent({
    model: options.model,
    runCall: async (call, signal) => {
      await Promise.all([options.ready(), options.changes.ready()]);
      return withInnerDenial(await runCall(call, signal), options);
    },
    after: (turn) => after.turn(turn),
    alsoSpent: () => sideEffects.budget.subAgents(),
    tools: options.tools,
    isReadOnly: (name) => options.tools.some((tool) => tool.name === name && tool.readOnly),
    system: withSystemText(options.system, rendering),
    parameters: options.spec.parameters,
    messages,
    limits: options.limits,
    onDenied: options.onDenied,
    ...(schema === null ? {} : { answer: { schema, check: answerCheck(schema) } }),
    costOf: options.costOf,
    clock: options.clock,
    onEvent: options.onEvent,
    signal: options.signal,
  });
  return await result(options, { agent, notices, promptResults, start });
}

/** With `on-denied: stop` a refusal inside of a call ends the job like one of the call itself; it is told once. */
function withInnerDenial(result: CallResult, { sideEffects, onDenied }: JobOptions): CallResult {
  if (onDenied !== 'stop' || result.denial !== undefined) return result;
  const ofCommand = sideEffects.denials.shift();
  if (ofCommand !== undefined) return { ...result, denial: ofCommand };
  const at = sideEffects.results.findIndex((one) => one.denial !== undefined);
  const inner = sideEffects.results[at];
  if (inner?.denial === undefined) return result;
  const { denial, ...rest } = inner;
  sideEffects.results[at] = rest;
  return { ...result, denial };
}

/** The commands of the prompt are watched like calls of the model. */
async function render(options: JobOptions, results: CallResult[]): Promise<Rendering> {
  if (parseTemplate(options.spec).some(({ kind }) => kind === 'file' || kind === 'shell')) await options.ready();
  const runCall = createRunCall(callContextOf(options, options.clock, 'prompt'));
  return await renderPrompt(
    options.spec,
    {
      args: options.args,
      vars: options.vars,
      rawInvocation: options.rawInvocation,
      missingFiles: options.missingFiles,
      failedCommands: options.failedCommands,
      foreignTree: options.provenance.trustedCommit !== null,
    },
    {
      files: options.files,
      policy: options.policy,
      secondParser: options.secondParser,
      signal: options.signal,
      runCall: async (call, signal) => {
        await options.changes.ready();
        options.onEvent({ type: 'tool-start', call });
        const done = await runCall(call, signal);
        results.push(done);
        options.onEvent({ type: 'tool-end', result: done });
        return done;
      },
    },
  );
}

/** The same for the log and the transcript; the report shows it at a place of its own. */
function basisInWords({ trustedCommit, omitted }: Provenance): readonly string[] {
  if (trustedCommit === null) return omitted;
  const from = 'Prompt, configuration, commands, skills and instruction files come from the trusted commit';
  return [`${from} ${trustedCommit}.`, ...omitted];
}

interface Ending {
  readonly notices: readonly string[];
  readonly promptResults: readonly CallResult[];
  readonly start: number;
}

/** A prompt whose commands may not run, or a run that was cancelled before the model was asked. */
async function withoutModel(
  options: JobOptions,
  { rendering, ...ending }: Ending & { readonly rendering: Exclude<Rendering, { kind: 'rendered' }> },
): Promise<Result> {
  const denials = rendering.kind === 'refused' ? rendering.denials : [];
  const stop: Stop =
    rendering.kind === 'refused'
      ? { kind: 'denied', label: denials.map((denial) => denial.label).join('; ') }
      : { kind: 'cancelled', signal: String(options.signal.reason) };
  for (const denial of denials) options.onEvent({ type: 'denied', denial });
  options.onEvent({ type: 'stop', stop });
  const empty: AgentResult = {
    stop,
    text: '',
    results: [],
    spent: { ...noneSpent, elapsedMs: 0 },
  };
  const whole = await result(options, { agent: empty, ...ending });
  return {
    ...whole,
    denials,
    ...(rendering.kind === 'refused'
      ? { reason: 'A command of the prompt was refused, so the prompt could not be built and no model was asked.' }
      : {}),
  };
}

async function result(options: JobOptions, ending: Ending & { readonly agent: AgentResult }): Promise<Result> {
  const { agent, promptResults } = ending;
  const { sideEffects } = options;
  const results = [...promptResults, ...agent.results, ...sideEffects.results];
  const changes = await options.changes.since();
  const denials = [...results.flatMap((one) => (one.denial === undefined ? [] : [one.denial])), ...sideEffects.denials];
  const { loaded } = sideEffects.context;
  return {
    ...withSelfReports(concludeJob(agent.stop, denials, options.onDenied), options.pendingWrites.requests),
    text: agent.text,
    ...(agent.structured === undefined ? {} : { structured: agent.structured.value }),
    model: options.model.name,
    prompt: options.spec.source,
    denials,
    changes: changes.files,
    requests: [...options.pendingWrites.requests],
    notices: changes.notice === null ? ending.notices : [...ending.notices, changes.notice],
    ...(loaded.length === 0 ? {} : { loadedInstructions: loaded }),
    ...(basisInWords(options.provenance).length === 0 ? {} : { provenance: options.provenance }),
    usage: agent.spent.usage,
    costUsd: agent.spent.costUsd,
    turns: agent.spent.turns,
    toolCalls: results.length,
    durationMs: options.clock.now() - ending.start,
    transcriptPath: options.transcriptPath,
  };
}
