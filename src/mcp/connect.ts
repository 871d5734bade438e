import { dirname } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { messageOf } from '../errors.js';
import type { StartServer } from '../platform/process/types.js';
import type { Redact } from '../platform/types.js';
import { isInside } from '../policy/files/paths.js';
import type { CommandNeeds } from '../policy/types.js';
import { oneLine, shorten } from '../text.js';
import { version } from '../version.js';
import { makeLenient, type OddTool } from './lenient-messages.js';
import { type MachinePath, withoutMachinePaths } from './machine-paths.js';
import { type PackagePorts, programOf, type ServerProgram } from './npm-package.js';
import { codeOfServerError, McpServerError } from './server-error.js';
import { createStdioTransport, type StdioTransport } from './stdio-transport.js';
import { tellingLines } from './telling-lines.js';
import type { McpConnection, McpServer, McpToolDefinition, PinnedPackages } from './types.js';

export interface McpPorts extends PackagePorts {
  readonly startServer: StartServer;
  /** Reaches the servers with an address. */
  readonly fetch: typeof fetch;
  /** What the process of a server may do. */
  readonly needsOf: (argv: readonly string[], server: McpServer) => CommandNeeds;
  /** Hides secrets in what the model reads. */
  readonly redact: Redact;
  readonly directory: string;
  /** Directories of this machine that servers may name. Default: none but the working directory. */
  readonly machinePaths?: readonly MachinePath[];
}

export interface LiveServer {
  readonly instructions: string;
  /** With placeholders for directories of this machine. */
  readonly portableInstructions: string;
  readonly tools: readonly McpToolDefinition[];
  /** Tools that cannot be offered, whatever the rules. */
  readonly oddTools: readonly OddTool[];
  readonly hasResources: boolean;
  readonly hasPrompts: boolean;
  /** The packages that it was started from. */
  readonly packages: PinnedPackages;
  readonly client: Client;
  readonly isClosed: () => boolean;
  /** What is known about the end of its process, as sentences; empty if nothing is. */
  readonly whyEnded: () => string;
  /** Attempts that the sandbox blocked; known once the process has ended. */
  readonly blocked: () => readonly { readonly label: string; readonly reason: string }[];
  readonly close: () => Promise<void>;
}

/** The client declares no capability: no sampling, no questions, no roots. Rejects with McpServerError. */
export async function connectServer(
  server: McpServer,
  connection: McpConnection,
  ports: McpPorts,
  signal: AbortSignal,
): Promise<LiveServer> {
  const state = { isClosed: false };
  const settings = { capabilities: {}, inputRequired: { autoFulfill: false }, jsonSchemaValidator: acceptAll };
  const versionNegotiation = { mode: server.protocol };
  const client = new Client({ name: 'sallyport', version }, { ...settings, versionNegotiation });
  client.onclose = () => {
    state.isClosed = true;
  };
  const program = connection.kind === 'stdio' ? await programOf(server, connection, ports, signal) : null;
  const stdio = program === null ? null : stdioTransport(server, connection, program, ports);
  const transport = stdio ?? httpTransport(connection, ports);
  const oddTools: OddTool[] = [];
  makeLenient(transport, (odd) => oddTools.push(...odd));
  const whyEnded = (): string => endSentence(stdio, connection, ports.directory);
  try {
    const { startTimeoutMs } = server;
    const options = { timeout: startTimeoutMs, maxTotalTimeout: startTimeoutMs, signal };
    await client.connect(transport, options);
    const capabilities = client.getServerCapabilities() ?? {};
    const instructions = client.getInstructions() ?? '';
    const paths = [{ path: ports.directory, placeholder: '${WORKSPACE}' }, ...(ports.machinePaths ?? [])];
    const listed = capabilities.tools === undefined ? [] : (await client.listTools(undefined, options)).tools;
    return {
      instructions,
      portableInstructions: withoutMachinePaths(instructions, paths),
      tools: listed.map((tool) => definitionOf(tool, paths)),
      oddTools,
      hasResources: capabilities.resources !== undefined,
      hasPrompts: capabilities.prompts !== undefined,
      packages: program?.packages ?? {},
      client,
      isClosed: () => state.isClosed,
      whyEnded,
      blocked: () => stdio?.end()?.blocked ?? [],
      close: () => client.close(),
    };
  } catch (error) {
    await client.close().catch(() => undefined);
    await stdio?.close();
    throw connectError(error, server, connection, whyEnded());
  }
}

/** Results go to a model as text; whether they match the schema of the server changes nothing. */
const acceptAll = {
  getValidator: () => (input: unknown) => ({ valid: true as const, data: input as never, errorMessage: undefined }),
};

function stdioTransport(
  server: McpServer,
  connection: McpConnection,
  { argv, reads }: ServerProgram,
  { startServer, needsOf, directory }: McpPorts,
): StdioTransport {
  const env = connection.kind === 'stdio' ? connection.env : {};
  const needs = needsOf(argv, server);
  const shown = { ...needs, reads: [...needs.reads, ...reads] };
  return createStdioTransport(startServer, { argv, cwd: directory, env, needs: shown, trust: `server ${server.name}` });
}

function httpTransport(connection: McpConnection, { fetch }: McpPorts): StreamableHTTPClientTransport {
  if (connection.kind !== 'remote') throw new Error('not an address');
  // Without an authorization provider, the library never starts a login.
  return new StreamableHTTPClientTransport(new URL(connection.url), {
    fetch: limitedFetch(fetch),
    requestInit: { headers: { 'user-agent': `sallyport/${version}`, ...connection.headers } },
  });
}

function definitionOf(
  tool: Awaited<ReturnType<Client['listTools']>>['tools'][number],
  paths: readonly MachinePath[],
): McpToolDefinition {
  const { name, title, description, inputSchema, annotations, outputSchema } = tool;
  const texts = {
    title: title ?? annotations?.title ?? null,
    description: description ?? '',
    inputSchema,
    rest: { annotations: annotations ?? null, outputSchema: outputSchema ?? null },
  };
  return { name, ...texts, portable: withoutMachinePaths(texts, paths) };
}

function connectError(
  error: unknown,
  { startTimeoutMs }: McpServer,
  connection: McpConnection,
  whyEnded: string,
): McpServerError {
  const code = codeOfServerError(error);
  const message = shorten(oneLine(messageOf(error)), 500);
  const texts: Partial<Record<typeof code, string>> = {
    timeout: `no answer within ${String(startTimeoutMs / 1_000)} seconds; start-timeout changes this limit`,
    ...(connection.kind === 'remote'
      ? { unauthorized: `the server refused the request (${message}): check the Authorization header` }
      : {}),
  };
  return new McpServerError(code, `${texts[code] ?? message}${whyEnded}`, { cause: error });
}

function endSentence(stdio: StdioTransport | null, connection: McpConnection, directory: string): string {
  const end = stdio?.end() ?? null;
  if (end === null || connection.kind !== 'stdio') return '';
  const blocked = end.blocked.map(({ label, reason }) => `; the sandbox blocked ${label}: ${reason}`).join('');
  const stderr = tellingLines(end.stderr, 500);
  const isMissing = /ENOENT|MODULE_NOT_FOUND|no such file|not found/i.test(end.stderr);
  const rule = isMissing ? ruleFor(connection, directory) : null;
  return [
    `; ${end.reason}${blocked}`,
    rule === null ? '' : `; if the files of the server are hidden by the sandbox, add ${rule} to allow`,
    stderr === '' ? '' : `; its last output: ${stderr}`,
  ].join('');
}

/** The rule with which the sandbox shows a server that is installed outside the workspace; `null` if it is not. */
function ruleFor({ args }: Extract<McpConnection, { kind: 'stdio' }>, directory: string): string | null {
  const file = args.find((word) => word.startsWith('/') && !isInside({ path: word, directory }));
  if (file === undefined) return null;
  const packages = file.indexOf('/node_modules/');
  return `Read(/${packages < 0 ? dirname(file) : file.slice(0, packages)}/**)`;
}

/** A response larger than this fails; a conversation of a whole job fits. */
const maxResponseBytes = 52_428_800;

/** Limits the size of each response, since the library reads it into memory. */
function limitedFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.body === null) return response;
    let bytes = 0;
    const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > maxResponseBytes)
          controller.error(new Error(`the response is larger than ${String(maxResponseBytes)} bytes`));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
  };
}
