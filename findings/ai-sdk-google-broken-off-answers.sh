#!/usr/bin/env bash
# @ai-sdk/google 4.0.121.
#
# The Gemini API ends an answer that broke off with a finish reason of its own. The
# package reports one of them, MALFORMED_FUNCTION_CALL, as "error". Its siblings
# UNEXPECTED_TOOL_CALL, TOO_MANY_TOOL_CALLS and MISSING_THOUGHT_SIGNATURE are "other",
# beside half a sentence of text: a loop that retries on "error" and accepts the rest
# takes that text as the answer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @ai-sdk/google@4.0.121

cat > ask.mjs <<'JS'
import { createGoogleGenerativeAI } from '@ai-sdk/google';
const prompt = [{ role: 'user', content: [{ type: 'text', text: 'Review the change.' }] }];
for (const finishReason of ['MALFORMED_FUNCTION_CALL', 'UNEXPECTED_TOOL_CALL', 'TOO_MANY_TOOL_CALLS', 'MISSING_THOUGHT_SIGNATURE']) {
  const content = { role: 'model', parts: [{ text: 'There are two problems. The first' }] };
  const usageMetadata = { promptTokenCount: 3, candidatesTokenCount: 7, totalTokenCount: 10 };
  const fetch = async () => Response.json({ candidates: [{ content, finishReason }], usageMetadata });
  const result = await createGoogleGenerativeAI({ apiKey: 'none', fetch })('gemini-3-pro').doGenerate({ prompt });
  console.log(`${result.finishReason.raw}: ${result.finishReason.unified}, text ${JSON.stringify(result.content[0].text)}`);
}
JS
result=$(node ask.mjs)
printf '%s\n' "$result"
expected=$(cat <<'TEXT'
MALFORMED_FUNCTION_CALL: error, text "There are two problems. The first"
UNEXPECTED_TOOL_CALL: other, text "There are two problems. The first"
TOO_MANY_TOOL_CALLS: other, text "There are two problems. The first"
MISSING_THOUGHT_SIGNATURE: other, text "There are two problems. The first"
TEXT
)
[ "$result" = "$expected" ] || { echo 'the behavior has changed' >&2; exit 1; }
