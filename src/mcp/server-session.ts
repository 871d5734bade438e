import type { Client } from '@modelcontextprotocol/client';
import { messageOf } from '../errors.js';
import { withoutPeriod } from '../text.js';
import { failedOutput } from '../tools/output.js';
import type { ToolOutput } from '../tools/types.js';
import { hashOf } from './canonical-json.js';
import { connectServer, type LiveServer, type McpPorts } from './connect.js';
import { contentParts } from './content.js';
import { pin } from './lock.js';
import { codeOfServerError, hasNoSession } from './server-error.js';
import type { McpConnection, McpServer, McpToolDefinition } from './types.js';

/** A server for a whole job. It is started again once if it ends; a session that an address forgot is begun again. */
export interface ServerSession {
  readonly server: McpServer;
  readonly first: LiveServer;
  /** Calls a tool by the name that the server uses. Failures of the server are output. */
  call(tool: McpToolDefinition, input: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolOutput>;
  /** Any other request; its failures are output too. */
  request(ask: (client: Client, options: CallOptions) => Promise<ToolOutput>, signal: AbortSignal): Promise<ToolOutput>;
  /** Stops the server. Never rejects. Returns the attempts that the sandbox blocked. */
  close(): Promise<ReturnType<LiveServer['blocked']>>;
}

export type CallOptions = ReturnType<typeof optionsOf>;

/** The times that a server with an address may forget its session in one job. */
const mostSessions = 10;

/** A server that reports progress may take this much longer than its time limit. */
const progressFactor = 10;

export async function openSession(
  server: McpServer,
  connection: McpConnection,
  ports: McpPorts,
  signal: AbortSignal,
): Promise<ServerSession> {
  const first = await connectServer(server, connection, ports, signal);
  let live = first;
  let restarts = 1;
  let sessions = mostSessions;
  const restart = async (): Promise<void> => {
    await live.close().catch(() => undefined);
    live = await connectServer(server, connection, ports, signal);
  };
  const ready = async (): Promise<LiveServer> => {
    if (!live.isClosed() || restarts === 0) return live;
    restarts -= 1;
    await restart();
    return live;
  };
  const request: ServerSession['request'] = async (ask, callSignal) => {
    for (let isRepeated = false; ; isRepeated = true) {
      const asked = await ready().catch((error: unknown) => failure(error, server, live, callSignal));
      if ('parts' in asked) return redacted(asked, ports);
      try {
        return redacted(await ask(asked.client, optionsOf(server, callSignal)), ports);
      } catch (error) {
        const isLost = connection.kind === 'remote' && hasNoSession(error) && !callSignal.aborted;
        if (!isLost || isRepeated || sessions === 0) return redacted(failure(error, server, live, callSignal), ports);
        sessions -= 1;
        // Another call may have begun the new session already.
        if (asked !== live) continue;
        const problem = await restart().catch((reason: unknown) => failure(reason, server, live, callSignal));
        if (problem !== undefined) return redacted(problem, ports);
      }
    }
  };
  return {
    server,
    first,
    request,
    call: (tool, input, callSignal) =>
      request(async (client, options) => {
        if (live !== first && !isUnchanged(tool, live)) {
          return failed(server, `it was started again and now describes the tool ${tool.name} differently`);
        }
        const result = await client.callTool({ name: tool.name, arguments: { ...input } }, options);
        return { parts: contentParts(result), ...(result.isError === true ? { isError: true } : {}) };
      }, callSignal),
    close: async () => {
      await live.close().catch(() => undefined);
      return [...new Set([first, live])].flatMap((one) => one.blocked());
    },
  };
}

/** Secrets that became known in this run, such as those in the configuration of the server. */
function redacted(output: ToolOutput, { redact }: McpPorts): ToolOutput {
  const parts = output.parts.map((part) => (part.type === 'text' ? { ...part, text: redact(part.text) } : part));
  return { ...output, parts };
}

function isUnchanged(tool: McpToolDefinition, { tools }: LiveServer): boolean {
  const now = tools.find(({ name }) => name === tool.name);
  return now !== undefined && hashOf(pin(now)) === hashOf(pin(tool));
}

function optionsOf({ timeoutMs }: McpServer, signal: AbortSignal) {
  return {
    signal,
    timeout: timeoutMs,
    resetTimeoutOnProgress: true,
    maxTotalTimeout: timeoutMs * progressFactor,
    // Without it, the library asks for no progress.
    onprogress: () => undefined,
  };
}

function failure(error: unknown, server: McpServer, live: LiveServer, signal: AbortSignal): ToolOutput {
  if (signal.aborted) return failed(server, 'the call was stopped');
  const code = codeOfServerError(error);
  const words = messageOf(error).slice(0, 2_000);
  if (code === 'timeout')
    return failed(server, `no answer within ${String(server.timeoutMs / 1_000)} seconds; it may still be working`);
  if (code === 'asks-client')
    return failed(
      server,
      `${withoutPeriod(words)}; it asks this run for input, a model or its folders, and gets none of them`,
    );
  const ended = live.whyEnded();
  return failed(server, ended === '' ? words : `it is not running${ended}`);
}

function failed({ givenName }: McpServer, reason: string): ToolOutput {
  return failedOutput(`The MCP server ${givenName} failed: ${withoutPeriod(reason)}.`);
}
