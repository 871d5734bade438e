import { matchesName, parseSegment } from '../files/glob.js';
import type { Rule } from './parse-rules.js';

/** Whether the specifier of a rule covers the subject of a call. `strict`, for deny and ask rules, ignores case. */
export function matchesSubject(rule: Rule, subject: string | undefined, strict: boolean): boolean {
  if (rule.specifier.kind === 'any') return true;
  if (rule.specifier.kind !== 'literal' || subject === undefined) return false;
  const fold = (text: string): string => (strict ? text.toLowerCase() : text);
  const text = fold(rule.specifier.text);
  return /[\\*?[]/.test(text) ? matchesName(parseSegment(text), fold(subject)) : text === fold(subject);
}
