import type { Mode, RuleLists } from '../types.js';
import { parseRules } from './parse-rules.js';

/**
 * Whether the rules could allow some call of this tool, so that the tool is worth offering. May be true although every
 * actual call is refused, but is never false if a call could be allowed. The lists must be valid.
 */
export function canAllowTool(tool: string, lists: RuleLists, mode: Mode): boolean {
  if (mode === 'plan') return false;
  const { rules } = parseRules(lists);
  const isBlocked = [...rules.deny, ...rules.ask].some((rule) => rule.tool === tool && rule.specifier.kind === 'any');
  if (isBlocked) return false;
  return mode === 'yolo' || rules.allow.some((rule) => rule.tool === tool);
}
