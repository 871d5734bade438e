import type { Tool } from './types.js';

/** The tools that the model sees. */
export function offeredTools(tools: readonly Tool[]): readonly Tool[] {
  return tools.filter(({ isHidden }) => isHidden !== true);
}
