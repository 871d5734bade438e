import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { createGitHubBridge } from '../../src/platform/github-bridge/github-bridge.js';
import type { GhAnswer, GhCall, GitHubBridge } from '../../src/platform/process/github-bridge-types.js';
import { findExecutable } from '../../src/platform/process/program-path.js';
import { aFolder } from './place.js';

export const token = 'ghs_TheRealToken0123456789';

/** One request that arrived at GitHub. */
export interface Arrived {
  readonly line: string;
  readonly authorization: string | undefined;
}

export interface BridgedGitHub {
  readonly bridge: GitHubBridge;
  readonly arrived: readonly Arrived[];
  readonly calls: readonly GhCall[];
  /** The PATH that the bridge finds gh on. */
  readonly path: string;
}

export interface BridgedOptions {
  readonly gh: 'installed' | 'stand-in' | 'missing';
  readonly answer?: (call: GhCall) => GhAnswer;
  readonly serverUrl?: string;
}

/** Whether gh is on the PATH of this machine. */
export function hasGh(): boolean {
  return findExecutable('gh', process.env['PATH'] ?? '') !== null;
}

/** A bridge to a server that answers like GitHub for pull request 5 of acme/widgets. */
export async function aBridge({
  gh,
  answer,
  serverUrl = 'https://github.com',
}: BridgedOptions): Promise<BridgedGitHub> {
  const arrived: Arrived[] = [];
  const calls: GhCall[] = [];
  const url = await aGitHub(arrived);
  const path = pathWith(gh);
  const bridge = createGitHubBridge({
    makeDirectory: () => aFolder(),
    path,
    token,
    apiUrl: url,
    serverUrl,
    repository: { owner: 'acme', name: 'widgets' },
    proxy: undefined,
    mayRead: () => true,
    answered: ['pr comment', 'pr merge'],
    answer: (call) => {
      calls.push(call);
      return Promise.resolve(
        answer?.(call) ?? { exitCode: 0, stdout: 'https://github.com/acme/widgets/pull/5', stderr: 'Recorded.' },
      );
    },
    signal: new AbortController().signal,
  });
  return { bridge, arrived, calls, path };
}

/** A PATH with the stand-in for gh, with the installed one, or without any. */
export function pathWith(gh: BridgedOptions['gh']): string {
  const own = process.env['PATH'] ?? '';
  if (gh === 'installed') return own;
  const folder = aFolder();
  for (const name of ['bash', 'cat', 'env', 'head', 'node', 'printf', 'sleep', 'tr', 'ls'])
    writeFileSync(join(folder, name), `#!/bin/bash\nexec ${findExecutable(name, own) ?? name} "$@"\n`, { mode: 0o755 });
  if (gh === 'stand-in') {
    const fixture = resolve(import.meta.dirname, '../fixtures/gh-stand-in.mjs');
    writeFileSync(join(folder, 'gh-stand-in.mjs'), readFileSync(fixture));
    writeFileSync(
      join(folder, 'gh'),
      `#!/bin/bash\nexec ${process.execPath} ${join(folder, 'gh-stand-in.mjs')} "$@"\n`,
    );
    chmodSync(join(folder, 'gh'), 0o755);
  }
  return folder;
}

/** The address of the server. */
async function aGitHub(arrived: Arrived[]): Promise<string> {
  const server = createServer((incoming, response) => {
    const line = `${incoming.method ?? ''} ${incoming.url ?? ''}`;
    arrived.push({ line, authorization: incoming.headers.authorization });
    const { status = 200, headers = {}, body } = replyTo(incoming);
    incoming.resume();
    response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': 'a=b', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

function replyTo({ url = '', headers: { host = '' } }: IncomingMessage): Reply {
  const person = { login: 'octo' };
  const comments = {
    nodes: [{ author: person, body: 'Hi', createdAt: '2026-01-01T00:00:00Z' }],
    totalCount: 1,
    pageInfo: { hasNextPage: false },
  };
  const pullRequest = {
    id: 'PR_5',
    number: 5,
    title: 'Fix the parser',
    state: 'OPEN',
    body: 'Text',
    author: person,
    url: 'https://github.com/acme/widgets/pull/5',
    headRefName: 'fix',
    comments,
  };
  if (url === '/graphql') {
    const issue = { ...pullRequest, id: 'I_5', __typename: 'Issue' };
    return { body: { data: { repository: { pullRequest, issue, hasIssuesEnabled: true }, node: pullRequest } } };
  }
  if (url.endsWith('/logs')) return { status: 302, headers: { location: `http://${host}/storage/log` }, body: '' };
  if (url === '/storage/log') return { headers: { 'content-type': 'text/plain' }, body: 'the log\n' };
  if (url.endsWith('/zen')) return { status: 302, headers: { location: 'https://example.org/' }, body: '' };
  if (url.endsWith('/issues?page=2')) return { body: [{ number: 2 }] };
  if (/\/issues(?:\?per_page=100)?$/.test(url))
    return { headers: { link: `<http://${host}/repositories/9/issues?page=2>; rel="next"` }, body: [{ number: 1 }] };
  if (/\/contents(?:\?|$)/.test(url))
    return {
      body: [
        { name: 'a.txt', type: 'file' },
        { name: 'link', type: 'symlink' },
      ],
    };
  if (url.includes('/contents/many?'))
    return { body: Array.from({ length: 1_000 }, (_, at) => ({ name: `f${String(at)}`, type: 'file' })) };
  if (url.endsWith('/pulls/5')) return { body: 'diff --git a/a b/a\n' };
  return { body: { full_name: 'acme/widgets' } };
}
