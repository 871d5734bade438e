import { UserError } from '../errors.js';
import { isRecord, parsedJson } from '../parsed-json.js';
import { hashOf } from './canonical-json.js';
import type { LiveServer } from './connect.js';
import { npmCommandOf } from './npm-package.js';
import type {
  DefinitionTexts,
  McpLock,
  McpServer,
  McpToolDefinition,
  PinnedPackages,
  PinnedServer,
  PinnedTool,
} from './types.js';

export interface ServerDefinitions {
  readonly instructions: string;
  readonly tools: readonly McpToolDefinition[];
}

export function pinServer({ instructions, tools }: ServerDefinitions): PinnedServer {
  const sorted = tools.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    instructions: hashOf(instructions),
    ...(instructions === '' ? {} : { text: instructions }),
    tools: Object.fromEntries(sorted.map((tool) => [tool.name, pin(tool)])),
  };
}

export function pin(tool: McpToolDefinition): PinnedTool {
  const { title, description, inputSchema, rest } = tool.portable ?? tool;
  return { ...hashesOf(tool.portable ?? tool), text: { title, description, inputSchema, rest } };
}

function hashesOf({ title, description, inputSchema, rest }: DefinitionTexts): PinnedTool {
  return { description: hashOf([title, description]), inputSchema: hashOf(inputSchema), rest: hashOf(rest) };
}

/** Why a tool may not be offered under a lock, as a clause; `null` if it is as it was pinned. */
export function changeSincePin(tool: McpToolDefinition, pinned: PinnedServer | undefined): string | null {
  const before = pinned !== undefined && Object.hasOwn(pinned.tools, tool.name) ? pinned.tools[tool.name] : undefined;
  if (before === undefined) return 'it is not in the lock file';
  // A lock of an earlier version has the hashes of the definitions with the directories of its machine.
  const parts = changedParts(before, pin(tool)).filter((part) => changedParts(before, hashesOf(tool)).includes(part));
  return parts.length === 0 ? null : `its ${parts.join(' and ')} changed since it was pinned`;
}

const pinnedParts = [
  ['description', 'description'],
  ['inputSchema', 'input schema'],
  ['rest', 'annotations or output schema'],
] as const;

/** What differs between two pins of a tool, by name. */
export function changedParts(before: PinnedTool, now: PinnedTool): readonly string[] {
  return pinnedParts.filter(([part]) => before[part] !== now[part]).map(([, name]) => name);
}

/** Whether the instructions of a server are those that were pinned; without a lock, all are accepted. */
export function hasPinnedInstructions(
  lock: McpLock | null,
  givenName: string,
  { instructions, portableInstructions }: Pick<LiveServer, 'instructions' | 'portableInstructions'>,
): boolean {
  if (lock === null || instructions === '') return true;
  const pinned = Object.hasOwn(lock.servers, givenName) ? lock.servers[givenName]?.instructions : undefined;
  return pinned === hashOf(portableInstructions) || pinned === hashOf(instructions);
}

/** Whether a lock was written by a version that pinned no packages, or kept only hashes. */
export function isOldLock(lock: McpLock, configured: readonly McpServer[]): boolean {
  const hasPackages = configured.some(({ connection }) => npmCommandOf(connection) !== null);
  return keepsNoText(lock) || (lock.packages === undefined && hasPackages);
}

export function keepsNoText({ servers }: McpLock): boolean {
  return Object.values(servers).some(({ tools }) => Object.values(tools).some(({ text }) => text === undefined));
}

/** What all of these locks permit: a tool is as it was pinned if it is so in each lock that has its server. */
export function combineLocks(locks: readonly McpLock[]): McpLock | null {
  const [first, ...others] = locks;
  if (first === undefined) return null;
  const servers = new Map(Object.entries(first.servers));
  for (const [name, pinned] of others.flatMap((lock) => Object.entries(lock.servers))) {
    const known = servers.get(name);
    servers.set(name, known === undefined ? pinned : inBoth(known, pinned));
  }
  const packages = locks.flatMap((lock) => (lock.packages === undefined ? [] : [lock.packages])).toReversed();
  return { ...withPackages(Object.assign({}, ...packages) as PinnedPackages), servers: Object.fromEntries(servers) };
}

function withPackages(packages: PinnedPackages | undefined): Pick<McpLock, 'packages'> {
  return packages === undefined || Object.keys(packages).length === 0 ? {} : { packages };
}

function inBoth(one: PinnedServer, other: PinnedServer): PinnedServer {
  const isSame = (name: string, tool: PinnedTool): boolean => {
    const there = Object.hasOwn(other.tools, name) ? other.tools[name] : undefined;
    return there !== undefined && changedParts(there, tool).length === 0;
  };
  return {
    ...one,
    instructions: one.instructions === other.instructions ? one.instructions : '',
    tools: Object.fromEntries(Object.entries(one.tools).filter(([name, tool]) => isSame(name, tool))),
  };
}

export function formatLock(lock: McpLock): string {
  const servers = Object.fromEntries(Object.entries(lock.servers).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ version: 1, servers, ...withPackages(lock.packages) }, null, 2)}\n`;
}

/** Throws UserError `mcp-invalid`: a lock that cannot be read never counts as none. */
export function parseLock(text: string, location: string): McpLock {
  const value = parsedJson(text);
  if (!isLock(value)) {
    throw new UserError({
      code: 'mcp-invalid',
      location,
      message: 'the lock file is not one that `sallyport mcp pin` wrote',
      hint: 'run `sallyport mcp pin` again and review the change',
    });
  }
  return value;
}

function isLock(value: unknown): value is McpLock {
  if (!isRecord(value) || value['version'] !== 1 || !isRecord(value['servers'])) return false;
  if (!arePackages(value['packages'])) return false;
  return Object.values(value['servers']).every(
    (server) => isRecord(server) && typeof server['instructions'] === 'string' && isPinnedTools(server['tools']),
  );
}

function arePackages(value: unknown): boolean {
  return value === undefined || (isRecord(value) && Object.values(value).every(isTree));
}

function isTree(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isRecord);
}

function isPinnedTools(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (tool) => isRecord(tool) && pinnedParts.every(([part]) => typeof tool[part] === 'string'),
    )
  );
}
