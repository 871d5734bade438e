import type { Client } from '@modelcontextprotocol/client';
import { isRecord } from '../parsed-json.js';
import type { Tool, ToolOutput } from '../tools/types.js';
import { resourcePart } from './content.js';
import { toolIdentity, toolName } from './names.js';
import type { CallOptions, ServerSession } from './server-session.js';
import { boundCall } from './tools.js';
import { untrustedText } from './untrusted-text.js';

const mostListed = 200;

/** Two tools that read the resources of a server. They are offered and judged like the tools of the server. */
export function createResourceTools(session: ServerSession): readonly Tool[] {
  const { name } = session.server;
  return [
    resourceTool(session, {
      tool: 'list_resources',
      description: `Lists the resources of the MCP server ${name}: data that it offers by address. Read one with mcp__${name}__read_resource.`,
      inputSchema: { type: 'object', properties: {} },
      run: (client, options) => listResources(client, options),
    }),
    resourceTool(session, {
      tool: 'read_resource',
      description: `Reads a resource of the MCP server ${name}.`,
      inputSchema: {
        type: 'object',
        properties: { uri: { type: 'string', description: 'Address of the resource, as listed.' } },
        required: ['uri'],
      },
      run: async (client, options, { uri }) => {
        if (typeof uri !== 'string' || uri === '') return output('uri must be the address of a resource.', true);
        const { contents } = await client.readResource({ uri }, options);
        return contents.length === 0 ? output('The resource is empty.') : { parts: contents.map(resourcePart) };
      },
    }),
  ];
}

interface ResourceTool extends Pick<Tool, 'description' | 'inputSchema'> {
  readonly tool: string;
  readonly run: (client: Client, options: CallOptions, input: Readonly<Record<string, unknown>>) => Promise<ToolOutput>;
}

function resourceTool(session: ServerSession, { tool, description, inputSchema, run }: ResourceTool): Tool {
  const identity = toolIdentity(session.server.name, tool);
  return {
    name: toolName(identity),
    description,
    inputSchema,
    readOnly: false,
    bind: (input) =>
      isRecord(input)
        ? {
            ok: true,
            call: boundCall(identity, input, (signal) =>
              session.request((client, options) => run(client, options, input), signal),
            ),
          }
        : { ok: false, problems: ['the input must be an object'] },
  };
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
  if (lines.length === 0) return output('The server lists no resources.');
  return output([...shown, ...(rest === 0 ? [] : [`[${String(rest)} more are omitted.]`])].join('\n'));
}

function line(address: string, name: string, description: string | undefined): string {
  const text = description === undefined ? '' : `: ${untrustedText(description, 200)}`;
  return `${address}  ${untrustedText(name, 100)}${text}`.replaceAll('\n', ' ');
}

function output(text: string, isError = false): ToolOutput {
  return { parts: [{ type: 'text', text }], ...(isError ? { isError } : {}) };
}
