#!/usr/bin/env bash
# @ai-sdk/anthropic 4.0.105 with claude-sonnet-4-6.
#
# A call asks for structured output and also offers a tool. If each object of the
# schema is closed, the request has the native output format and leaves the tools
# alone. One open map in the schema (an `additionalProperties` with a schema, as in
# { "scores": { "name": 1 } }) changes the whole conversation: the request has one more
# tool named "json", forces a tool call, and switches parallel calls off. A model that
# would read ten files in one turn then needs ten turns. The result lists no warning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @ai-sdk/anthropic@4.0.105

cat > ask.mjs <<'JS'
import { createAnthropic } from '@ai-sdk/anthropic';
const answer = {
  id: 'msg_1', type: 'message', role: 'assistant', model: 'claude-sonnet-4-6', stop_reason: 'end_turn',
  content: [{ type: 'text', text: '{}' }], usage: { input_tokens: 1, output_tokens: 1 },
};
let request;
const fetch = async (_, { body }) => {
  request = JSON.parse(body);
  return Response.json(answer);
};
const model = createAnthropic({ apiKey: 'none', fetch })('claude-sonnet-4-6');
const prompt = [{ role: 'user', content: [{ type: 'text', text: 'Rate the files.' }] }];
const tools = [{ type: 'function', name: 'read', inputSchema: { type: 'object', properties: { path: { type: 'string' } } } }];
const closed = { type: 'object', properties: { score: { type: 'number' } }, additionalProperties: false };
const open = { type: 'object', properties: { scores: { type: 'object', additionalProperties: { type: 'number' } } } };
for (const [name, schema] of Object.entries({ closed, open })) {
  const { warnings } = await model.doGenerate({ prompt, tools, responseFormat: { type: 'json', schema } });
  const { tools: sent, tool_choice = null, output_config = null } = request;
  console.log(name, JSON.stringify({ tools: sent.map((tool) => tool.name), tool_choice, format: output_config?.format.type ?? null, warnings: warnings.length }));
}
JS
result=$(node ask.mjs)
printf '%s\n' "$result"
expected=$(cat <<'TEXT'
closed {"tools":["read"],"tool_choice":null,"format":"json_schema","warnings":0}
open {"tools":["read","json"],"tool_choice":{"type":"any","disable_parallel_tool_use":true},"format":null,"warnings":0}
TEXT
)
[ "$result" = "$expected" ] || { echo 'the behavior has changed' >&2; exit 1; }
