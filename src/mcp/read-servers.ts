import { type Diagnostic, didYouMean } from '../errors.js';
import { isRecord } from '../parsed-json.js';
import { longestServerName, serverName } from './names.js';
import type { McpConnection, McpServer } from './types.js';

export interface ReadServers {
  readonly servers: readonly McpServer[];
  readonly notices: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

type Fields = Readonly<Record<string, unknown>>;

const knownKeys = [
  ...['type', 'command', 'args', 'env', 'url', 'headers', 'timeout', 'start-timeout'],
  ...['protocol', 'required', 'workspace'],
];
/** Keys of other programs that read the same file; they change nothing here. */
const ignoredKeys: ReadonlySet<string> = new Set(['alwaysLoad', 'autoApprove', 'description', 'disabled', 'trust']);

const defaultTimeoutMs = 60_000;
const longestTimeoutMs = 3_600_000;
/** A package that is downloaded with hundreds of others takes a minute. */
const programStartMs = 120_000;
const addressStartMs = 30_000;

/** In the form of `mcpServers`. `isShared`: other programs read the file too, so unknown keys are only notices. */
export function readServers(mapping: unknown, location: string, isShared: boolean): ReadServers {
  const diagnostics: Diagnostic[] = [];
  const notices: string[] = [];
  const servers: McpServer[] = [];
  if (!isRecord(mapping)) {
    diagnostics.push(problem(location, 'the servers must be a mapping from names to servers', mapping));
    return { servers, notices, diagnostics };
  }
  for (const [givenName, fields] of Object.entries(mapping)) {
    const at = `${location} ${givenName}`;
    if (!isRecord(fields)) {
      diagnostics.push(problem(at, 'a server must be a mapping with command or url', fields));
      continue;
    }
    if (fields['disabled'] === true) continue;
    for (const key of Object.keys(fields)) {
      if (knownKeys.includes(key) || ignoredKeys.has(key)) continue;
      if (isShared && !unsupportedKeys.has(key)) notices.push(`${at}: the key ${key} has no effect here.`);
      else diagnostics.push(unknownKey(at, key));
    }
    const read = readServer(givenName, at, fields);
    if ('connection' in read) servers.push(read);
    else diagnostics.push(...read.problems);
  }
  return { servers, notices, diagnostics };
}

/** Without them, the server would not work. */
const unsupportedKeys: ReadonlySet<string> = new Set(['headersHelper', 'oauth']);

function unknownKey(location: string, key: string): Diagnostic {
  const code = 'mcp-invalid';
  if (unsupportedKeys.has(key)) {
    const hint = 'put a token into headers: Authorization: Bearer ${NAME}';
    return { code, location, message: `${key} is not supported`, hint };
  }
  const hint = didYouMean(key, knownKeys) ?? `the keys are ${knownKeys.join(', ')}`;
  return { code, location, message: `unknown key ${key}`, hint };
}

function readServer(
  givenName: string,
  at: string,
  fields: Fields,
): McpServer | { readonly problems: readonly Diagnostic[] } {
  const name = serverName(givenName);
  const problems: Diagnostic[] = [];
  const check = (isValid: boolean, message: string, found: unknown): void => {
    if (!isValid) problems.push(problem(at, message, found));
  };
  check(name !== '', 'the name has no letter or digit', givenName);
  check(name.length <= longestServerName, `the name is longer than ${String(longestServerName)} characters`, givenName);
  const { timeout = defaultTimeoutMs, protocol, required = false, workspace = 'read-only' } = fields;
  const { 'start-timeout': startTimeout } = fields;
  for (const [key, value = defaultTimeoutMs] of [
    ['timeout', timeout] as const,
    ['start-timeout', startTimeout] as const,
  ]) {
    const isTimeout = typeof value === 'number' && value >= 1_000 && value <= longestTimeoutMs;
    check(isTimeout, `${key} must be a number of milliseconds from 1000 to ${String(longestTimeoutMs)}`, value);
  }
  check([undefined, 'legacy', 'auto'].includes(protocol as string), 'protocol must be legacy or auto', protocol);
  check(typeof required === 'boolean', 'required must be true or false', required);
  const isWorkspace = workspace === 'read-only' || workspace === 'read-write';
  check(isWorkspace, 'workspace must be read-only or read-write', workspace);
  const connection = connectionOf(fields, check);
  if (connection === null || problems.length > 0) return { problems };
  return {
    name,
    givenName,
    location: at,
    connection,
    timeoutMs: Number(timeout),
    startTimeoutMs: Number(startTimeout ?? (connection.kind === 'stdio' ? programStartMs : addressStartMs)),
    protocol:
      protocol === 'legacy' || protocol === 'auto' ? protocol : connection.kind === 'remote' ? 'auto' : 'legacy',
    required: required === true,
    writesWorkspace: workspace === 'read-write',
  };
}

type Check = (isValid: boolean, message: string, found: unknown) => void;

function connectionOf(fields: Fields, check: Check): McpConnection | null {
  const { type, command, url, args = [], env = {}, headers = {} } = fields;
  const isHttp =
    (typeof type === 'string' && /^(?:streamable-)?http$/.test(type)) || (type === undefined && url !== undefined);
  if (!isHttp && type !== undefined && type !== 'stdio') {
    check(false, type === 'sse' ? 'sse is not supported, only http and stdio' : 'type must be stdio or http', type);
    return null;
  }
  if (isHttp) {
    check(typeof url === 'string' && /^(?:https?:\/\/|\$\{)/.test(url), 'url must be an http or https address', url);
    check(command === undefined, 'a server has either command or url', command);
    check(isTexts(headers), 'headers must be a mapping of text', headers);
    return typeof url === 'string' && isTexts(headers) ? { kind: 'remote', url, headers } : null;
  }
  check(typeof command === 'string' && command.trim() !== '', 'command must be the name of a program', command);
  check(isStrings(args), 'args must be a list of text', args);
  check(isTexts(env), 'env must be a mapping of text', env);
  return typeof command === 'string' && isStrings(args) && isTexts(env)
    ? { kind: 'stdio', command, args, env: Object.fromEntries(Object.entries(env)) }
    : null;
}

/** Servers that differ only in characters that names do not keep, or in letter case; of all sources together. */
export function equalNames(servers: readonly McpServer[]): readonly Diagnostic[] {
  return servers.flatMap((server, index) => {
    const first = servers.slice(0, index).find(({ name }) => name.toLowerCase() === server.name.toLowerCase());
    if (first === undefined) return [];
    const message = `two servers have the name ${server.name} in rules`;
    const found = `${first.location}, ${server.location}`;
    return [{ code: 'mcp-invalid', location: server.location, message, found, hint: 'rename one of them' }];
  });
}

function problem(location: string, message: string, found: unknown): Diagnostic {
  const text = JSON.stringify(found) as string | undefined;
  const shown = text === undefined ? {} : { found: text.slice(0, 200) };
  return { code: 'mcp-invalid', location, message, ...shown, hint: 'see docs/mcp.md for the form of a server' };
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
}
