import { type Diagnostic, messageOf, UserError } from '../errors.js';
import { expandVariables } from '../mcp/expand.js';
import { combineLocks, parseLock } from '../mcp/lock.js';
import { equalNames, type ReadServers, readServers } from '../mcp/read-servers.js';
import type { McpConfiguration, McpLock, McpServer } from '../mcp/types.js';
import type { FileProblem } from '../platform/files/types.js';
import type { PromptSource } from '../prompt/types.js';
import { type McpSettings, mcpLockPath } from './mcp-settings.js';
import { readText } from './read-text.js';

/**
 * From the settings, the file that they name and the lock, also of directories above (`../`); all trusted. Rejects
 * with UserError `mcp-invalid`, with all problems.
 */
export async function readMcpConfiguration(
  settings: McpSettings,
  source: Pick<PromptSource, 'read'>,
  above: readonly string[] = [],
): Promise<McpConfiguration> {
  const lockPath = mcpLockPath(settings);
  const [inSettings, inFile] = [readGiven(settings['mcp-servers']), await readFile(settings['mcp-config'], source)];
  const servers = [...inSettings.servers, ...inFile.servers];
  const diagnostics = [...inSettings.diagnostics, ...inFile.diagnostics, ...equalNames(servers)];
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  const paths = [lockPath, ...above.map((up) => `${up}${mcpLockPath({ config: undefined })}`)];
  const locks = await Promise.all(paths.map((path) => readLock(path, source)));
  return {
    servers,
    lock: combineLocks(locks.filter((lock) => lock !== null)),
    lockPath,
    notices: [...inSettings.notices, ...inFile.notices],
  };
}

/** Throws UserError `mcp-invalid` if a variable in the configuration of a server has no value and no default. */
export function requireVariables(
  servers: readonly McpServer[],
  variables: Readonly<Record<string, string | undefined>>,
): void {
  const diagnostics = servers.flatMap(({ connection, location }) =>
    expandVariables(connection, variables).missing.map((name): Diagnostic => {
      const hint = `set ${name} in env of the step, or write \${${name}:-default}`;
      return { code: 'mcp-invalid', location, message: `the variable ${name} is not set`, hint };
    }),
  );
  if (diagnostics.length > 0) throw new UserError(diagnostics);
}

const none: ReadServers = { servers: [], notices: [], diagnostics: [] };

/** A mapping in the configuration file, or its JSON text in an input. */
function readGiven(given: McpSettings['mcp-servers']): ReadServers {
  if (typeof given === 'string') return readJson(given, 'mcp-servers', false);
  return given === undefined ? none : readServers(given, 'mcp-servers', false);
}

async function readFile(path: string | undefined, source: Pick<PromptSource, 'read'>): Promise<ReadServers> {
  if (path === undefined) return none;
  const text = await readText(path, source);
  return typeof text === 'string' ? readJson(text, path, true) : { ...none, diagnostics: [unreadable(path, text)] };
}

async function readLock(path: string, source: Pick<PromptSource, 'read'>): Promise<McpLock | null> {
  const text = await readText(path, source);
  if (typeof text === 'string') return parseLock(text, path);
  if (text.code === 'missing') return null;
  throw new UserError(unreadable(path, text));
}

function unreadable(location: string, { message }: FileProblem): Diagnostic {
  const hint = 'correct the path, which is relative to the workspace, or commit the file';
  return { code: 'file-unreadable', location, message: 'the file cannot be read', found: message, hint };
}

/** The mapping itself, or in the field `mcpServers`, as in `.mcp.json`. */
function readJson(text: string, location: string, isShared: boolean): ReadServers {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const hint = 'write {"mcpServers": {"name": {"command": "…"}}}';
    const found = messageOf(error);
    return { ...none, diagnostics: [{ code: 'mcp-invalid', location, message: 'invalid JSON', found, hint }] };
  }
  const mapping = typeof value === 'object' && value !== null && 'mcpServers' in value ? value.mcpServers : value;
  return readServers(mapping, location, isShared);
}
