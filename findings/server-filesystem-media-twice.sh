#!/usr/bin/env bash
# @modelcontextprotocol/server-filesystem 2026.8.31.
#
# read_media_file answers with an image block, and repeats the same base64 text in
# structuredContent, since the tool declares an output schema. A client that also gives
# structured content to the model as text sends each picture twice: once as an image,
# and once as base64, which takes thousands of tokens.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @modelcontextprotocol/server-filesystem@2026.8.31 @modelcontextprotocol/client@2.4.0

cat > read.mjs <<'JS'
import { mkdirSync, writeFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
mkdirSync('pictures');
writeFileSync('pictures/dot.png', Buffer.from(png, 'base64'));
const client = new Client({ name: 'reader', version: '1.0.0' });
const args = ['node_modules/@modelcontextprotocol/server-filesystem/dist/index.js', 'pictures'];
await client.connect(new StdioClientTransport({ command: 'node', args, stderr: 'ignore' }));
const result = await client.callTool({ name: 'read_media_file', arguments: { path: 'dot.png' } });
const blocks = result.content.map(({ type, data }) => `${type} ${data === png ? 'with the picture' : ''}`);
const copies = JSON.stringify(result.structuredContent).split(png).length - 1;
console.log(`content: ${blocks.join(', ')}; copies in structuredContent: ${copies}`);
await client.close();
JS
result=$(node read.mjs)
printf '%s\n' "$result"
expected='content: image with the picture; copies in structuredContent: 1'
[ "$result" = "$expected" ] || { echo 'the behavior has changed' >&2; exit 1; }
