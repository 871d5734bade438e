import { type Diagnostic, didYouMean, messageOf, UserError } from '../errors.js';
import { connectServer, type LiveServer, type McpPorts } from './connect.js';
import { partOf } from './content.js';
import { expandVariables } from './expand.js';
import { toolIdentity, toolName } from './names.js';
import { serverText } from './server-text.js';
import type { McpServer } from './types.js';

/** A message of a prompt. Its text is data: it is never read as a template. */
export interface McpPromptMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface PromptRequest {
  /** `mcp__server__prompt`. */
  readonly command: string;
  /** The words become the arguments of the prompt in their order; the last one gets the rest. */
  readonly args: string;
  readonly servers: readonly McpServer[];
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** Asks a server for a prompt, and stops it. Rejects with UserError. */
export async function getPrompt(
  { command, args, servers, variables }: PromptRequest,
  ports: McpPorts,
  signal: AbortSignal,
): Promise<readonly McpPromptMessage[]> {
  const server = servers.find(({ name }) => command.startsWith(`mcp__${name}__`));
  if (server === undefined) throw new UserError(unknownServer(command, servers));
  let live: LiveServer | null = null;
  try {
    live = await connectServer(server, expandVariables(server.connection, variables).connection, ports, signal);
    return await ask(live, server, { command, args });
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(failed(command, server, messageOf(error)), { cause: error });
  } finally {
    await live?.close().catch(() => undefined);
  }
}

async function ask(
  { client, hasPrompts }: LiveServer,
  server: McpServer,
  { command, args }: Pick<PromptRequest, 'command' | 'args'>,
): Promise<readonly McpPromptMessage[]> {
  const options = { timeout: server.timeoutMs };
  const { prompts } = hasPrompts ? await client.listPrompts(undefined, options) : { prompts: [] };
  const named = prompts.map((prompt) => [toolName(toolIdentity(server.name, prompt.name)), prompt] as const);
  const prompt = named.find(([name]) => name === command)?.[1];
  if (prompt === undefined) {
    throw new UserError(
      unknownPrompt(
        command,
        named.map(([name]) => name),
      ),
    );
  }
  const values = argumentsOf(args, prompt.arguments ?? []);
  if ('missing' in values) throw new UserError(missingArgument(command, values.missing));
  const { messages } = await client.getPrompt({ name: prompt.name, arguments: { ...values.given } }, options);
  return messages.map(({ role, content }) => {
    const part = partOf(content);
    return { role, text: part.type === 'text' ? part.text : `[An image of type ${part.mediaType} is omitted.]` };
  });
}

type Declared = readonly { readonly name: string; readonly required?: boolean | undefined }[];

function argumentsOf(
  args: string,
  declared: Declared,
): { readonly given: Readonly<Record<string, string>> } | { readonly missing: string } {
  const words = args.trim() === '' ? [] : args.trim().split(/\s+/);
  const last = declared.length - 1;
  const values = declared.map(({ name }, at) => [name, at === last ? words.slice(at).join(' ') : (words[at] ?? '')]);
  const missing = declared.find(({ required }, at) => required === true && values[at]?.[1] === '');
  if (missing !== undefined) return { missing: missing.name };
  return { given: Object.fromEntries(values.filter(([, value]) => value !== '')) as Record<string, string> };
}

function unknownServer(command: string, servers: readonly McpServer[]): Diagnostic {
  return {
    code: 'command-unknown',
    location: command,
    message: 'no MCP server with this name is configured and allowed by a rule',
    hint:
      servers.length === 0
        ? 'configure the server, and allow mcp__SERVER'
        : `the servers are ${servers.map(({ name }) => name).join(', ')}`,
  };
}

function unknownPrompt(command: string, names: readonly string[]): Diagnostic {
  const known = names.length === 0 ? 'the server has no prompts' : `its prompts are ${names.join(', ')}`;
  return {
    code: 'command-unknown',
    location: command,
    message: 'the MCP server has no such prompt',
    hint: serverText(didYouMean(command, names) ?? known, 500),
  };
}

function missingArgument(command: string, name: string): Diagnostic {
  return {
    code: 'argument-invalid',
    location: command,
    message: `the argument ${serverText(name, 100)} of the prompt is missing`,
    hint: 'give the arguments in their order, separated by spaces',
  };
}

function failed(command: string, server: McpServer, problem: string): Diagnostic {
  return {
    code: 'mcp-unavailable',
    location: command,
    message: `the MCP server ${server.givenName} did not return this prompt`,
    found: serverText(problem, 1_000),
    hint: 'check the configuration of the server',
  };
}
