import type { RuleLists } from '../types.js';
import type { Note } from './lint-command.js';
import { literalWords, parseRules, type Rule } from './parse-rules.js';

/** Tools that rules may name but that runs do not offer yet. */
const missing = /^(?:WebFetch|WebSearch|mcp__.*)$/;

/** Lint messages for an allow rule without effect: its tool is not offered, or its command has no token. */
export function notesOnOffered(
  rule: Rule,
  allowRules: readonly Rule[],
): readonly Note<'cannot-authenticate' | 'not-offered'>[] {
  if (isMissingTool(rule, allowRules)) {
    return [
      {
        id: 'not-offered',
        message: `runs do not offer the tool ${rule.tool}, so the rule has no effect`,
        hint: 'remove it',
      },
    ];
  }
  if (!needsToken(rule)) return [];
  return [
    {
      id: 'cannot-authenticate',
      message: 'commands do not get a token, so gh cannot authenticate in a run',
      hint: 'use the context in the prompt, and Comment, Review or Label rules for writes',
    },
  ];
}

/** WebFetch rules also cover the addresses that commands fetch. */
function isMissingTool({ tool }: Rule, allowRules: readonly Rule[]): boolean {
  if (!missing.test(tool)) return false;
  return tool !== 'WebFetch' || !allowRules.some((other) => other.tool === 'Bash');
}

function needsToken(rule: Rule): boolean {
  const [program, next] = literalWords(rule);
  return program === 'gh' && !/^(?:help|--help|version|--version|completion)$/.test(next ?? '');
}

/** Notices about allow rules without effect; empty if there are none. */
export function unusableRules(lists: RuleLists): readonly string[] {
  const { allow } = parseRules(lists).rules;
  const found = allow.flatMap((rule) => notesOnOffered(rule, allow).map(({ id }) => ({ id, text: rule.text })));
  const named = (id: string): string => found.flatMap((one) => (one.id === id ? [one.text] : [])).join(', ');
  const tools = named('not-offered');
  const commands = named('cannot-authenticate');
  return [
    ...(tools === '' ? [] : [`These rules have no effect because runs do not offer their tools: ${tools}.`]),
    ...(commands === '' ? [] : [`gh cannot authenticate because commands do not get a token: ${commands}.`]),
  ];
}
