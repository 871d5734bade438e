import { unavailableGhCommands } from '../github/unavailable-gh-commands.js';
import type { Mode, RuleLists } from '../types.js';
import type { Note } from './lint-command.js';
import { namesServer } from './names-tool.js';
import { literalWords, parseRules, type Rule } from './parse-rules.js';

/** For an allow rule without effect in a run. `mcpServers`: names of the configured ones; `null` if unknown. */
export function notesOnOffered(
  rule: Rule,
  mcpServers: readonly string[] | null,
): readonly Note<'not-offered' | 'unavailable-command'>[] {
  if (mcpServers !== null && rule.tool.startsWith('mcp__') && !mcpServers.some((server) => namesServer(rule, server)))
    return [noteOnServer(rule, mcpServers)];
  const [program, ...words] = literalWords(rule);
  const name = words.slice(0, 2).join(' ');
  const instead = program === 'gh' ? unavailableGhCommands.get(name) : undefined;
  if (instead === undefined) return [];
  const message = `\`gh ${name}\` is not available in a run, so the rule has no effect`;
  return [{ id: 'unavailable-command', message, hint: instead }];
}

function noteOnServer({ tool }: Rule, servers: readonly string[]): Note<'not-offered'> {
  const names = servers.map((server) => `mcp__${server}`).join(', ');
  return {
    id: 'not-offered',
    message: `no MCP server is configured for ${tool}, so the rule has no effect`,
    hint: servers.length === 0 ? 'add the server to mcp-servers, or remove the rule' : `the servers are ${names}`,
  };
}

function isForGh(rule: Rule): boolean {
  return rule.tool === 'Bash' && literalWords(rule)[0] === 'gh';
}

/** Mode plan allows tools that read, and commands that are proven to only read. */
const isForChanges = /^(?!(?:Read|List|Glob|Grep|Bash|BashStop|TodoWrite|Skill|Network|Env|Noop|Report\w+)$)/;

/** What a run offers, as far as rules depend on it. */
export interface RunOffers {
  readonly mode: Mode;
  readonly hasToken: boolean;
  /** The run has a provider for WebSearch. */
  readonly hasSearch: boolean;
  readonly mcpServers: readonly string[];
}

/** Notices about allow rules without effect; empty if there are none. */
export function unusableRules(
  lists: RuleLists,
  { mode, hasToken, hasSearch, mcpServers }: RunOffers,
): readonly string[] {
  const { allow } = parseRules(lists).rules;
  const notes = allow.flatMap((rule) => notesOnOffered(rule, mcpServers).map(({ id }) => ({ id, text: rule.text })));
  const named = (id: string): string => notes.flatMap((note) => (note.id === id ? [note.text] : [])).join(', ');
  const [tools, commands] = [named('not-offered'), named('unavailable-command')];
  const forGh = hasToken ? '' : allow.flatMap((rule) => (isForGh(rule) ? [rule.text] : [])).join(', ');
  const inPlan =
    mode === 'plan' ? allow.flatMap((rule) => (isForChanges.test(rule.tool) ? [rule.text] : [])).join(', ') : '';
  const hasSearchRule = allow.some(({ tool }) => tool === 'WebSearch');
  return [
    ...(hasSearch || !hasSearchRule
      ? []
      : ['WebSearch is not offered because the setting search-provider is missing.']),
    ...(inPlan === '' ? [] : [`These rules have no effect in mode plan, which only reads: ${inPlan}.`]),
    ...(tools === '' ? [] : [`These rules have no effect because runs do not offer their tools: ${tools}.`]),
    ...(commands === '' ? [] : [`These rules have no effect because a run does not do what they name: ${commands}.`]),
    ...(forGh === '' ? [] : [`gh has no access to GitHub because the run has no github-token: ${forGh}.`]),
  ];
}
