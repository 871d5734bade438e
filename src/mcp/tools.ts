import { isRecord } from '../parsed-json.js';
import { plainText } from '../plain-text.js';
import { shorten } from '../text.js';
import type { Tool, ToolOutput } from '../tools/types.js';
import { changeSincePin } from './lock.js';
import { type ToolIdentity, toolIdentity, toolName } from './names.js';
import { portableSchema } from './portable-schema.js';
import type { ServerSession } from './server-session.js';
import { serverText } from './server-text.js';
import type { McpLock, McpServer, McpToolDefinition } from './types.js';

export interface OfferedMcpTools {
  readonly tools: readonly Tool[];
  /** Why tools are not offered, in sentences. */
  readonly notices: readonly string[];
}

export interface OfferOptions {
  /** Whether a rule could allow a call of this tool. */
  readonly couldAllow: (tool: string) => boolean;
  readonly lock: McpLock | null;
}

const mostOfDescription = 2_000;
/** More tools confuse models and fill their context window. */
const mostTools = 100;

/** The tools of a server that can be offered; each of the others is left out alone, with a notice. */
export function offerTools(session: ServerSession, { couldAllow, lock }: OfferOptions): OfferedMcpTools {
  const { server, first } = session;
  const tools: Tool[] = [];
  const notices: string[] = [];
  const taken = new Set<string>();
  for (const definition of first.tools) {
    const identity = toolIdentity(server.name, definition.name);
    const name = toolName(identity);
    const names = [name, ...wholeName(identity)];
    // A rule for one of two tools must not count for the other, whichever of them is offered.
    const isTaken = names.some((one) => taken.has(one.toLowerCase()));
    for (const one of names) taken.add(one.toLowerCase());
    if (!names.some(couldAllow)) continue;
    const schema = portableSchema(definition.inputSchema);
    const problem = changeProblem(definition, server, lock) ?? offerProblem(isTaken, tools.length);
    if (problem === null && 'schema' in schema) {
      const description = describe(definition, server);
      tools.push(
        mcpTool(identity, { description, inputSchema: schema.schema }, (input, signal) =>
          session.call(definition, input, signal),
        ),
      );
    } else {
      const reason = problem ?? ('problem' in schema ? schema.problem : '');
      notices.push(`The MCP tool ${serverText(name, 100)} was not offered: ${reason}.`);
    }
  }
  return { tools, notices };
}

function changeProblem(definition: McpToolDefinition, { givenName }: McpServer, lock: McpLock | null): string | null {
  const change = lock === null ? null : changeSincePin(definition, lock.servers[givenName]);
  return change === null ? null : `${change}; review the change, and run \`sallyport mcp pin\``;
}

function offerProblem(isTaken: boolean, offered: number): string | null {
  if (isTaken) return 'another tool of the server has the same name';
  return offered < mostTools ? null : `more than ${String(mostTools)} tools of the server are allowed`;
}

/** The text is the server's; its first words name the server, so that it cannot be mistaken for text of this program. */
function describe({ description, title }: McpToolDefinition, { name }: McpServer): string {
  const text = serverText(description, mostOfDescription) || serverText(title ?? '', 200);
  return `Tool of the MCP server ${name}. Its own description: ${text === '' ? 'none' : text}`;
}

function wholeName({ server, whole }: ToolIdentity): readonly string[] {
  return whole === undefined ? [] : [toolName({ server, tool: whole })];
}

type RunMcpTool = (input: Readonly<Record<string, unknown>>, signal: AbortSignal) => Promise<ToolOutput>;

/** A tool whose calls have one effect, named by the tool: rules for `mcp__server__tool` decide. */
export function mcpTool(
  identity: ToolIdentity,
  described: Pick<Tool, 'description' | 'inputSchema'>,
  run: RunMcpTool,
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
