import type { RuleLists } from '../types.js';
import type { Note } from './lint-command.js';
import { literalWords, parseRules, type Rule } from './parse-rules.js';

/** Tools that rules may name and no run offers so far. */
const missing = /^(?:WebFetch|WebSearch|Task|mcp__.*)$/;

/** An allow rule that lets nothing run, since its tool is not offered or its command has no token. */
export function notesOnOffered(
  rule: Rule,
  beside: readonly Rule[],
): readonly Note<'cannot-authenticate' | 'not-offered'>[] {
  if (isMissingTool(rule, beside)) {
    return [
      {
        id: 'not-offered',
        message: `the tool ${rule.tool} is not offered in a run, so nothing uses it`,
        hint: 'remove it',
      },
    ];
  }
  if (!needsToken(rule)) return [];
  return [
    {
      id: 'cannot-authenticate',
      message: 'commands get no token, so gh cannot authenticate in a run',
      hint: 'use the context that the prompt is given, and Comment, Review or Label rules for writes',
    },
  ];
}

/** WebFetch rules also cover the addresses that commands fetch. */
function isMissingTool({ tool }: Rule, beside: readonly Rule[]): boolean {
  if (!missing.test(tool)) return false;
  return tool !== 'WebFetch' || !beside.some((other) => other.tool === 'Bash');
}

function needsToken(rule: Rule): boolean {
  const [program, next] = literalWords(rule);
  return program === 'gh' && !/^(?:help|--help|version|--version|completion)$/.test(next ?? '');
}

/** One notice each about the allow rules that no call of a run can use; empty if there are none. */
export function unusableRules(lists: RuleLists): readonly string[] {
  const { allow } = parseRules(lists).rules;
  const found = allow.flatMap((rule) => notesOnOffered(rule, allow).map(({ id }) => ({ id, text: rule.text })));
  const named = (id: string): string => found.flatMap((one) => (one.id === id ? [one.text] : [])).join(', ');
  const tools = named('not-offered');
  const commands = named('cannot-authenticate');
  return [
    ...(tools === '' ? [] : [`These rules have no effect, since their tools are not offered in a run: ${tools}.`]),
    ...(commands === '' ? [] : [`gh cannot authenticate, since commands get no token: ${commands}.`]),
  ];
}
