import { attachmentToMessages } from './attachments.js';
import { withinMediaLimits } from './media-limits.js';
import type {
  AssistantMessage,
  AssistantPart,
  Message,
  ModelMessage,
  Part,
  ToolCallPart,
  ToolMessage,
  ToolResultPart,
  UserMessage,
} from './types.js';

/** A pure step of the conversion for the model. Its name states what is true afterwards. */
export interface NormalizationStep {
  readonly name: string;
  apply(messages: readonly Message[]): readonly Message[];
}

/** In this order: each step relies on the steps above it. Idempotent as a whole. */
const steps: readonly NormalizationStep[] = [
  { name: 'nothing between calls and results', apply: moveAttachmentsAfterResults },
  { name: 'attachments are text or tool pairs', apply: expandAttachments },
  { name: 'well-formed Unicode', apply: makeWellFormed },
  { name: 'no empty text', apply: dropEmptyText },
  { name: 'no assistant message without text or calls', apply: dropEmptyAssistants },
  { name: 'every call has one result, right after it', apply: pairResults },
  { name: 'error results are text', apply: keepTextOfErrors },
  { name: 'media within the limits of every provider', apply: replaceUnusableMedia },
  { name: 'reminders are part of the result before them', apply: mergeRemindersIntoResults },
  { name: 'no consecutive user messages', apply: mergeUsers },
];

/**
 * The conversation in the form that providers accept: only user, assistant and tool messages, every tool call followed
 * by exactly one result, no empty message. Pure and idempotent.
 */
export function normalize(messages: readonly Message[]): readonly ModelMessage[] {
  const result = steps.reduce<readonly Message[]>((current, step) => step.apply(current), messages);
  return result.filter(isModelMessage);
}

function isModelMessage(message: Message): message is Extract<Message, ModelMessage> {
  return message.role !== 'attachment';
}

function moveAttachmentsAfterResults(messages: readonly Message[]): readonly Message[] {
  const result: Message[] = [];
  let deferred: Message[] = [];
  let open = false;
  for (const message of messages) {
    if (open && message.role === 'attachment') {
      deferred.push(message);
      continue;
    }
    if (message.role !== 'tool') result.push(...takeDeferred());
    result.push(message);
    open = message.role === 'assistant' && callsOf(message).length > 0;
    if (message.role === 'tool') result.push(...takeDeferred());
  }
  return [...result, ...takeDeferred()];

  function takeDeferred(): Message[] {
    const taken = deferred;
    deferred = [];
    return taken;
  }
}

function expandAttachments(messages: readonly Message[]): readonly Message[] {
  return messages.flatMap((message): readonly Message[] =>
    message.role === 'attachment' ? attachmentToMessages(message.attachment).map(toMessage) : [message],
  );
}

function toMessage(message: ModelMessage): Message {
  return message.role === 'user' ? { visibility: 'model', ...message } : message;
}

function makeWellFormed(messages: readonly Message[]): readonly Message[] {
  return messages.map((message) => mapParts(message, wellFormedPart));
}

function wellFormedPart(part: Part): Part {
  if (part.type === 'text' && !part.text.isWellFormed()) return { ...part, text: part.text.toWellFormed() };
  return part.type === 'media' && part.name?.isWellFormed() === false
    ? { ...part, name: part.name.toWellFormed() }
    : part;
}

function replaceUnusableMedia(messages: readonly Message[]): readonly Message[] {
  return messages.map((message) => mapParts(message, withinMediaLimits));
}

/** Applies a function to the parts of user messages and tool results; a message without changes stays the same. */
function mapParts(message: Message, change: (part: Part) => Part): Message {
  if (message.role === 'user') return { ...message, parts: message.parts.map(change) };
  if (message.role !== 'tool') return message;
  return { ...message, results: message.results.map((result) => ({ ...result, parts: result.parts.map(change) })) };
}

function dropEmptyText(messages: readonly Message[]): readonly Message[] {
  return messages.flatMap((message): readonly Message[] => {
    if (message.role === 'user') {
      const parts = message.parts.filter(hasContent);
      return parts.length === 0 ? [] : [{ ...message, parts }];
    }
    if (message.role === 'assistant') return [{ ...message, parts: message.parts.filter(hasContent) }];
    return [message];
  });
}

function hasContent(part: Part | AssistantPart): boolean {
  return part.type !== 'text' || part.text.trim() !== '';
}

function dropEmptyAssistants(messages: readonly Message[]): readonly Message[] {
  return messages.filter(
    (message) => message.role !== 'assistant' || message.parts.some((part) => part.type !== 'reasoning'),
  );
}

function pairResults(messages: readonly Message[]): readonly Message[] {
  const result: Message[] = [];
  for (let index = 0; index < messages.length; index += 1) {
    const message = messages[index];
    if (message === undefined || message.role === 'tool') continue;
    result.push(message);
    if (message.role !== 'assistant') continue;
    const calls = callsOf(message);
    if (calls.length > 0) result.push(resultsFor(calls, followingResults(messages, index + 1)));
  }
  return result;
}

/** Results up to the next assistant message; user messages in between do not separate a call from its result. */
function followingResults(messages: readonly Message[], from: number): readonly ToolResultPart[] {
  const results: ToolResultPart[] = [];
  for (const message of messages.slice(from)) {
    if (message.role === 'assistant') break;
    if (message.role === 'tool') results.push(...message.results);
  }
  return results;
}

function resultsFor(calls: readonly ToolCallPart[], results: readonly ToolResultPart[]): ToolMessage {
  return {
    role: 'tool',
    results: calls.map((call) => results.find((result) => result.id === call.id) ?? missingResult(call)),
  };
}

function missingResult(call: ToolCallPart): ToolResultPart {
  return {
    type: 'tool-result',
    id: call.id,
    name: call.name,
    parts: [{ type: 'text', text: 'No result: the run was interrupted before this call finished.' }],
    isError: true,
    synthetic: true,
  };
}

function keepTextOfErrors(messages: readonly Message[]): readonly Message[] {
  return messages.map((message): Message => {
    if (message.role !== 'tool') return message;
    return { ...message, results: message.results.map(textOnlyIfError) };
  });
}

function textOnlyIfError(result: ToolResultPart): ToolResultPart {
  if (!result.isError || result.parts.every((part) => part.type === 'text')) return result;
  return { ...result, parts: result.parts.filter((part) => part.type === 'text') };
}

/** A model that sees a user message after its results imitates it, or ends its turn. */
function mergeRemindersIntoResults(messages: readonly Message[]): readonly Message[] {
  const merged: Message[] = [];
  for (const message of messages) {
    const last = merged.at(-1);
    if (last?.role === 'tool' && message.role === 'user' && isReminder(message)) {
      merged[merged.length - 1] = { ...last, results: withParts(last.results, message.parts) };
    } else {
      merged.push(message);
    }
  }
  return merged;
}

function isReminder({ visibility, parts }: UserMessage): boolean {
  return visibility === 'model' && parts.every((part) => part.type === 'text');
}

function withParts(results: readonly ToolResultPart[], parts: readonly Part[]): readonly ToolResultPart[] {
  return results.map((result, index) =>
    index === results.length - 1 ? { ...result, parts: [...result.parts, ...parts] } : result,
  );
}

function mergeUsers(messages: readonly Message[]): readonly Message[] {
  const result: Message[] = [];
  for (const message of messages) {
    const last = result.at(-1);
    if (message.role === 'user' && last?.role === 'user') {
      result[result.length - 1] = { role: 'user', visibility: 'everyone', parts: [...last.parts, ...message.parts] };
    } else {
      result.push(message.role === 'user' ? { ...message, visibility: 'everyone' } : message);
    }
  }
  return result;
}

/** The tool calls of an assistant message, in the order in which the model wrote them. */
export function callsOf(message: AssistantMessage): readonly ToolCallPart[] {
  return message.parts.filter((part) => part.type === 'tool-call');
}

/** The text of an assistant message without its reasoning. */
export function textOfParts(message: AssistantMessage): string {
  return message.parts
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('')
    .trim();
}
