import type { Mode, RuleLists } from '../types.js';
import { parseRules } from './parse-rules.js';

/**
 * Whether any call of this tool could run under these rules, so that it is worth offering. Never false for a tool
 * that could; true does not say that a certain call may. The lists must be free of faults.
 */
export function couldAllow(tool: string, lists: RuleLists, mode: Mode): boolean {
  if (mode === 'plan') return false;
  const { rules } = parseRules(lists);
  const closed = [...rules.deny, ...rules.ask].some((rule) => rule.tool === tool && rule.specifier.kind === 'any');
  if (closed) return false;
  return mode === 'yolo' || rules.allow.some((rule) => rule.tool === tool);
}
