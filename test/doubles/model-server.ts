import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, errorEvent, toStream, type Wire, wireOf } from './wire.js';

export interface SeenRequest {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** The reply to one request, in the wire format that the request's path selects. */
export type Reply =
  | (Answer & {
      /**
       * Instead of the closing events: `destroy` cuts the connection, `end` closes it in order, `stall` says
       * nothing more, `ping` sends pings forever, `error` sends the provider's error event and ends.
       */
      readonly instead?: 'destroy' | 'end' | 'stall' | 'ping' | 'error';
    })
  | {
      readonly status: number;
      /** JSON, or text as it is. Default: the provider's error body. */
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** Replies in the order of the requests, or a function of the request and its number (from 0). */
export type ServerScript = readonly Reply[] | ((request: SeenRequest, index: number) => Reply);

export interface ModelServer {
  /** The root of the server, without a final slash; it answers under every path before the provider's own. */
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  close(): Promise<void>;
}

/**
 * A real HTTP server on loopback that plays a model: Anthropic's Messages, OpenAI's Responses and chat
 * completions, and Gemini. A request for which the script has no reply is answered 400.
 */
export async function startModelServer(script: ServerScript): Promise<ModelServer> {
  const requests: SeenRequest[] = [];
  const server = http.createServer((request, response) => {
    void readText(request).then((text) => {
      const seen = { path: request.url ?? '', headers: request.headers, text, body: parsed(text) };
      requests.push(seen);
      const index = requests.length - 1;
      const reply = typeof script === 'function' ? script(seen, index) : script[index];
      send(response, wireOf(seen.path), reply ?? { status: 400, body: `the script has no reply ${String(index)}` });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: http.ServerResponse, wire: Wire | null, reply: Reply): void {
  if ('status' in reply || wire === null) {
    sendStatus(response, wire, 'status' in reply ? reply : { status: 404, body: 'no such path' });
    return;
  }
  const stream = toStream(wire, reply);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (reply.instead === undefined) {
    response.end([...stream.body, ...stream.end].join(''));
    return;
  }
  response.write(stream.body.join(''), () => {
    if (reply.instead === 'destroy') response.destroy();
    if (reply.instead === 'end') response.end();
    if (reply.instead === 'ping') sendPings(response);
    if (reply.instead === 'error') response.end(errorEvent(wire));
  });
}

function sendPings(response: http.ServerResponse): void {
  const timer = setInterval(() => response.write('event: ping\ndata: {"type":"ping"}\n\n'), 20);
  response.once('close', () => clearInterval(timer));
}

function sendStatus(response: http.ServerResponse, wire: Wire | null, reply: Extract<Reply, { status: number }>): void {
  const body = reply.body ?? errorBody(wire, reply.status);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(text);
}

function errorBody(wire: Wire | null, status: number): unknown {
  const message = `the test says ${String(status)}`;
  if (wire === 'anthropic') return { type: 'error', error: { type: 'test_error', message } };
  if (wire === 'google') return { error: { code: status, message, status: 'TEST' } };
  return { error: { message, type: 'test_error', param: null, code: null } };
}

async function readText(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
