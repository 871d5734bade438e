import type { RunContext } from '../context/run-context.js';
import type { McpPorts } from '../mcp/connect.js';
import { createArtifacts } from '../platform/files/artifacts.js';
import { type HostEnvironment, secretsOf } from '../platform/process/host-environment.js';
import { endMarkedProcesses } from '../platform/process/marked-processes.js';
import { createRedactor } from '../platform/secrets/redact.js';
import type { RuleLists } from '../policy/types.js';
import { mcpPorts } from './job-servers.js';
import { privateDirectories } from './private-directories.js';
import { createJobRuntime } from './runtime.js';

export interface ServerPortOptions {
  readonly runContext: RunContext;
  readonly hostEnvironment: Pick<HostEnvironment, 'environment' | 'home' | 'temporary'>;
  readonly lists: RuleLists;
  /** Called with the level of the sandbox once a server starts. */
  readonly onSandbox?: (level: string) => void;
}

/** Lends what MCP servers need outside of a job: the sandbox and the environment that they have in one. */
export async function withServerPorts<T>(options: ServerPortOptions, use: (ports: McpPorts) => Promise<T>): Promise<T> {
  const { runContext, hostEnvironment, lists, onSandbox } = options;
  const { environment, temporary } = hostEnvironment;
  const redactor = createRedactor(secretsOf(environment));
  const artifacts = createArtifacts(temporary, redactor.redact);
  const directories = privateDirectories(artifacts);
  directories.make();
  const runtime = createJobRuntime({
    runContext,
    hostEnvironment,
    childProcesses: directories.childProcesses,
    lists,
    spec: null,
    tools: [],
    sandbox: {
      mode: runContext.settings.sandbox,
      makeDirectory: () => artifacts.makeDirectory('sandbox'),
      limits: runContext.settings,
      onReport: ({ level }) => onSandbox?.(level),
    },
  });
  try {
    await runtime.ready();
    return await use(mcpPorts({ lists, runtime, environment, redactor }));
  } finally {
    runtime.sandbox?.close();
    endMarkedProcesses(artifacts.run);
    artifacts.remove();
  }
}
