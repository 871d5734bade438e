import { commandSourcesOf } from '../../context/command-sources.js';
import type { RunContext } from '../../context/run-context.js';
import { type Diagnostic, UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import type { McpConfiguration } from '../../mcp/types.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { lintRules } from '../../policy/rules/lint-rules.js';
import { findCommands } from '../../prompt/find.js';
import { ruleDiagnostics } from '../../settings/check-rules.js';
import { mcpConfigurationOf } from '../../settings/mcp-configuration.js';
import { serverProblems } from '../lint-servers.js';
import { lintWorkflows } from '../lint-workflows/read.js';
import type { LocatedProblem } from '../located-problem.js';
import { type DoctorCheck, error, ok, warning } from './types.js';

export async function repositoryChecks(
  runContext: RunContext,
  hostEnvironment: HostEnvironment,
): Promise<readonly DoctorCheck[]> {
  const { settings, locationOfRule, files, trustedSource } = runContext;
  const { allow, ask, deny } = settings;
  const lists = { allow, ask, deny };
  const invalid = ruleDiagnostics(lists, locationOfRule);
  if (invalid.length > 0) return configurationErrors(new UserError(invalid));
  const [workflows, commands, mcp] = await Promise.all([
    lintWorkflows(files, settings),
    findCommands(commandSourcesOf(runContext, hostEnvironment)),
    mcpConfigurationOf(settings, trustedSource.source, trustedSource.placement.above),
  ]);
  const names = mcp?.servers.map(({ name }) => name) ?? [];
  const rules = lintRules(lists, names).map(({ list, index, rule, ...problem }) => {
    return { ...problem, location: locationOfRule(list, index), subject: `${list}: ${rule}` };
  });
  const { configFiles } = runContext;
  const fromFiles = configFiles.length === 0 ? '' : `; files: ${configFiles.join(', ')}`;
  const broken = commands.filter(({ diagnostics }) => diagnostics.length > 0);
  return [
    ok('configuration', `valid, with ${formatCount(allow.length + ask.length + deny.length, 'rule')}${fromFiles}`),
    ...problemChecks('rules', rules, 'no problems found'),
    ...(mcp === null ? [] : serverChecks(mcp)),
    ...problemChecks('workflows', workflows, 'no problems found in those that run Sallyport'),
    broken.length === 0
      ? ok('commands', `${formatCount(commands.length, 'command or skill', 'commands and skills')} found`)
      : warning('commands', brokenText(broken), 'run sallyport commands, which shows why'),
  ];
}

const brokenText = (broken: readonly { readonly path: string }[]): string =>
  `${formatCount(broken.length, 'file is', 'files are')} broken: ${broken.map(({ path }) => path).join(', ')}`;

/** The configured MCP servers; none is started. */
export function serverChecks({ servers, lock, lockPath }: McpConfiguration): readonly DoctorCheck[] {
  const count = formatCount(servers.length, 'MCP server');
  const unpinned = servers.filter(({ givenName }) => lock === null || lock.servers[givenName] === undefined);
  const names = unpinned.map(({ name }) => name).join(', ');
  const fix = 'run sallyport mcp pin, review the tools, and commit the file';
  return [
    unpinned.length === 0
      ? ok('mcp', `${count}, all pinned in ${lockPath}`)
      : warning('mcp', `${count}, not pinned: ${names}`, fix),
    ...problemChecks('mcp-packages', serverProblems(servers), 'all have exact versions'),
  ];
}

function problemChecks(id: string, problems: readonly LocatedProblem[], none: string): readonly DoctorCheck[] {
  if (problems.length === 0) return [ok(id, none)];
  return problems.map(({ id: finding, location, subject, message, hint }) =>
    warning(id, `${location}: ${subject}: ${message}`, hint, finding),
  );
}

export function configurationErrors({ diagnostics }: UserError): readonly DoctorCheck[] {
  return diagnostics.map(({ code, location, message, found, hint }: Diagnostic) => {
    const parts = [location, message, found === undefined ? '' : `found ${found}`];
    return error('configuration', parts.filter(Boolean).join(': '), hint, code);
  });
}
