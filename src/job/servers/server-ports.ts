import type { RunContext } from '../../context/run-context.js';
import type { McpPorts } from '../../mcp/connect.js';
import { type HostEnvironment, secretsOf } from '../../platform/host/host-environment.js';
import { createRedactor } from '../../platform/secrets/redact.js';
import type { RuleLists } from '../../policy/types.js';
import { type ConfinedRuntimeOptions, withConfinedRuntime } from '../runtime/confined-runtime.js';
import { mcpPorts } from './job-servers.js';

export interface ServerPortOptions extends Pick<ConfinedRuntimeOptions, 'onSandbox'> {
  readonly runContext: RunContext;
  readonly hostEnvironment: Pick<HostEnvironment, 'environment' | 'home' | 'temporary'>;
  readonly lists: RuleLists;
}

/** Lends what MCP servers need outside of a job: the sandbox and the environment that they have in one. */
export async function withServerPorts<T>(options: ServerPortOptions, use: (ports: McpPorts) => Promise<T>): Promise<T> {
  const { lists } = options;
  const { environment } = options.hostEnvironment;
  const redactor = createRedactor(secretsOf(environment));
  return await withConfinedRuntime(
    { ...options, redact: redactor.redact, spec: null, tools: [] },
    async (runtime) => await use(mcpPorts({ lists, runtime, environment, redactor })),
  );
}
