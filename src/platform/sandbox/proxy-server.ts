import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { connect, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { openTunnel, requestProxy } from '../net/proxy.js';
import type { Admit, ConnectionRoute } from './admission.js';
import { joinStreams } from './join-streams.js';

const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** How long another proxy may take to connect. */
const tunnelTimeoutMs = 60_000;

/** A proxy for http and CONNECT, which serves connections that others accepted; it has no listener of its own. */
export function createProxyServer(admit: Admit): (socket: Socket) => void {
  const server = http.createServer((incoming, response) => {
    void forward(incoming, response, admit);
  });
  server.on('connect', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    void tunnel(incoming.url ?? '', { socket, head }, admit);
  });
  server.on('clientError', (_, socket) => socket.destroy());
  server.on('upgrade', (_, socket) => socket.destroy());
  return (socket) => {
    server.emit('connection', socket);
    socket.resume();
  };
}

interface Target {
  readonly host: string;
  readonly port: number;
}

/** Only names: an address as the host would need a rule for it, and is never the host of a certificate. */
function parseTarget(text: string): Target | null {
  const [, name = '', digits = ''] = /^([A-Za-z0-9._-]{1,253}|\[[0-9a-fA-F:.]+\]):(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  if (name === '' || port < 1 || port > 65_535) return null;
  return { host: name.toLowerCase().replace(/\.$/, ''), port };
}

async function admitTarget({ host, port }: Target, scheme: 'https' | 'http', admit: Admit): Promise<ConnectionRoute> {
  const admission = await admit(host, port, scheme);
  if ('refused' in admission || isIP(host) === 0) return admission;
  return { refused: `${host} is an address, not a name` };
}

async function tunnel(
  requested: string,
  { socket, head }: { readonly socket: Duplex; readonly head: Buffer },
  admit: Admit,
): Promise<void> {
  socket.on('error', () => socket.destroy());
  const target = parseTarget(requested);
  const admission = target === null ? { refused: 'the target is invalid' } : await admitTarget(target, 'https', admit);
  if (target === null || 'refused' in admission) {
    socket.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n${refusal(admission)}`);
    return;
  }
  const fail = (): void => void socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n');
  const join = (remote: Duplex): void => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    remote.write(head);
    remote.off('error', fail);
    joinStreams(socket, remote);
  };
  if ('via' in admission) {
    const opening = openTunnel(new URL(admission.via.url), `${target.host}:${String(target.port)}`, { http, https });
    // Joins the tunnel through the other proxy when that answers.
    opening.setTimeout(tunnelTimeoutMs, () => opening.destroy());
    opening.on('error', fail);
    opening.on('connect', (answer: IncomingMessage, remote: Duplex, head: Buffer) => {
      opening.setTimeout(0);
      if (answer.statusCode !== 200) {
        remote.destroy();
        fail();
        return;
      }
      remote.unshift(head);
      join(remote);
    });
    // A proxy that refuses without a tunnel answers like any server.
    opening.on('response', (answer) => {
      answer.destroy();
      fail();
    });
    socket.on('close', () => opening.destroy());
    opening.end();
    return;
  }
  const remote = connect({ host: admission.address, port: target.port, allowHalfOpen: true });
  remote.on('connect', () => join(remote));
  remote.on('error', fail);
}

async function forward(incoming: IncomingMessage, response: ServerResponse, admit: Admit): Promise<void> {
  const url = URL.canParse(incoming.url ?? '') ? new URL(incoming.url ?? '') : null;
  const isValid = url !== null && url.protocol === 'http:' && url.username === '' && url.password === '';
  const target = isValid ? parseTarget(`${url.hostname}:${url.port === '' ? '80' : url.port}`) : null;
  // A proxy of the machine could answer it with the headers that it got, the login for it among them.
  const isTrace = incoming.method === 'TRACE';
  const problem = isTrace ? 'the method TRACE is not forwarded' : target === null ? 'the address is invalid' : null;
  const admission =
    target === null || problem !== null ? { refused: problem ?? '' } : await admitTarget(target, 'http', admit);
  if (url === null || target === null || 'refused' in admission) {
    response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end(refusal(admission));
    return;
  }
  const method = incoming.method ?? 'GET';
  const headers = { ...withoutHopByHop(incoming.headers), host: url.host };
  const outgoing =
    'via' in admission
      ? requestProxy(new URL(admission.via.url), { http, https }, { method, path: url.href, headers })
      : http.request({
          host: admission.address,
          port: target.port,
          method,
          path: `${url.pathname}${url.search}`,
          headers,
          agent: false,
        });
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  outgoing.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  // A change of the protocol (status 101) is neither a response nor an error.
  outgoing.on('upgrade', (_, remote) => {
    remote.destroy();
    response.writeHead(502).end();
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** Also without the headers that `Connection` names. */
function withoutHopByHop(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || hopByHop.has(name) || named.has(name) ? [] : [[name, value] as const],
    ),
  );
}

function refusal(admission: ConnectionRoute): string {
  return `sallyport: ${'refused' in admission ? admission.refused : 'refused'}\n`;
}
