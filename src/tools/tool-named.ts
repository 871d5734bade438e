import { otherNamesOfTask } from './task.js';
import type { Tool } from './types.js';

export function toolNamed(tools: readonly Tool[], name: string): Tool | undefined {
  const exact = tools.find((tool) => tool.name === name);
  return exact ?? (otherNamesOfTask.includes(name) ? tools.find((tool) => tool.name === 'Task') : undefined);
}

export function offeredTools(tools: readonly Tool[]): readonly Tool[] {
  return tools.filter(({ isHidden }) => isHidden !== true);
}
