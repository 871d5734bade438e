import { attachmentToMessages } from './attachments.js';
import { withinMediaLimits } from './media-limits.js';
import type {
  AssistantMessage,
  AssistantPart,
  Message,
  ModelMessage,
  Part,
  ToolCallPart,
  ToolResultPart,
} from './types.js';

/** In this order: each relies on those above. Idempotent as a whole. A comment states what is true afterwards. */
const steps: readonly ((messages: readonly Message[]) => readonly Message[])[] = [
  moveAttachmentsAfterResults, // nothing between calls and results
  expandAttachments, // attachments are text or tool pairs
  (messages) => messages.map((message) => mapParts(message, wellFormedPart)), // well-formed Unicode
  dropEmptyText, // no empty text
  dropEmptyAssistants, // no assistant message without text or calls
  pairResults, // every call has one result, right after it
  keepTextOfErrors, // error results are text
  (messages) => messages.map((message) => mapParts(message, withinMediaLimits)), // media that every provider takes
  mergeRemindersIntoResults, // reminders are part of the result before them
  mergeUsers, // no consecutive user messages
];

/** Only user, assistant and tool messages, one result right after each call, none empty. Pure and idempotent. */
export function normalize(messages: readonly Message[]): readonly ModelMessage[] {
  const result = steps.reduce((current, step) => step(current), messages);
  return result.filter((message) => message.role !== 'attachment');
}

function moveAttachmentsAfterResults(messages: readonly Message[]): readonly Message[] {
  const result: Message[] = [];
  const deferred: Message[] = [];
  let open = false;
  for (const message of messages) {
    if (open && message.role === 'attachment') {
      deferred.push(message);
      continue;
    }
    if (message.role !== 'tool') result.push(...deferred.splice(0));
    result.push(message);
    open = message.role === 'assistant' && callsOf(message).length > 0;
    if (message.role === 'tool') result.push(...deferred.splice(0));
  }
  return [...result, ...deferred];
}

function expandAttachments(messages: readonly Message[]): readonly Message[] {
  return messages.flatMap((message): readonly Message[] =>
    message.role === 'attachment' ? attachmentToMessages(message.attachment).map(toMessage) : [message],
  );
}

function toMessage(message: ModelMessage): Message {
  return message.role === 'user' ? { visibility: 'model', ...message } : message;
}

function wellFormedPart(part: Part): Part {
  if (part.type === 'text' && !part.text.isWellFormed()) return { ...part, text: part.text.toWellFormed() };
  return part.type === 'media' && part.name?.isWellFormed() === false
    ? { ...part, name: part.name.toWellFormed() }
    : part;
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
    const results = followingResults(messages, index + 1);
    const resultOf = (call: ToolCallPart) => results.find(({ id }) => id === call.id) ?? missingResult(call);
    if (calls.length > 0) result.push({ role: 'tool', results: calls.map(resultOf) });
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

function missingResult({ id, name }: ToolCallPart): ToolResultPart {
  const text = 'No result: the run was interrupted before this call finished.';
  return { type: 'tool-result', id, name, parts: [{ type: 'text', text }], isError: true, synthetic: true };
}

function keepTextOfErrors(messages: readonly Message[]): readonly Message[] {
  const textOnly = (result: ToolResultPart): ToolResultPart =>
    result.isError ? { ...result, parts: result.parts.filter((part) => part.type === 'text') } : result;
  return messages.map((message) =>
    message.role === 'tool' ? { ...message, results: message.results.map(textOnly) } : message,
  );
}

/** A model that sees a user message after its results imitates it, or ends its turn. */
function mergeRemindersIntoResults(messages: readonly Message[]): readonly Message[] {
  const merged: Message[] = [];
  for (const message of messages) {
    const last = merged.at(-1);
    const isReminder =
      message.role === 'user' && message.visibility === 'model' && message.parts.every(({ type }) => type === 'text');
    if (last?.role === 'tool' && isReminder) {
      merged[merged.length - 1] = { ...last, results: withParts(last.results, message.parts) };
    } else merged.push(message);
  }
  return merged;
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
    } else result.push(message.role === 'user' ? { ...message, visibility: 'everyone' } : message);
  }
  return result;
}

export function callsOf(message: AssistantMessage): readonly ToolCallPart[] {
  return message.parts.filter((part) => part.type === 'tool-call');
}

export function textOfParts(message: AssistantMessage): string {
  return message.parts
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('')
    .trim();
}
