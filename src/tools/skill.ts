import * as z from 'zod/mini';
import { defineTool } from './define.js';
import { textInput } from './input.js';
import type { Tool, ToolOutput } from './types.js';

const input = () =>
  z.strictObject({
    skill: textInput('Name of the skill, as in the list of skills.'),
    args: z.optional(textInput('Arguments for the skill, as plain text.', { empty: true })),
  });

/** Loads the text of a skill into the conversation. Also resolves, with `isError`, for an unknown or invalid skill. */
export type LoadSkill = (
  name: string,
  args: string,
  call: { readonly callId: string; readonly signal: AbortSignal },
) => Promise<ToolOutput>;

/** Has no effect; its calls are evaluated separately. @param nameOf the name that rules use, for any name of the skill */
export function createSkillTool(load: LoadSkill, nameOf = (written: string): string => written): Tool {
  // Names are written with or without a leading slash; a rule matches both.
  const nameIn = (skill: string): string => nameOf(skill.trim().replace(/^\//, ''));
  return defineTool({
    name: 'Skill',
    description:
      'Loads a skill: instructions that the repository owners wrote for one kind of task. If a listed skill fits the task, load it before you do anything else, and follow it. Do not load a skill twice.',
    input,
    // A skill may restrict later calls, so no other call runs in parallel.
    readOnly: false,
    effects: () => [],
    subject: ({ skill }) => nameIn(skill),
    label: ({ skill, args = '' }) => `${nameIn(skill)} ${args}`.trim(),
    run: ({ skill, args = '' }, signal, _needs, callId = '') => load(nameIn(skill), args, { callId, signal }),
  });
}
