import type { LanguageModelV4CallOptions, LanguageModelV4Message } from '@ai-sdk/provider';
import { withSentParts } from '../messages/parts.js';
import { unwrappedReminder } from '../messages/reminder.js';
import type { ModelMessage, Part, TextPart } from '../messages/types.js';
import type { ModelError } from './types.js';

/** Anthropic's. Text in a result cannot forge a system message, and one for a single turn costs nothing after it. */
export function hasTurnScope(id: string): boolean {
  return /claude-(?:opus-(?:4-8|[5-9])|sonnet-5-5|haiku-5-5|fable-5|mythos-5)/.test(id);
}

interface SplitMessage {
  readonly message: ModelMessage;
  readonly reminders: readonly LanguageModelV4Message[];
}

/** A message of the history stays the same object, so each is split once. */
const splits = new WeakMap<ModelMessage, SplitMessage | null>();

/** The message without its reminders for one turn, and those; `null` if it has none or consists of nothing else. */
export function splitTurnScope(message: ModelMessage): SplitMessage | null {
  const known = splits.get(message);
  if (known !== undefined) return known;
  const split = splitOnce(message);
  splits.set(message, split);
  return split;
}

function splitOnce(message: ModelMessage): SplitMessage | null {
  const scoped: TextPart[] = [];
  const keep = (parts: readonly Part[]): readonly Part[] =>
    parts.filter((part) => {
      const isScoped = part.type === 'text' && part.scope === 'turn';
      if (isScoped) scoped.push(part);
      return !isScoped;
    });
  const rest = withSentParts(message, keep);
  if (scoped.length === 0 || (rest.role === 'user' && rest.parts.length === 0)) return null;
  const providerOptions = { anthropic: { clearAt: 'next_user_message' } };
  const contents = scoped.map(({ text }) => unwrappedReminder(text));
  return { message: rest, reminders: contents.map((content) => ({ role: 'system', content, providerOptions })) };
}

/** It has not seen any such message then, so leaving the form out changes nothing that it has seen. */
export function rejectsTurnScope({ kind, message }: ModelError, { prompt }: LanguageModelV4CallOptions): boolean {
  const hasReminder = prompt.some(({ role }, index) => index > 0 && role === 'system');
  return hasReminder && kind === 'bad-request' && rejection.test(message);
}

const rejection = /clear_at|role.{0,40}system|system.{0,40}(?:role|message)|mid-conversation/i;
