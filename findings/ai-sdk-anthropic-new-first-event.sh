#!/usr/bin/env bash
# @ai-sdk/anthropic 4.0.105.
#
# Anthropic's versioning page says that new types of streaming events may be added. In
# the middle of a stream, an event of an unknown type becomes an error part, and the
# answer goes on to its end. As the first event of the stream, it loses the whole
# answer: the call rejects with a sentence about a "normalized" error that names neither
# the event nor its type, and the tokens that follow are paid for and never read.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @ai-sdk/anthropic@4.0.105

cat > stream.mjs <<'JS'
import { createAnthropic } from '@ai-sdk/anthropic';
const usage = { input_tokens: 3, output_tokens: 1 };
const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'claude-sonnet-4-6', content: [], usage };
const answer = [
  { type: 'message_start', message: { ...message, stop_reason: null, stop_sequence: null } },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'The whole answer.' } },
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage },
  { type: 'message_stop' },
];
const added = { type: 'queue_position' };
const [start, ...rest] = answer;
for (const [name, events] of Object.entries({ none: answer, second: [start, added, ...rest], first: [added, ...answer] })) {
  const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  const fetch = async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  const model = createAnthropic({ apiKey: 'none', fetch })('claude-sonnet-4-6');
  try {
    const { stream } = await model.doStream({ prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }] });
    const parts = [];
    for await (const part of stream) parts.push(part);
    const text = parts.flatMap(({ type, delta }) => (type === 'text-delta' ? [delta] : [])).join('');
    console.log(`new event ${name}: ${parts.filter(({ type }) => type === 'error').length} errors, text ${JSON.stringify(text)}`);
  } catch (error) {
    console.log(`new event ${name}: rejected, ${error.message}`);
  }
}
JS
result=$(node stream.mjs)
printf '%s\n' "$result"
expected=$(cat <<'TEXT'
new event none: 0 errors, text "The whole answer."
new event second: 1 errors, text "The whole answer."
new event first: rejected, Expected a normalized Anthropic stream error
TEXT
)
[ "$result" = "$expected" ] || { echo 'the behavior has changed' >&2; exit 1; }
