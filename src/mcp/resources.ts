import type { Client } from '@modelcontextprotocol/client';
import { failedOutput, textOutput } from '../tools/output.js';
import type { Tool, ToolOutput } from '../tools/types.js';
import { resourcePart } from './content.js';
import { toolIdentity } from './names.js';
import type { CallOptions, ServerSession } from './server-session.js';
import { serverText } from './server-text.js';
import { mcpTool } from './tools.js';

const mostListed = 200;

/** Two tools that read the resources of a server. They are offered and evaluated like the tools of the server. */
export function createResourceTools(session: ServerSession): readonly Tool[] {
  const { name } = session.server;
  const list = {
    description: `Lists the resources of the MCP server ${name}: data that it offers by address. Read one with mcp__${name}__read_resource.`,
    inputSchema: { type: 'object', properties: {} },
  };
  const uriSchema = { type: 'string', description: 'Address of the resource, as listed.' };
  const read = {
    description: `Reads a resource of the MCP server ${name}.`,
    inputSchema: { type: 'object', properties: { uri: uriSchema }, required: ['uri'] },
  };
  return [
    mcpTool(toolIdentity(name, 'list_resources'), list, (_input, signal) => session.request(listResources, signal)),
    mcpTool(toolIdentity(name, 'read_resource'), read, ({ uri }, signal) =>
      session.request(async (client, options) => {
        if (typeof uri !== 'string' || uri === '') return failedOutput('uri must be the address of a resource.');
        const { contents } = await client.readResource({ uri }, options);
        return contents.length === 0 ? textOutput('The resource is empty.') : { parts: contents.map(resourcePart) };
      }, signal),
    ),
  ];
}

async function listResources(client: Client, options: CallOptions): Promise<ToolOutput> {
  const { resources } = await client.listResources(undefined, options);
  // Many servers have none, and answer that they do not know the request.
  const { resourceTemplates } = await client
    .listResourceTemplates(undefined, options)
    .catch(() => ({ resourceTemplates: [] }));
  const lines = [
    ...resources.map(({ uri, name, title, description }) => line(uri, title ?? name, description)),
    ...resourceTemplates.map(({ uriTemplate, name, title, description }) =>
      line(uriTemplate, title ?? name, description),
    ),
  ];
  const shown = lines.slice(0, mostListed);
  const rest = lines.length - shown.length;
  if (lines.length === 0) return textOutput('The server lists no resources.');
  return textOutput([...shown, ...(rest === 0 ? [] : [`[${String(rest)} more are omitted.]`])].join('\n'));
}

function line(address: string, name: string, description: string | undefined): string {
  const text = description === undefined ? '' : `: ${serverText(description, 200)}`;
  return `${address}  ${serverText(name, 100)}${text}`.replaceAll('\n', ' ');
}
