import type { ModelRequest, Usage } from '../model/types.js';

export interface AnsweredRequest {
  readonly turn: number;
  readonly request: Pick<ModelRequest, 'system' | 'tools' | 'messages'>;
  readonly usage: Usage;
}

/** Providers store nothing shorter, and count in steps of about a hundred tokens. */
const leastTokens = 2_000;

/** `null` without a loss. What was sent must be sent again byte for byte, so this names the first difference. */
export function cacheLoss(before: AnsweredRequest | null, { turn, request, usage }: AnsweredRequest): string | null {
  if (before === null || before.usage.model !== usage.model) return null;
  const stored = before.usage.cacheReadTokens + before.usage.cacheWriteTokens;
  if (stored < leastTokens || usage.cacheReadTokens >= stored / 2) return null;
  const what = `Turn ${String(turn)} read ${String(usage.cacheReadTokens)} tokens from the cache of the provider, and turn ${String(before.turn)} had left ${String(stored)} there`;
  const changed = firstDifference(before.request, request);
  return changed === null
    ? `${what}. Everything sent before was sent again unchanged, so the provider no longer had it.`
    : `${what}, because ${changed} was not the same as before.`;
}

function firstDifference(before: AnsweredRequest['request'], now: AnsweredRequest['request']): string | null {
  if (before.system !== now.system) return 'the system prompt';
  if (isOther(before.tools, now.tools)) return 'the list of tools';
  const index = before.messages.findIndex((message, at) => isOther(message, now.messages[at]));
  return index < 0 ? null : `message ${String(index + 1)} (${before.messages[index]?.role ?? ''})`;
}

/** A message of the history stays the same object; texts are only compared if it does not. */
function isOther(before: unknown, now: unknown): boolean {
  return before !== now && JSON.stringify(before) !== JSON.stringify(now);
}
