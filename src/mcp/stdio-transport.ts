import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import type { ServerEnd, ServerProcess, ServerRequest, StartServer } from '../platform/process/types.js';

/** The library's own limit for one message. */
const maxLineBytes = 10_485_760;

const endGraceMs = 500;

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
  let hasEnded = (): void => undefined;
  const end = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });
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
        onEnd: (processEnd) => {
          ended = processEnd;
          hasEnded();
          transport.onclose?.();
        },
      });
      if (typeof started === 'string') throw new Error(started);
      server = started;
    },
    send: async (message) => {
      if (server === null) throw new Error('the server has not been started');
      try {
        await server.send(JSON.stringify(message));
      } catch (error) {
        // The pipe breaks a moment before the end of the process is known, and its end says why.
        await Promise.race([end, new Promise((resolve) => void setTimeout(resolve, endGraceMs).unref())]);
        throw error;
      }
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
