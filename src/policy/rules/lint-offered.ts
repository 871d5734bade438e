import { unavailableGhCommands } from '../github/unavailable-gh-commands.js';
import type { RuleLists } from '../types.js';
import type { Note } from './lint-command.js';
import { literalWords, parseRules, type Rule } from './parse-rules.js';

/** Tools that rules may name but that runs do not offer yet. */
const missing = /^(?:WebFetch|WebSearch|mcp__.*)$/;

/** Lint messages for an allow rule without effect: its tool is not offered, or a run does not do what it names. */
export function notesOnOffered(
  rule: Rule,
  allowRules: readonly Rule[],
): readonly Note<'not-offered' | 'unavailable-command'>[] {
  if (isMissingTool(rule, allowRules)) {
    return [
      {
        id: 'not-offered',
        message: `runs do not offer the tool ${rule.tool}, so the rule has no effect`,
        hint: 'remove it',
      },
    ];
  }
  const [program, ...words] = literalWords(rule);
  const name = words.slice(0, 2).join(' ');
  const instead = program === 'gh' ? unavailableGhCommands.get(name) : undefined;
  if (instead === undefined) return [];
  const message = `\`gh ${name}\` is not available in a run, so the rule has no effect`;
  return [{ id: 'unavailable-command', message, hint: `${instead.charAt(0).toLowerCase()}${instead.slice(1, -1)}` }];
}

/** WebFetch rules also cover the addresses that commands fetch. */
function isMissingTool({ tool }: Rule, allowRules: readonly Rule[]): boolean {
  if (!missing.test(tool)) return false;
  return tool !== 'WebFetch' || !allowRules.some((other) => other.tool === 'Bash');
}

function isForGh(rule: Rule): boolean {
  return rule.tool === 'Bash' && literalWords(rule)[0] === 'gh';
}

/** Notices about allow rules without effect; empty if there are none. `hasToken`: the run has a `github-token`. */
export function unusableRules(lists: RuleLists, hasToken: boolean): readonly string[] {
  const { allow } = parseRules(lists).rules;
  const found = allow.flatMap((rule) => notesOnOffered(rule, allow).map(({ id }) => ({ id, text: rule.text })));
  const named = (id: string): string => found.flatMap((one) => (one.id === id ? [one.text] : [])).join(', ');
  const [tools, commands] = [named('not-offered'), named('unavailable-command')];
  const forGh = hasToken ? '' : allow.flatMap((rule) => (isForGh(rule) ? [rule.text] : [])).join(', ');
  return [
    ...(tools === '' ? [] : [`These rules have no effect because runs do not offer their tools: ${tools}.`]),
    ...(commands === '' ? [] : [`These rules have no effect because a run does not do what they name: ${commands}.`]),
    ...(forGh === '' ? [] : [`gh has no access to GitHub because the run has no github-token: ${forGh}.`]),
  ];
}
