import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import type { ServerEnd, ServerProcess, ServerRequest, StartServer } from '../platform/process/types.js';

/** The library's own limit for one message. */
const maxLineBytes = 10_485_760;

export interface StdioTransport extends Transport {
  /** How the process ended; `null` while it runs. */
  end(): ServerEnd | null;
  /** Named so, they make the library treat an unknown first request as one to an old server, not as an outage. */
  readonly stderr: null;
  readonly pid: null;
}

/** A connection to a server that the process port starts. One message per line; other lines are log messages. */
export function createStdioTransport(
  startServer: StartServer,
  request: Pick<ServerRequest, 'argv' | 'cwd' | 'env' | 'needs' | 'trust'>,
): StdioTransport {
  let server: ServerProcess | null = null;
  let ended: ServerEnd | null = null;
  const transport: StdioTransport = {
    stderr: null,
    pid: null,
    end: () => ended,
    start: async () => {
      const started = await startServer({
        ...request,
        maxLineBytes,
        onLine: (line) => {
          const message = parse(line);
          if (message !== null) transport.onmessage?.(message);
        },
        onEnd: (end) => {
          ended = end;
          transport.onclose?.();
        },
      });
      if (typeof started === 'string') throw new Error(started);
      server = started;
    },
    send: async (message) => {
      if (server === null) throw new Error('the server has not been started');
      await server.send(JSON.stringify(message));
    },
    close: async () => {
      await server?.stop();
    },
  };
  return transport;
}

/** The library checks the form of what it gets. */
function parse(line: string): JSONRPCMessage | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as JSONRPCMessage) : null;
  } catch {
    return null;
  }
}
