import { matchesName, parseSegment } from '../files/glob.js';
import type { Rule } from './parse-rules.js';

/** `mcp__server` and `mcp__server__*` name all its tools. `strict` ignores case, and `.` of a server counts as `_`. */
export function namesTool({ tool: named }: Rule, tool: string, strict: boolean): boolean {
  if (named === tool) return true;
  if (!named.startsWith('mcp__') || !tool.startsWith('mcp__')) return false;
  const fold = (text: string): string => (strict ? text.toLowerCase().replaceAll('.', '_') : text);
  if (!named.slice('mcp__'.length).includes('__')) return fold(tool).startsWith(`${fold(named)}__`);
  return matchesName(parseSegment(fold(named)), fold(tool));
}

export function namesServer({ tool }: Rule, server: string): boolean {
  return tool === `mcp__${server}` || tool.startsWith(`mcp__${server}__`);
}

/** Whether the specifier of a rule covers the subject of a call. `strict`, for deny and ask rules, ignores case. */
export function matchesSubject(rule: Rule, subject: string | undefined, strict: boolean): boolean {
  if (rule.specifier.kind === 'any') return true;
  if (rule.specifier.kind !== 'literal' || subject === undefined) return false;
  const fold = (text: string): string => (strict ? text.toLowerCase() : text);
  const text = fold(rule.specifier.text);
  return /[\\*?[]/.test(text) ? matchesName(parseSegment(text), fold(subject)) : text === fold(subject);
}
