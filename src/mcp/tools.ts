import type { ToolLimits } from '../model/types.js';
import { asRecord, isRecord } from '../parsed-json.js';
import { plainText } from '../plain-text.js';
import { shorten } from '../text.js';
import type { Tool, ToolOutput } from '../tools/types.js';
import { changeSincePin } from './lock.js';
import { type ToolIdentity, toolIdentity, toolName } from './names.js';
import { portableSchema, withServerNames } from './portable-schema.js';
import type { ServerSession } from './server-session.js';
import { serverText } from './server-text.js';
import type { McpLock, McpServer, McpToolDefinition } from './types.js';

export interface OfferedMcpTools {
  readonly tools: readonly Tool[];
  readonly notices: readonly string[];
}

export interface OfferOptions {
  readonly couldAllow: (tool: string) => boolean;
  readonly lock: McpLock | null;
  /** Of the models that may be asked. */
  readonly limits: ToolLimits;
}

/** The tools of a server that can be offered; each of the others is left out alone, with a notice. */
export function offerTools(session: ServerSession, { couldAllow, lock, limits }: OfferOptions): OfferedMcpTools {
  const { server, first } = session;
  const tools: Tool[] = [];
  const notices: string[] = [];
  const taken = new Set<string>();
  for (const definition of first.tools) {
    const identity = toolIdentity(server.name, definition.name);
    const name = toolName(identity);
    const names = [name, ...(identity.whole === undefined ? [] : [toolName({ ...identity, tool: identity.whole })])];
    // A rule for one of two tools must not count for the other, whichever of them is offered.
    const isTaken = names.some((one) => taken.has(one.toLowerCase()));
    for (const one of names) taken.add(one.toLowerCase());
    if (!names.some(couldAllow)) continue;
    const schema = portableSchema(definition.inputSchema, limits.schema);
    const change = lock === null ? null : changeSincePin(definition, lock.servers[server.givenName]);
    const sameName = isTaken ? 'another tool of the server has the same name' : null;
    const problem = change === null ? sameName : `${change}; review the change, and run \`sallyport mcp pin\``;
    if (problem === null && 'schema' in schema) {
      const described = { description: describe(definition, server, limits), inputSchema: schema.schema };
      const { renamed } = schema;
      tools.push(
        mcpTool(identity, described, (input, signal) => {
          const given = renamed === undefined ? input : asRecord(withServerNames(input, renamed));
          return session.call(definition, given, signal);
        }),
      );
    } else {
      notices.push(notOffered(name, problem ?? ('problem' in schema ? schema.problem : '')));
    }
  }
  const odd = first.oddTools.filter(({ name }) => couldAllow(toolName(toolIdentity(server.name, name || 'unnamed'))));
  const oddNotices = odd.map(({ name, problem }) => {
    if (name === '') return `A tool of the MCP server ${server.givenName} was not offered: ${problem}.`;
    return notOffered(toolName(toolIdentity(server.name, name)), problem);
  });
  return { tools, notices: [...notices, ...new Set(oddNotices)] };
}

function notOffered(name: string, reason: string): string {
  return `The MCP tool ${serverText(name, 100)} was not offered: ${serverText(reason, 300)}.`;
}

/** The text is the server's; its first words name the server, so that it cannot be mistaken for text of this program. */
function describe({ description, title }: McpToolDefinition, { name }: McpServer, limits: ToolLimits): string {
  const intro = `Tool of the MCP server ${name}. Its own description: `;
  const room = limits.description - intro.length;
  const text = serverText(description, room) || serverText(title ?? '', 200);
  return shorten(`${intro}${text === '' ? 'none' : text}`, limits.description);
}

/** A tool whose calls have one effect, named by the tool: rules for `mcp__server__tool` decide. */
export function mcpTool(
  identity: ToolIdentity,
  described: Pick<Tool, 'description' | 'inputSchema'>,
  run: (input: Readonly<Record<string, unknown>>, signal: AbortSignal) => Promise<ToolOutput>,
): Tool {
  return {
    name: toolName(identity),
    ...described,
    // What a server claims about its tools is not trusted.
    readOnly: false,
    bind: (input) => {
      if (!isRecord(input)) return { ok: false, problems: ['the input must be an object'] };
      return {
        ok: true,
        call: {
          effects: [{ kind: 'mcp', ...identity }],
          get label() {
            return shorten(plainText(JSON.stringify(input)), 120);
          },
          run: (signal) => run(input, signal),
        },
      };
    },
  };
}
