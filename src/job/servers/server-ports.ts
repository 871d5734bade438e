import type { RunContext } from '../../context/run-context.js';
import type { McpPorts } from '../../mcp/connect.js';
import { makeRunDirectory } from '../../platform/files/state/artifacts.js';
import { type HostEnvironment, secretsOf } from '../../platform/host/host-environment.js';
import { mountPoints } from '../../platform/host/mount-points.js';
import { createFetch } from '../../platform/net/fetch.js';
import { proxyFrom } from '../../platform/net/proxy.js';
import { createPackageInstaller, type PackageInstaller } from '../../platform/process/install-package.js';
import { createServerStarter } from '../../platform/process/start-server.js';
import { createRedactor } from '../../platform/secrets/redact.js';
import { serverNeeds } from '../../policy/engine/command-needs.js';
import { registriesIn } from '../../policy/registries.js';
import type { RuleLists } from '../../policy/types.js';
import { type ConfinedRuntimeOptions, withConfinedRuntime } from '../runtime/confined-runtime.js';
import type { JobServersOptions } from './job-servers.js';

export interface ServerPortOptions extends Pick<ConfinedRuntimeOptions, 'onSandbox'> {
  readonly runContext: RunContext;
  readonly hostEnvironment: HostEnvironment;
  readonly lists: RuleLists;
}

/** Lends what MCP servers need outside of a job: the sandbox and the environment that they have in one. */
export async function withServerPorts<T>(options: ServerPortOptions, use: (ports: McpPorts) => Promise<T>): Promise<T> {
  const { lists } = options;
  const redactor = createRedactor(secretsOf(options.hostEnvironment.environment));
  return await withConfinedRuntime(
    { ...options, redact: redactor.redact, spec: null, tools: [] },
    async (runtime) => await use(serverPorts(lists, { ...options, runtime, redactor })),
  );
}

/** How servers are started and reached: in the sandbox of the job, and with what its Network rules name. */
export function serverPorts(
  lists: RuleLists,
  { runtime, redactor, hostEnvironment }: Pick<JobServersOptions, 'runtime' | 'redactor' | 'hostEnvironment'>,
): McpPorts {
  const { environment } = hostEnvironment;
  const { processes, sandbox } = runtime;
  const needs = { writesWorkspace: false, registries: registriesIn(environment) };
  const { network } = serverNeeds(['npx'], lists, needs);
  return {
    installPackage: (request) => installerOf(hostEnvironment)({ ...request, network }, { processes, sandbox }),
    startServer: createServerStarter(processes, sandbox),
    fetch: createFetch({ proxy: proxyFrom(environment), decodes: true }),
    needsOf: (argv, { writesWorkspace }) => serverNeeds(argv, lists, { ...needs, writesWorkspace }),
    redact: redactor.redactAdded,
    directory: runtime.files.root,
    machinePaths: machinePaths(environment),
  };
}

const installers = new WeakMap<HostEnvironment, PackageInstaller>();

/** One for all jobs of this process. */
function installerOf(hostEnvironment: HostEnvironment): PackageInstaller {
  const known = installers.get(hostEnvironment) ?? createPackageInstaller(makeRunDirectory(hostEnvironment.temporary));
  installers.set(hostEnvironment, known);
  return known;
}

/** The directories that a server may name in its definitions. */
function machinePaths(environment: HostEnvironment['environment']): NonNullable<McpPorts['machinePaths']> {
  const named = { HOME: '${HOME}', TMPDIR: '${TMPDIR}', RUNNER_TEMP: '${TMPDIR}' };
  return [
    ...Object.entries(named).map(([name, placeholder]) => ({ path: environment[name] ?? '', placeholder })),
    ...mountPoints().map((path) => ({ path, placeholder: '${PATH}' })),
  ];
}
