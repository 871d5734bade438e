import type { Mode, RuleLists } from '../types.js';
import { matchesSubject, namesServer, namesTool } from './names-tool.js';
import { parseRules, type Rule } from './parse-rules.js';

/** Pages instruct the model, and an address can carry secrets away: only a rule opens WebFetch, whatever the mode. */
export function isOpenInYolo(tool: string): boolean {
  return tool !== 'WebFetch';
}

/** Never false if a call could be allowed; may be true although each is refused. The lists must be valid. */
export function canAllowTool(tool: string, lists: RuleLists, mode: Mode): boolean {
  if (mode === 'plan') return false;
  const { rules } = parseRules(lists);
  const isBlocked = [...rules.deny, ...rules.ask].some(
    (rule) => namesTool(rule, tool, true) && rule.specifier.kind === 'any',
  );
  if (isBlocked) return false;
  return (mode === 'yolo' && isOpenInYolo(tool)) || rules.allow.some((rule) => namesTool(rule, tool, false));
}

export function canWriteFiles(lists: RuleLists, mode: Mode): boolean {
  const { rules } = parseRules(lists);
  const ofFiles = ({ tool }: Rule): boolean => tool === 'Write' || tool === 'Edit';
  const blocking = mode === 'yolo' ? rules.deny : [...rules.deny, ...rules.ask];
  if (mode === 'plan' || blocking.some((rule) => ofFiles(rule) && rule.specifier.kind === 'any')) return false;
  return mode !== 'default' || rules.allow.some(ofFiles);
}

/** The same for the tools of an MCP server, which are known only once it runs. */
export function canAllowServer(server: string, lists: RuleLists, mode: Mode): boolean {
  if (mode === 'plan') return false;
  const { rules } = parseRules(lists);
  const blocking = mode === 'yolo' ? rules.deny : [...rules.deny, ...rules.ask];
  const isBlocked = blocking.some(({ tool }) => tool === `mcp__${server}`);
  return !isBlocked && (mode === 'yolo' || rules.allow.some((rule) => namesServer(rule, server)));
}

export function canAllowSubject(tool: string, subject: string, lists: RuleLists, mode: Mode): boolean {
  if (mode === 'plan') return false;
  const { rules } = parseRules(lists);
  const blocking = mode === 'yolo' ? rules.deny : [...rules.deny, ...rules.ask];
  if (blocking.some((rule) => rule.tool === tool && matchesSubject(rule, subject, true))) return false;
  return mode === 'yolo' || rules.allow.some((rule) => rule.tool === tool && matchesSubject(rule, subject, false));
}

/** 2 for its whole name, less for a pattern, the shorter it is, and 0 for a rule for its server, or none. */
export function ruleExactness(tool: string, lists: RuleLists): number {
  const { rules } = parseRules(lists);
  const exactness = rules.allow.filter((rule) => namesTool(rule, tool, false)).map((rule) => exactnessOf(rule, tool));
  return Math.max(0, ...exactness);
}

function exactnessOf({ tool: named }: Rule, tool: string): number {
  if (named === tool) return 2;
  const [, , ...inside] = named.split('__');
  const text = inside.join('__').replaceAll('*', '');
  return text === '' ? 0 : 1 + text.length / 1_000;
}
