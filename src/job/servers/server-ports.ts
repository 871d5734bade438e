import type { RunContext } from '../../context/run-context.js';
import type { McpPorts } from '../../mcp/connect.js';
import { type HostEnvironment, secretsOf } from '../../platform/host/host-environment.js';
import { mountPoints } from '../../platform/host/mount-points.js';
import { createFetch } from '../../platform/net/fetch.js';
import { proxyFrom } from '../../platform/net/proxy.js';
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
  const { environment } = options.hostEnvironment;
  const redactor = createRedactor(secretsOf(environment));
  return await withConfinedRuntime(
    { ...options, redact: redactor.redact, spec: null, tools: [] },
    async (runtime) => await use(serverPorts(lists, { runtime, redactor }, environment)),
  );
}

/** How servers are started and reached: in the sandbox of the job, and with what its Network rules name. */
export function serverPorts(
  lists: RuleLists,
  { runtime, redactor }: Pick<JobServersOptions, 'runtime' | 'redactor'>,
  environment: HostEnvironment['environment'],
): McpPorts {
  return {
    startServer: createServerStarter(runtime.processes, runtime.sandbox),
    fetch: createFetch({ proxy: proxyFrom(environment), decodes: true }),
    needsOf: (argv, { writesWorkspace }) =>
      serverNeeds(argv, lists, { writesWorkspace, registries: registriesIn(environment) }),
    redact: redactor.redactAdded,
    directory: runtime.files.root,
    machinePaths: machinePaths(environment),
  };
}

/** The directories that a server may name in its definitions. */
function machinePaths(environment: HostEnvironment['environment']): NonNullable<McpPorts['machinePaths']> {
  const named = { HOME: '${HOME}', TMPDIR: '${TMPDIR}', RUNNER_TEMP: '${TMPDIR}' };
  return [
    ...Object.entries(named).map(([name, placeholder]) => ({ path: environment[name] ?? '', placeholder })),
    ...mountPoints().map((path) => ({ path, placeholder: '${PATH}' })),
  ];
}
