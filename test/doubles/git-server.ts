import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { aCopy, git } from './place.js';

/**
 * A server of bare repositories over HTTP, by git's own CGI program; it wants exactly this Authorization header, or that
 * of the reader, who may not push. As a proxy, it is every server.
 */
export async function aGitServer(
  repositories: readonly string[],
  authorization: string,
  { isReadOnly = false, reader }: { readonly isReadOnly?: boolean; readonly reader?: string } = {},
) {
  const root = aCopy(`server ${repositories.join(' ')}`, (folder) => {
    for (const name of repositories) {
      git(folder, 'init', '-q', '--bare', '-b', 'main', name);
      appendFileSync(join(folder, name, 'config'), '[http]\n\treceivepack = true\n[receive]\n\tautogc = false\n');
    }
  });
  /** The Authorization header of every request, by repository. */
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const given = request.headers.authorization;
    seen.push(`${/^\/[^/]+\/[^/]+/.exec(targetOf(request))?.[0] ?? ''} ${given ?? 'none'}`);
    const isKnown = given === authorization || (reader !== undefined && given === reader);
    const mayPush = !isReadOnly && given === authorization;
    if (isKnown && !mayPush && request.url?.includes('git-receive-pack') === true)
      response.writeHead(403, { 'content-type': 'text/plain' }).end('Permission to octo/app.git denied.\n');
    else if (isKnown) answer(request, response, root);
    else response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { root, seen, address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
}

/** A proxy gets the whole address. */
const targetOf = ({ url = '' }: IncomingMessage) => url.replace(/^http:\/\/[^/]+/, '');

function answer(request: IncomingMessage, response: ServerResponse, root: string): void {
  const [path = '', query = ''] = targetOf(request).split('?');
  const { headers, method = '' } = request;
  const backend = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'x-access-token',
      PATH_INFO: path,
      QUERY_STRING: query,
      REQUEST_METHOD: method,
      CONTENT_TYPE: headers['content-type'] ?? '',
      ...(headers['content-length'] === undefined ? {} : { CONTENT_LENGTH: headers['content-length'] }),
      ...(headers['content-encoding'] === undefined ? {} : { HTTP_CONTENT_ENCODING: headers['content-encoding'] }),
      GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  request.pipe(backend.stdin);
  const chunks: Buffer[] = [];
  backend.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  backend.on('close', () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf('\r\n\r\n');
    const fields = output
      .subarray(0, end)
      .toString('latin1')
      .split('\r\n')
      .map((line) => line.split(/: (.*)/s))
      .map(([name = '', value = '']) => [name, value] as const);
    const status = Number(fields.find(([name]) => name === 'Status')?.[1].slice(0, 3) ?? 200);
    response.writeHead(status, Object.fromEntries(fields.filter(([name]) => name !== 'Status')));
    response.end(output.subarray(end + 4));
  });
}
