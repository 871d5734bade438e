import { defineTool } from './define.js';
import { objectShape, optionalShape, textShape } from './input.js';
import type { Tool, ToolOutput } from './types.js';

const input = objectShape({
  skill: textShape('Its name, as the list of skills gives it.'),
  args: optionalShape(textShape('What the skill is to work on, as plain text.', { empty: true })),
});

/** Brings the text of a skill into the conversation. Resolves for an unknown or broken skill too, with `isError`. */
export type LoadSkill = (name: string, args: string, signal: AbortSignal) => Promise<ToolOutput>;

/** Loads a skill on demand. It has no effect of its own; whatever the skill runs is judged call by call. */
export function createSkillTool(load: LoadSkill): Tool {
  return defineTool({
    name: 'Skill',
    description:
      'Loads a skill: instructions that the owners of this repository wrote for one kind of task. When a listed skill fits the task, load it before you do anything else, and follow it. Do not load one that is loaded already.',
    input,
    // A skill may narrow what the calls after it may do, so nothing runs beside it.
    readOnly: false,
    effects: () => [],
    subject: ({ skill }) => plainName(skill),
    label: ({ skill, args = '' }) => `${plainName(skill)} ${args}`.trim(),
    run: ({ skill, args = '' }, signal) => load(plainName(skill), args, signal),
  });
}

/** People and models write a name with or without its slash; a rule means both. */
function plainName(skill: string): string {
  return skill.trim().replace(/^\//, '');
}
