import { findRunContext, findWorkspaceAndEvent, type RunContext } from '../context/run-context.js';
import { didYouMean, UserError, userError } from '../errors.js';
import { furtherTools } from '../job/runtime/all-tools.js';
import { createJobRuntime, type JobRuntime } from '../job/runtime/runtime.js';
import { type HostEnvironment, plannedTemporary } from '../platform/host/host-environment.js';
import type { Evaluation, PolicyRequest } from '../policy/types.js';
import type { PromptSpec } from '../prompt/types.js';
import { requireValidRules } from '../settings/check-rules.js';
import { parseInputs } from '../settings/inputs.js';
import { type CliInvocation, settingsOf } from './parse.js';

/** From flags and the configuration file. `checkPrompt` adds problems of the prompt to those of both. */
export async function runContextOf(
  invocation: CliInvocation,
  hostEnvironment: HostEnvironment,
  checkPrompt: (valid: RunContext) => Promise<unknown> = () => Promise.resolve(),
): Promise<RunContext> {
  const inputs = parseInputs(settingsOf(invocation), invocation.problems);
  const workspaceAndEvent = await findWorkspaceAndEvent(inputs.early, hostEnvironment);
  return await findRunContext(workspaceAndEvent, inputs, hostEnvironment, { checkPrompt });
}

/** What the runtime of a command that asks no model is made of. Rejects with UserError for invalid rules. */
export function runtimeOptionsOf(runContext: RunContext, spec: PromptSpec | null) {
  return {
    runContext,
    lists: requireValidRules(runContext.settings, runContext.locationOfRule),
    spec,
    // Evaluated like every other tool, whether a run would offer them or not, but never run without a model.
    tools: furtherTools(),
  };
}

/** The runtime of a command that runs nothing, with every tool. Rejects with UserError for invalid rules. */
export async function runtimeOf(
  runContext: RunContext,
  hostEnvironment: HostEnvironment,
  spec: PromptSpec | null = null,
): Promise<JobRuntime> {
  const runtime = createJobRuntime({
    ...runtimeOptionsOf(runContext, spec),
    hostEnvironment,
    childProcesses: { home: hostEnvironment.home, temporary: plannedTemporary(hostEnvironment) },
  });
  await runtime.ready();
  return runtime;
}

const isMcpTool = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;

/** Binds a call to its tool and evaluates it. Throws UserError `argument-invalid` if the input is invalid. */
export function evaluateCall<T extends Evaluation>(
  runtime: Pick<JobRuntime, 'tools'> & { readonly policy: (request: PolicyRequest) => T },
  name: string,
  input: unknown,
): T {
  const tool = runtime.tools.find((candidate) => candidate.name === name);
  // The tools of MCP servers are known only while the servers run; their names are what rules decide on.
  if (tool === undefined && isMcpTool.test(name)) return runtime.policy({ tool: name, effects: [] });
  if (tool === undefined && name === 'Memory') {
    const hint = 'name one with memory-file, such as memory-file: AGENTS.md in the configuration';
    throw userError(['argument-invalid', '--tool'], 'Memory is off: it needs a file', hint);
  }
  if (tool === undefined) {
    const names = [...new Set(runtime.tools.map((tool) => tool.name))];
    const hint = didYouMean(name, names) ?? `the tools are ${names.join(', ')}`;
    throw userError(['argument-invalid', '--tool'], `unknown tool ${JSON.stringify(name)}`, hint);
  }
  const binding = tool.bind(input);
  if (!binding.ok) {
    throw new UserError(
      binding.problems.map((problem) => ({
        code: 'argument-invalid' as const,
        location: '--input',
        message: problem,
        hint: `pass the input of ${name} as a JSON object`,
      })),
    );
  }
  const { effects, subject } = binding.call;
  return runtime.policy({ tool: name, effects, ...(subject === undefined ? {} : { subject }) });
}
