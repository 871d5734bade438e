import { messageOf, UserError } from '../errors.js';
import type { Tool } from '../tools/types.js';
import type { McpPorts } from './connect.js';
import { expandVariables } from './expand.js';
import { limitTools, type ToolRoom } from './limit-tools.js';
import { hasPinnedInstructions, isOldLock } from './lock.js';
import { createResourceTools } from './resources.js';
import { openSession, type ServerSession } from './server-session.js';
import { serverText } from './server-text.js';
import { type OfferedMcpTools, type OfferOptions, offerTools } from './tools.js';
import type { McpConfiguration, McpConnection, McpServer } from './types.js';

export interface StartOptions extends Pick<OfferOptions, 'couldAllow'>, ToolRoom {
  readonly configuration: McpConfiguration;
  /** Whether a rule could allow a call of some tool of this server. */
  readonly couldAllowServer: (server: string) => boolean;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Receives the values of variables in environments and headers before any server starts. */
  readonly onSecrets: (values: readonly string[]) => void;
  readonly ports: McpPorts;
  /** Called now and then while a server has not answered yet. */
  readonly onWaiting?: (server: string, seconds: number) => void;
  readonly signal: AbortSignal;
}

export interface RunningServers extends OfferedMcpTools {
  /** Text of servers for the model about all their tools. */
  readonly instructions: readonly { readonly server: string; readonly text: string }[];
  /** Stops all of them. Never rejects. Returns notices. */
  readonly close: () => Promise<readonly string[]>;
}

const mostOfInstructions = 2_000;

/** Those whose tools a rule could allow, all at once. A missing one is a notice, a UserError if required. */
export async function startServers(options: StartOptions): Promise<RunningServers> {
  const { configuration, couldAllowServer } = options;
  const wanted = configuration.servers.filter(({ name }) => couldAllowServer(name));
  const unwanted = configuration.servers.filter((server) => !wanted.includes(server));
  const connections = wanted.map((server) => [server, connectionOf(server, options)] as const);
  const opened = await Promise.all(connections.map(([server, connection]) => open(server, connection, options)));
  const sessions = opened.flatMap((one) => ('session' in one ? [one.session] : []));
  const missing = opened.flatMap((one) => ('session' in one ? [] : [one]));
  const required = missing.filter(({ server }) => server.required);
  if (required.length > 0) {
    await Promise.all(sessions.map((session) => session.close()));
    throw new UserError(required.map(unavailable));
  }
  const isPinned = ({ server, first }: ServerSession): boolean =>
    hasPinnedInstructions(configuration.lock, server.givenName, first);
  const offered = sessions.map((session) => ({ session, ...offer(session, options) }));
  const { offers, notice } = limitTools(offered, options);
  return {
    tools: offers.flatMap(({ tools }) => tools),
    notices: [
      ...configuration.notices,
      ...(configuration.lock !== null && isOldLock(configuration.lock, wanted)
        ? [`${configuration.lockPath} ${oldLock}`]
        : []),
      ...unwanted.map(
        ({ givenName, name }) => `The MCP server ${givenName} was not started: no rule allows mcp__${name}.`,
      ),
      ...missing.map(({ server, problem }) => `The MCP server ${server.givenName} is not available: ${problem}.`),
      ...offers.flatMap(({ notices }) => notices),
      ...(notice === null ? [] : [notice]),
      ...sessions
        .filter((session) => !isPinned(session))
        .map(({ server }) => `The instructions of the MCP server ${server.givenName} ${changedInstructions}`),
    ],
    instructions: offers.flatMap(({ session, tools }) => {
      const text = serverText(session.first.instructions, mostOfInstructions);
      return text === '' || tools.length === 0 || !isPinned(session) ? [] : [{ server: session.server.name, text }];
    }),
    close: async () => (await Promise.all(sessions.map(closeNotices))).flat(),
  };
}

type Opened = { readonly session: ServerSession } | { readonly server: McpServer; readonly problem: string };

/** Most servers answer at once; a package that is downloaded takes a minute. */
const waitingMs = 15_000;

async function open(
  server: McpServer,
  connection: McpConnection,
  { ports, signal, onWaiting }: StartOptions,
): Promise<Opened> {
  let waitedMs = 0;
  const timer = setInterval(() => {
    waitedMs += waitingMs;
    onWaiting?.(server.givenName, waitedMs / 1_000);
  }, waitingMs);
  try {
    return { session: await openSession(server, connection, ports, signal) };
  } catch (error) {
    return { server, problem: serverText(messageOf(error), 1_000).replaceAll(/\s+/g, ' ').replace(/\.$/, '') };
  } finally {
    clearInterval(timer);
  }
}

/** Throws UserError for variables without a value; `checkVariables` finds these before the job starts. */
function connectionOf(server: McpServer, { variables, onSecrets }: StartOptions): McpConnection {
  const { connection, values } = expandVariables(server.connection, variables);
  onSecrets(values.filter((value) => value.length >= shortestSecret));
  return connection;
}

/** A shorter value cannot be distinguished from ordinary words. */
const shortestSecret = 8;

function offer(session: ServerSession, { couldAllow, configuration, limits }: StartOptions): OfferedMcpTools {
  const { tools, notices } = offerTools(session, { couldAllow, limits, lock: configuration.lock });
  const names = new Set(tools.map(({ name }) => name));
  const resources: readonly Tool[] = session.first.hasResources ? createResourceTools(session) : [];
  return { tools: [...tools, ...resources.filter(({ name }) => couldAllow(name) && !names.has(name))], notices };
}

const oldLock =
  'was written by an earlier version, which pinned less: no packages, or no texts and the directories of a machine. Run `sallyport mcp pin` once.';
const changedInstructions =
  'are omitted: they are not those in the lock file; review them, and run `sallyport mcp pin`.';

async function closeNotices(session: ServerSession): Promise<readonly string[]> {
  const blocked = await session.close();
  return blocked.map(
    ({ label, reason }) => `The sandbox blocked the MCP server ${session.server.givenName}: ${label}: ${reason}.`,
  );
}

function unavailable({ server, problem }: { readonly server: McpServer; readonly problem: string }) {
  return {
    code: 'mcp-unavailable',
    location: server.location,
    message: `the MCP server ${server.givenName} is required and not available`,
    found: problem,
    hint: 'correct its configuration, or remove `required: true` to run without it',
  } as const;
}
