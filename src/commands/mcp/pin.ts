import { userError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { withServerPorts } from '../../job/servers/server-ports.js';
import { formatLock, isOldLock, keepsNoText } from '../../mcp/lock.js';
import { changedTexts, type PinResult, packageChanges, pinChanges, pinOf } from '../../mcp/pin-servers.js';
import { serverText } from '../../mcp/server-text.js';
import type { McpConfiguration, PinnedPackages } from '../../mcp/types.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import type { SandboxReport } from '../../platform/process/sandbox-types.js';
import { requireValidRules } from '../../settings/check-rules.js';
import { readMcpConfiguration } from '../../settings/mcp-servers.js';
import { type CliInvocation, isSwitchedOn } from '../parse.js';
import { runContextOf } from '../runtime.js';

/**
 * Starts each server as a run does, writes its tools' definitions and hashes; `--check` compares. Exit code 1 for a
 * difference.
 */
export async function mcpCommand(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const [action] = invocation.operands;
  if (action !== 'pin') {
    const message = action === undefined ? 'mcp needs an action' : 'unknown action of mcp';
    throw userError(['argument-invalid', 'mcp'], message, 'write: sallyport mcp pin', action);
  }
  const runContext = await runContextOf(invocation, hostEnvironment);
  const configuration = await readMcpConfiguration(runContext.settings, runContext.trustedSource.source);
  const { stdio, environment, signal } = hostEnvironment;
  if (configuration.servers.length === 0) {
    stdio.err('No MCP servers are configured: see docs/mcp.md.\n');
    return 0;
  }
  for (const notice of configuration.notices) stdio.err(`${notice}\n`);
  const lists = requireValidRules(runContext.settings, runContext.locationOfRule);
  const onSandbox = ({ level }: SandboxReport): void => stdio.err(`Sandbox: ${level}\n`);
  const isCheck = isSwitchedOn(invocation, 'check');
  const pinnedPackages = isCheck ? configuration.lock?.packages : undefined;
  const results = await withServerPorts({ runContext, hostEnvironment, lists, onSandbox }, (ports) =>
    Promise.all(
      configuration.servers.map((server) => pinOf(server, environment, { ...ports, pinnedPackages }, signal)),
    ),
  );
  const packages = packagesOf(results);
  const changes = [
    ...results.flatMap((result) => changesOf(result, configuration)),
    ...(isCheck ? [] : packageChanges(configuration.lock?.packages ?? {}, packages)),
  ];
  const words = isCheck ? await wordsOf(results, configuration) : [];
  const removed = Object.keys(configuration.lock?.servers ?? {}).filter(
    (name) => !configuration.servers.some(({ givenName }) => givenName === name),
  );
  for (const text of [...changes, ...removed.map((name) => `${name}  removed: the server`)]) stdio.out(`${text}\n`);
  for (const text of words) stdio.err(`${text}\n`);
  const unavailable = results.filter((result) => 'problem' in result);
  for (const { server, problem } of unavailable)
    stdio.err(`The MCP server ${server.givenName} is not available: ${serverText(problem, 1_000)}\n`);
  const { lock } = configuration;
  const isSame = changes.length === 0 && removed.length === 0 && lock !== null;
  const isOld = lock !== null && isOldLock(lock, configuration.servers);
  if (isOld) stdio.err(`${configuration.lockPath} was written by an earlier version: run sallyport mcp pin once.\n`);
  if (isCheck) {
    const isUpToDate = isSame && unavailable.length === 0;
    stdio.err(isUpToDate ? `${configuration.lockPath} is up to date.\n` : checkFailed(configuration));
    return isUpToDate ? 0 : 1;
  }
  await runContext.files.write(configuration.lockPath, lockText(results, configuration));
  const outcome = isSame && !isOld ? 'Unchanged' : 'Written';
  stdio.err(`${outcome}: ${configuration.lockPath}. Review the tools before you commit it.\n`);
  return unavailable.length === 0 ? 0 : 1;
}

function checkFailed({ lock, lockPath }: McpConfiguration): string {
  return lock === null
    ? `${lockPath} does not exist: run sallyport mcp pin.\n`
    : `${lockPath} is not up to date: review the differences, and run sallyport mcp pin.\n`;
}

/** Servers that are not available keep what was pinned before. */
function lockText(results: readonly PinResult[], { lock }: McpConfiguration): string {
  const servers = results.flatMap((result) => {
    const { givenName } = result.server;
    const pinned = 'pinned' in result ? result.pinned : lock?.servers[givenName];
    return pinned === undefined ? [] : [[givenName, pinned] as const];
  });
  const kept = results.some((result) => 'problem' in result) ? lock?.packages : {};
  return formatLock({ servers: Object.fromEntries(servers), packages: { ...kept, ...packagesOf(results) } });
}

function packagesOf(results: readonly PinResult[]): PinnedPackages {
  return Object.assign({}, ...results.map((result) => ('packages' in result ? result.packages : {}))) as PinnedPackages;
}

async function wordsOf(results: readonly PinResult[], { lock }: McpConfiguration): Promise<readonly string[]> {
  const texts = results.flatMap((result) => {
    if ('problem' in result) return [];
    const { givenName } = result.server;
    return changedTexts(lock?.servers[givenName], result.pinned).map((text) => ({ givenName, ...text }));
  });
  if (texts.length === 0) return [];
  const { changedWords } = await import('./changed-words.js');
  return texts.map(
    ({ givenName, what, before, now }) => `${givenName}  ${serverText(`${what}: ${changedWords(before, now)}`, 2_000)}`,
  );
}

function changesOf(result: PinResult, { lock }: McpConfiguration): readonly string[] {
  if ('problem' in result) return [];
  const { givenName } = result.server;
  const before = lock?.servers[givenName];
  const isOld = lock !== null && keepsNoText(lock);
  const tools = pinChanges(before, isOld ? result.unchanged : result.pinned).map(
    (change) => `${givenName}  ${serverText(change, 200)}`,
  );
  if (before !== undefined || tools.length > 0) return tools;
  return [`${givenName}  new: a server with ${formatCount(0, 'tool')}`];
}
