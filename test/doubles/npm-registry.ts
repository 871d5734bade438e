import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { aFolder, put } from './place.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A registry of npm on the loopback interface. */
export interface NpmRegistry {
  readonly url: string;
  /** The paths of all requests. */
  readonly asked: string[];
  /** Publishes a version, over an existing one too. */
  readonly publish: (manifest: Manifest, files: Readonly<Record<string, string>>) => void;
}

export async function anNpmRegistry(): Promise<NpmRegistry> {
  const versions = new Map<string, Record<string, object>>();
  const archives = new Map<string, Buffer>();
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const name = url.slice(1);
    const archive = archives.get(url);
    const known = versions.get(name);
    if (archive !== undefined) return response.end(archive);
    if (known === undefined) return response.writeHead(404).end('{}');
    const latest = Object.keys(known).at(-1);
    return response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions: known }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    asked,
    publish: (manifest, files) => {
      const { name, version } = manifest;
      const archive = packed(manifest, files);
      const path = `/${name}/-/${name}-${version}.tgz`;
      archives.set(path, archive);
      const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
      const dist = { integrity, tarball: `${url}${path}` };
      versions.set(name, { ...versions.get(name), [version]: { ...manifest, dist } });
    },
  };
}

function packed(manifest: Manifest, files: Readonly<Record<string, string>>): Buffer {
  const folder = aFolder();
  put(join(folder, 'package'), { 'package.json': JSON.stringify(manifest), ...files });
  execFileSync('tar', ['czf', 'package.tgz', 'package'], { cwd: folder });
  return readFileSync(join(folder, 'package.tgz'));
}

/** A server of MCP without a library, whose tool says what its dependency says. */
export const tinyServer = `#!/usr/bin/env node
const words = require('tiny-words');
const written = () => {
  try {
    return require('node:fs').writeFileSync(__filename, '') ?? 'written';
  } catch ({ code }) {
    return 'refused ' + code;
  }
};
const answers = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'tiny', version: '1' } }),
  'tools/list': () => ({ tools: [{ name: 'say', description: 'Says.', inputSchema: { type: 'object' } }] }),
  'tools/call': () => ({ content: [{ type: 'text', text: process.argv[2] === 'write' ? written() : [words, ...process.argv.slice(2)].join(' ') }] }),
};
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  const answer = answers[method];
  if (id === undefined || answer === undefined) return;
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result: answer(params) }) + '\\n');
});
`;
