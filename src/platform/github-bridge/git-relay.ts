import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isOwnRepository } from '../../policy/github/own-repository.js';
import { createFetch } from '../net/fetch.js';
import type { GitHubBridgeOptions } from '../process/github-bridge-types.js';
import { type Exchange, headersOf, headersOfAnswer, listen, passBody, requestBody } from './exchange.js';

export type GitRelayOptions = Pick<GitHubBridgeOptions, 'token' | 'serverUrl' | 'repository' | 'proxy' | 'signal'>;

/** The longest pack that a push may send. */
const maxBodyBytes = 400_000_000;

const sentHeaders = ['accept', 'accept-language', 'content-type', 'content-encoding', 'git-protocol', 'user-agent'];
const returnedHeaders = ['content-type', 'cache-control', 'expires', 'pragma'];

/** Access of git to one repository, for one command line. */
export type GitRelay = Awaited<ReturnType<typeof beginGitRelay>>;

/**
 * Adds the token to requests for one repository, so that no command gets it. On localhost, since git cannot use UNIX
 * sockets; a random part of the address keeps other users out.
 */
export async function beginGitRelay(options: GitRelayOptions, mayPush: boolean) {
  const secret = randomBytes(24).toString('hex');
  const send = createFetch({ proxy: options.proxy, idleTimeoutMs: 120_000 });
  const server = createServer((incoming, response) => {
    relay({ incoming, response }, { ...options, secret, mayPush, send }).catch(() => response.destroy());
  });
  await listen(server, null);
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${String(port)}/${secret}/`;
  const { host } = new URL(options.serverUrl);
  const slug = `${options.repository.owner}/${options.repository.name}`;
  const addresses = [`${options.serverUrl}/${slug}`, `ssh://git@${host}/${slug}`, `git@${host}:${slug}`];
  return {
    port,
    /** Settings that lead git here for the addresses of this repository. */
    settings: addresses.map((address) => [`url.${base}${slug}.insteadOf`, address] as const),
    /** Puts the address of the repository back into a text. */
    showAddress: (text: string) => text.replaceAll(base, `${options.serverUrl}/`),
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface RelayContext extends GitRelayOptions {
  readonly secret: string;
  readonly mayPush: boolean;
  readonly send: typeof fetch;
}

/** The requests of git's HTTP protocol. */
const gitRequest =
  /^\/([0-9a-f]+)\/([\w.-]+)\/([\w.-]+)\/(info\/refs\?service=git-(upload|receive)-pack|git-(upload|receive)-pack)$/;

async function relay(exchange: Exchange, context: RelayContext): Promise<void> {
  const { incoming, response } = exchange;
  const [, secret, owner = '', name = '', request = '', listed, packed] = gitRequest.exec(incoming.url ?? '') ?? [];
  const service = listed ?? packed;
  const target = `${context.serverUrl}/${owner}/${name}/${request}`;
  if (secret !== context.secret || service === undefined) response.writeHead(404).end();
  else if (!isOwnRepository(owner, name.replace(/\.git$/, ''), context.repository)) {
    // An address that only begins like the one of this repository: git continues there, without credentials.
    response.writeHead(302, { location: target }).end();
  } else if (service === 'receive' && !context.mayPush) {
    response.writeHead(403).end('No command of this line may push.\n');
  } else {
    const body = await requestBody(incoming, maxBodyBytes);
    if (body === null) response.writeHead(413).end('The pack is too large.\n');
    else await forward(exchange, { target, body }, context);
  }
}

async function forward(
  { incoming, response }: Exchange,
  { target, body }: { readonly target: string; readonly body: Buffer },
  { token, send, signal }: RelayContext,
): Promise<void> {
  const { method = 'GET' } = incoming;
  const login = Buffer.from(`x-access-token:${token}`).toString('base64');
  const headers = { authorization: `Basic ${login}`, ...headersOf(incoming, sentHeaders) };
  const answer = await send(target, { method, headers, body: method === 'POST' ? body : null, signal });
  // With 401, git would ask for a password.
  response.writeHead(answer.status === 401 ? 403 : answer.status, headersOfAnswer(answer, returnedHeaders));
  await passBody(answer, response);
}
