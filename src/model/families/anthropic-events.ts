import { asArray, isRecord } from '../../parsed-json.js';
import { asObject } from '../error-text.js';
import type { EventRules } from '../http/stream-events.js';

/** The types that the package reads. Anthropic may add others, and asks clients to ignore what they do not know. */
const eventTypes: ReadonlySet<unknown> = new Set([
  ...['message_start', 'message_delta', 'message_stop', 'content_block_start', 'content_block_delta'],
  ...['content_block_stop', 'error', 'ping'],
]);
const blockTypes: ReadonlySet<unknown> = new Set([
  ...['text', 'thinking', 'redacted_thinking', 'tool_use', 'compaction', 'fallback', 'server_tool_use'],
  ...['mcp_tool_use', 'mcp_tool_result', 'web_fetch_tool_result', 'web_search_tool_result'],
  ...['code_execution_tool_result', 'bash_code_execution_tool_result', 'text_editor_code_execution_tool_result'],
  ...['tool_search_tool_result', 'advisor_tool_result'],
]);
const deltaTypes: ReadonlySet<unknown> = new Set([
  ...['text_delta', 'input_json_delta', 'thinking_delta', 'signature_delta', 'compaction_delta', 'citations_delta'],
]);
const citationTypes: ReadonlySet<unknown> = new Set([
  ...['web_search_result_location', 'page_location', 'char_location', 'content_block_location'],
  ...['search_result_location'],
]);

/** One answer: unknown events and blocks become pings, and the counts that the package requires are always there. */
export function anthropicEvents(): EventRules {
  const skippedBlocks = new Set<unknown>();
  return {
    idle: { type: 'ping', was: 'comment' },
    rewrite: (event) => {
      if (!isRecord(event) || typeof event['type'] !== 'string') return event;
      const { type, index } = event;
      if (!eventTypes.has(type)) return skipped(event);
      if (type === 'content_block_start') {
        const isKnown = blockTypes.has(asObject(event['content_block'])['type']);
        if (isKnown) skippedBlocks.delete(index);
        else skippedBlocks.add(index);
      }
      if (type.startsWith('content_block_') && skippedBlocks.has(index)) return skipped(event);
      if (type === 'content_block_delta' && !isKnownDelta(asObject(event['delta']))) return skipped(event);
      if (type === 'error') return withErrorText(event);
      if (type === 'message_start') return withStartCounts(event);
      return type === 'message_delta' ? withEndCounts(event) : event;
    },
  };
}

type Event = Readonly<Record<string, unknown>>;

/** Without an effect in the package; its counts are still seen. */
function skipped(event: Event): Event {
  return { ...event, type: 'ping', was: event['type'] };
}

function isKnownDelta({ type, citation }: Event): boolean {
  return deltaTypes.has(type) && (type !== 'citations_delta' || citationTypes.has(asObject(citation)['type']));
}

/** Gateways write only a text, or leave out one of the two. */
function withErrorText(event: Event): Event {
  const { error } = event;
  const { type = 'api_error', message = typeof error === 'string' ? error : event['message'] } = asObject(error);
  return { ...event, error: { ...asObject(error), type: String(type), message: String(message ?? type) } };
}

function withStartCounts(event: Event): Event {
  const message = asObject(event['message']);
  const usage = asObject(message['usage']);
  const isComplete = typeof usage['input_tokens'] === 'number' && asArray(message['content']).length === 0;
  if (isComplete) return event;
  const content = asArray(message['content']).filter((block) => asObject(block)['type'] === 'tool_use');
  return {
    ...event,
    message: { ...message, content, usage: { ...usage, input_tokens: count(usage['input_tokens']) } },
  };
}

function withEndCounts(event: Event): Event {
  const usage = asObject(event['usage']);
  if (typeof usage['output_tokens'] === 'number') return event;
  return {
    ...event,
    delta: asObject(event['delta']),
    usage: { ...usage, output_tokens: count(usage['output_tokens']) },
  };
}

function count(value: unknown): number {
  const tokens = Number(value);
  return Number.isFinite(tokens) ? tokens : 0;
}
