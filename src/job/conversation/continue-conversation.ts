import type { AgentResult } from '../../agent/loop.js';
import { fingerprint } from '../../fingerprint.js';
import { formatCount } from '../../format-number.js';
import { callsOf } from '../../messages/normalize.js';
import type { Attachment, ModelMessage, ToolSpec } from '../../messages/types.js';
import { type CallResult, withNestedCalls } from '../../tools/call-result.js';
import { toolNamed } from '../../tools/tool-named.js';
import type { Tool } from '../../tools/types.js';
import type { ContinuedRun } from '../result/types.js';
import type { JobRuntime } from '../runtime/runtime.js';
import { specsOf } from './conversation.js';
import type { JobOptions } from './job-options.js';
import type { Continuation, ConversationRules, StoredCall, StoredConversation } from './stored-conversation.js';

/** A longer conversation starts over, with its last answers. */
const maxTurns = 200;
const maxAnswers = 10;
const maxAnswerCharacters = 4_000;

/** A run that may continue a conversation. */
export interface ContinuingRun {
  readonly options: JobOptions;
  readonly system: string;
  readonly tools: readonly Tool[];
  readonly attachments: readonly Attachment[];
  /** The system messages of the prompt. */
  readonly instructions: string;
}

/** The opening of the run, and what is kept when it ends. */
export async function openContinuation(
  { stored, onEnd }: Continuation,
  { options, system, tools, attachments, instructions }: ContinuingRun,
) {
  const { runtime, context, models, prompt } = options;
  const { lists, mode, readOnlyCommands, outputSchema, outputStyle } = context.instructions;
  const fresh: FreshOpening = {
    ...{ system, attachments, toolSpecs: specsOf(tools), model: models.model.name },
    shape: fingerprint([JSON.stringify([instructions, outputSchema, outputStyle])]),
    rules: { ...lists, mode, readOnlyCommands },
  };
  const opening =
    stored === null ? null : await continueConversation(stored, fresh, { rules: fresh.rules, runtime, tools });
  const begun = opening ?? { ...fresh, history: [], notices: [] };
  const before = begun.history.length === 0 ? null : stored;
  return {
    opening: begun,
    end: (agent: AgentResult, promptResults: readonly CallResult[]): ContinuedRun | null => {
      const { messages, spent, text, results } = agent;
      const { model, shape, rules } = fresh;
      onEnd({
        ...{ model, shape, rules, messages, system: begun.system, toolSpecs: begun.toolSpecs },
        prompt: prompt.spec.source,
        workspace: runtime.world.workspace,
        context: { ...before?.context, ...contextOf(attachments) },
        reads: uniqueReads([...(before?.reads ?? []), ...readsIn([...promptResults, ...results], tools)]),
        turns: (before?.turns ?? 0) + spent.turns,
        answers: answersWith(before?.answers ?? [], text),
      });
      if (before === null) return null;
      return { run: before.url ?? before.run, turns: before.turns, cachedTokens: spent.usage.cacheReadTokens };
    },
  };
}

/** How a run would begin without the stored conversation. */
export interface FreshOpening {
  readonly system: string;
  readonly toolSpecs: readonly ToolSpec[];
  readonly attachments: readonly Attachment[];
  readonly model: string;
  readonly shape: string;
  readonly rules: ConversationRules;
}

export interface Opening {
  readonly system: string;
  readonly toolSpecs: readonly ToolSpec[];
  readonly history: readonly ModelMessage[];
  readonly attachments: readonly Attachment[];
  /** For people. */
  readonly notices: readonly string[];
}

/** The opening of a run that continues `stored`, or its own with the reason in a notice. */
export async function continueConversation(
  stored: StoredConversation,
  fresh: FreshOpening,
  check: ReadCheck,
): Promise<Opening> {
  const startOver = (reason: string, attachments: readonly Attachment[] = []): Opening => ({
    ...fresh,
    history: [],
    attachments: [...fresh.attachments, ...attachments],
    notices: [`The conversation starts over: ${reason}.`],
  });
  if (familyIn(stored.model) !== familyIn(fresh.model))
    return startOver(`the earlier one was with ${stored.model}, and this run uses ${fresh.model}`);
  if (stored.shape !== fresh.shape)
    return startOver('the system instructions of the prompt, the schema of the answer or the output style differ');
  if (stored.turns > maxTurns)
    return startOver(`the earlier one has ${formatCount(stored.turns, 'turn')}`, earlierAnswers(stored.answers));
  const refused = await refusedRead(stored, check);
  if (refused !== null) return startOver(`the rules of this run refuse what the earlier one has read: ${refused}`);
  const known = new Set(stored.toolSpecs.map(({ name }) => name));
  const offered = new Set(fresh.toolSpecs.map(({ name }) => name));
  const added = [...offered].filter((name) => !known.has(name));
  const gone = [...known].filter((name) => !offered.has(name));
  const isSame = added.length === 0;
  return {
    ...(isSame ? { system: stored.system, toolSpecs: stored.toolSpecs } : fresh),
    history: stored.messages,
    attachments: [
      {
        type: 'notice',
        text: [introOf(stored), ...ruleChanges(stored.rules, fresh.rules), ...goneSentence(gone)].join(' '),
      },
      ...newSince(stored.context, fresh.attachments).map((attachment) => withOwnId(attachment, stored)),
    ],
    notices: isSame
      ? []
      : [
          `This run offers tools that the conversation did not have (${added.join(', ')}): the request was built again, so none of it comes from the provider's cache.`,
        ],
  };
}

const familyIn = (model: string): string => model.split(/[/:]/)[0] ?? model;

function earlierAnswers(answers: readonly string[]): readonly Attachment[] {
  if (answers.length === 0) return [];
  const text = answers.map((answer) => answer.replaceAll(/^/gm, '> ')).join('\n\n');
  const source = { kind: 'earlier-answers', trust: 'mixed' };
  return [{ type: 'context', title: 'Your answers in earlier runs about this item', text, source, images: [] }];
}

function introOf({ endedAt }: StoredConversation): string {
  return `A new run continues this conversation. The last one ended on ${new Date(endedAt).toISOString()}: files, processes and the item may have changed since. What is new and the request follow; they take precedence over what was asked before.`;
}

/** What the system prompt says of the rules may no longer hold. */
function ruleChanges(before: ConversationRules, now: ConversationRules): readonly string[] {
  const mode = before.mode === now.mode ? [] : [`The mode is ${now.mode} now, and no longer ${before.mode}.`];
  const lists = (['allow', 'ask', 'deny'] as const).flatMap((list) => {
    const [added, removed] = [without(now[list], before[list]), without(before[list], now[list])];
    return [
      ...(added.length === 0 ? [] : [`Rules added to ${list}: ${added.join(', ')}.`]),
      ...(removed.length === 0 ? [] : [`Rules removed from ${list}: ${removed.join(', ')}.`]),
    ];
  });
  return [...mode, ...lists];
}

const without = (items: readonly string[], others: readonly string[]): readonly string[] =>
  items.filter((item) => !others.includes(item));

const goneSentence = (gone: readonly string[]): readonly string[] =>
  gone.length === 0 ? [] : [`Tools that are no longer offered, so calls of them are refused: ${gone.join(', ')}.`];

/** The title under which a text is compared with that of the next run; `null` for what is always sent. */
function titleOf(attachment: Attachment): string | null {
  switch (attachment.type) {
    case 'memory':
      return `memory ${attachment.path}`;
    case 'context':
      return `context ${attachment.title}`;
    case 'skill-listing':
    case 'environment':
      return attachment.type;
    case 'notice':
      return `notice ${attachment.text}`;
    default:
      return null;
  }
}

const textIn = (attachment: Attachment): string => ('text' in attachment ? attachment.text : '');

/** What was shown to the model, to be compared by the next run. */
function contextOf(attachments: readonly Attachment[]): Readonly<Record<string, string>> {
  const context: Record<string, string> = {};
  for (const attachment of attachments) {
    const title = titleOf(attachment);
    if (title !== null) context[title] = [context[title] ?? [], textIn(attachment)].flat().join('\n');
  }
  return context;
}

/** The attachments whose text is new or has changed; of a text that only grew, what was added. */
function newSince(before: Readonly<Record<string, string>>, attachments: readonly Attachment[]): readonly Attachment[] {
  return attachments.flatMap((attachment) => {
    const title = titleOf(attachment);
    const text = textIn(attachment);
    const known = title === null ? undefined : before[title];
    if (known === text) return [];
    if (known === undefined || attachment.type !== 'context' || known === '' || !text.startsWith(known))
      return [attachment];
    return [{ ...attachment, title: `${attachment.title}, what is new`, text: text.slice(known.length).trimStart() }];
  });
}

/** The calls of a prompt have the same ids in each run; providers refuse a conversation that has one twice. */
function withOwnId(attachment: Attachment, { messages, turns }: StoredConversation): Attachment {
  if (attachment.type !== 'file' && attachment.type !== 'directory') return attachment;
  const { call, result } = attachment;
  const isUsed = messages.some(
    (message) => message.role === 'assistant' && callsOf(message).some(({ id }) => id === call.id),
  );
  if (!isUsed) return attachment;
  const id = `${call.id}-${String(turns)}`;
  return { ...attachment, call: { ...call, id }, result: { ...result, id } };
}

interface ReadCheck {
  readonly rules: ConversationRules;
  readonly runtime: JobRuntime;
  readonly tools: readonly Tool[];
}

/** The first read of the earlier run that the rules of this one refuse, in words; `null` if they refuse none. */
async function refusedRead(stored: StoredConversation, { rules, runtime, tools }: ReadCheck): Promise<string | null> {
  if (stored.reads.length === 0) return null;
  await runtime.ready();
  const { createPolicyEngine } = await import('../../policy/engine/engine.js');
  const { world } = runtime;
  // That no rule allows a command any longer does not forbid what it showed; a refusal in spite of one does.
  const anyCommand = createPolicyEngine({ ...rules, world, lists: { ...rules, allow: [...rules.allow, 'Bash'] } });
  for (const { tool: name, input } of stored.reads) {
    const tool = toolNamed(tools, name) ?? toolNamed(runtime.tools, name);
    const binding = tool?.bind(movedTo(world.workspace, stored.workspace, input));
    // The tools of a server that this run does not start are decided by their names.
    const call = binding?.ok === true ? binding.call : { effects: [], subject: undefined };
    const { effects, subject } = call;
    const request = { tool: name, effects, ...(subject === undefined ? {} : { subject }) };
    if (runtime.policy(request).outcome !== 'refuse') continue;
    if (name === 'Bash' && anyCommand(request).outcome !== 'refuse') continue;
    return `${name} ${JSON.stringify(input)}`.slice(0, 200);
  }
  return null;
}

/** A job on a pull request works in a directory of its own. */
function movedTo(workspace: string, place: string, input: unknown): unknown {
  if (workspace === place) return input;
  const quoted = (path: string): string => JSON.stringify(path).slice(1, -1);
  return JSON.parse(JSON.stringify(input ?? null).replaceAll(quoted(place), () => quoted(workspace))) as unknown;
}

/** The calls of a run whose results the next one may see only if its rules permit them. */
function readsIn(results: readonly CallResult[], tools: readonly Tool[]): readonly StoredCall[] {
  const shown = withNestedCalls(results).filter(({ status }) => status === 'done' || status === 'failed');
  return shown.flatMap(({ call, meant }) => {
    const { name, input } = meant ?? call;
    const isRead = name === 'Bash' || /^(?:mcp__|Web)/.test(name) || toolNamed(tools, name)?.readOnly === true;
    return isRead ? [{ tool: name, input }] : [];
  });
}

const uniqueReads = (reads: readonly StoredCall[]): readonly StoredCall[] => [
  ...new Map(reads.map((read) => [JSON.stringify(read), read])).values(),
];

/** The answers of the conversation with that of this run, the newest last. */
function answersWith(answers: readonly string[], text: string): readonly string[] {
  return text === '' ? answers : [...answers, text.slice(0, maxAnswerCharacters)].slice(-maxAnswers);
}
