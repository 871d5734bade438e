import { didYouMean, messageOf, UserError } from '../errors.js';
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
  if (server === undefined) {
    const message = 'no MCP server with this name is configured and allowed by a rule';
    const names = servers.map(({ name }) => name).join(', ');
    const hint = names === '' ? 'configure the server, and allow mcp__SERVER' : `the servers are ${names}`;
    throw new UserError({ code: 'command-unknown', location: command, message, hint });
  }
  let live: LiveServer | null = null;
  try {
    live = await connectServer(server, expandVariables(server.connection, variables).connection, ports, signal);
    const options = { timeout: server.timeoutMs };
    const { prompts } = live.hasPrompts ? await live.client.listPrompts(undefined, options) : { prompts: [] };
    const named = prompts.map((prompt) => [toolName(toolIdentity(server.name, prompt.name)), prompt] as const);
    const prompt = named.find(([name]) => name === command)?.[1];
    if (prompt === undefined) {
      const names = named.map(([name]) => name);
      const known = names.length === 0 ? 'the server has no prompts' : `its prompts are ${names.join(', ')}`;
      const hint = serverText(didYouMean(command, names) ?? known, 500);
      const message = 'the MCP server has no such prompt';
      throw new UserError({ code: 'command-unknown', location: command, message, hint });
    }
    const declared = prompt.arguments ?? [];
    const words = args.trim() === '' ? [] : args.trim().split(/\s+/);
    const last = declared.length - 1;
    const values = declared.map(({ name }, at) => [name, at === last ? words.slice(at).join(' ') : (words[at] ?? '')]);
    const missing = declared.find(({ required }, at) => required === true && values[at]?.[1] === '');
    if (missing !== undefined) {
      const message = `the argument ${serverText(missing.name, 100)} of the prompt is missing`;
      const hint = 'give the arguments in their order, separated by spaces';
      throw new UserError({ code: 'argument-invalid', location: command, message, hint });
    }
    const given = Object.fromEntries(values.filter(([, value]) => value !== '')) as Record<string, string>;
    const { messages } = await live.client.getPrompt({ name: prompt.name, arguments: given }, options);
    return messages.map(({ role, content }) => {
      const part = partOf(content);
      return { role, text: part.type === 'text' ? part.text : `[An image of type ${part.mediaType} is omitted.]` };
    });
  } catch (error) {
    if (error instanceof UserError) throw error;
    const problem = {
      code: 'mcp-unavailable',
      location: command,
      message: `the MCP server ${server.givenName} did not return this prompt`,
      found: serverText(messageOf(error), 1_000),
      hint: 'check the configuration of the server',
    } as const;
    throw new UserError(problem, { cause: error });
  } finally {
    await live?.close().catch(() => undefined);
  }
}
