import type { JsonSchema } from '../messages/types.js';
import { isRecord } from '../parsed-json.js';
import { plainText } from '../plain-text.js';
import { shorten } from '../text.js';
import type { BoundCall, Tool } from '../tools/types.js';
import { changeSincePin } from './lock.js';
import { type ToolIdentity, toolIdentity, toolName } from './names.js';
import { portableSchema } from './portable-schema.js';
import type { ServerSession } from './server-session.js';
import type { McpLock, McpServer, McpToolDefinition } from './types.js';
import { untrustedText } from './untrusted-text.js';

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
      tools.push(toolOf(session, definition, { identity, inputSchema: schema.schema }));
    } else {
      const reason = problem ?? ('problem' in schema ? schema.problem : '');
      notices.push(`The MCP tool ${untrustedText(name, 100)} was not offered: ${reason}.`);
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

interface Shape {
  readonly identity: ToolIdentity;
  readonly inputSchema: JsonSchema;
}

function toolOf(session: ServerSession, definition: McpToolDefinition, { identity, inputSchema }: Shape): Tool {
  const name = toolName(identity);
  const text = untrustedText(definition.description, mostOfDescription) || untrustedText(definition.title ?? '', 200);
  return {
    name,
    // The text is the server's; the beginning says whose, so that it cannot speak for this program.
    description: `Tool of the MCP server ${session.server.name}. Its own description: ${text === '' ? 'none' : text}`,
    inputSchema,
    // What a server claims about its tools is not trusted.
    readOnly: false,
    bind: (input) =>
      isRecord(input)
        ? { ok: true, call: boundCall(identity, input, (signal) => session.call(definition, input, signal)) }
        : { ok: false, problems: ['the input must be an object'] },
  };
}

function wholeName({ server, whole }: ToolIdentity): readonly string[] {
  return whole === undefined ? [] : [toolName({ server, tool: whole })];
}

/** A call whose only effect is named by the tool: rules for `mcp__server__tool` decide. */
export function boundCall(
  identity: ToolIdentity,
  input: Readonly<Record<string, unknown>>,
  run: BoundCall['run'],
): BoundCall {
  return {
    effects: [{ kind: 'mcp', ...identity }],
    get label() {
      return labelOf(input);
    },
    run,
  };
}

function labelOf(input: Readonly<Record<string, unknown>>): string {
  return shorten(plainText(JSON.stringify(input)), 120);
}
