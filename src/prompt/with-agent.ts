import { readAgents } from './agents.js';
import type { PromptSource, PromptSpec } from './types.js';

const folders = ['.opencode/agents', '.opencode/agent'];

/** Of opencode, with its instructions, model and restrictions. Without such a file, the name only causes a notice. */
export async function withAgent(spec: PromptSpec, source: PromptSource): Promise<PromptSpec> {
  const name = spec.agent ?? '';
  const up = /^(?:\.\.\/)*/.exec(spec.source)?.[0] ?? '';
  const { agents, notices } = await readAgents(source, { folders: folders.map((folder) => `${up}${folder}`) });
  const agent = agents.find((one) => one.name === name)?.spec ?? null;
  if (agent === null) {
    const missing = `${spec.source}: the agent ${name} has no effect, since ${folders[0] ?? ''} has no such agent`;
    return { ...spec, notices: [...spec.notices, ...notices.filter((text) => text.includes(`/${name}.md`)), missing] };
  }
  return {
    ...spec,
    instructions: agent.body,
    model: spec.model ?? agent.model,
    allowedTools: narrower(spec.allowedTools, agent.allowedTools),
    disallowedTools: [...spec.disallowedTools, ...agent.disallowedTools],
    notices: [...spec.notices, ...agent.notices],
  };
}

/** Only rules that both lists contain: a rule of one may be wider than those of the other. */
function narrower(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((rule) => other.includes(rule));
}
