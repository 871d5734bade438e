import { type Call, callsIn, type Literal } from './starlark.js';
import { type Meaning, migratedAs, type NoMeaning, prefixRule } from './to-rules.js';
import type { ListName, Migrated, MigratedFile } from './types.js';

/** Source: https://developers.openai.com/codex/rules */
const lists: Readonly<Record<string, ListName>> = {
  allow: 'allow',
  prompt: 'ask',
  forbidden: 'deny',
  deny: 'deny',
};

/** More words than anyone writes by hand. */
const mostRules = 500;

export function readCodexRules(path: string, text: string): MigratedFile {
  const { calls, unreadable } = callsIn(text);
  const unknown = unreadable.map((line): Migrated => {
    const entry = {
      list: 'deny' as const,
      text: text.split('\n')[line - 1]?.trim() ?? '',
      location: `${path}:${line}`,
    };
    return migratedAs(entry, { why: 'only calls with literal values are read' });
  });
  return { entries: [...calls.map((call) => migrateCall(path, call)), ...unknown], notices: [] };
}

function migrateCall(path: string, call: Call): Migrated {
  const decision = call.values.has('decision') ? call.values.get('decision') : 'allow';
  const list = typeof decision === 'string' && Object.hasOwn(lists, decision) ? lists[decision] : undefined;
  const entry = { list: list ?? 'deny', text: call.text, location: `${path}:${call.line}` };
  if (call.name === 'host_executable')
    return migratedAs(entry, { why: 'a rule covers a program in any directory', isHarmless: true });
  if (list === undefined) return migratedAs(entry, { why: 'the decision is unknown' });
  const read = Object.hasOwn(readers, call.name) ? readers[call.name] : undefined;
  return migratedAs(entry, read?.(call, list) ?? { why: `the function ${call.name} is unknown` });
}

const readers: Readonly<Record<string, (call: Call, list: ListName) => Meaning | NoMeaning>> = {
  prefix_rule: ({ values }) => {
    const commands = commandsOf(values.get('pattern'));
    if (commands === null) return { why: 'the pattern is not a list of words' };
    const reason = values.get('justification');
    return { rules: commands.map(prefixRule), why: typeof reason === 'string' ? reason : 'words at the beginning' };
  },
  network_rule: ({ values }, list) => {
    const host = values.get('host');
    if (typeof host !== 'string') return { why: 'the host is not a text' };
    const rules = [`Network(${host})`, ...(list === 'allow' ? [] : [`WebFetch(domain:${host})`])];
    return { rules, why: 'a host that commands connect to' };
  },
};

/** Every command that a pattern with alternatives names; `null` if it is not one. */
function commandsOf(pattern: Literal | null | undefined): readonly (readonly string[])[] | null {
  if (!Array.isArray(pattern) || pattern.length === 0) return null;
  let commands: readonly (readonly string[])[] = [[]];
  for (const token of pattern as readonly Literal[]) {
    const words = typeof token === 'string' ? [token] : token;
    if (words.length === 0 || !words.every((word) => typeof word === 'string')) return null;
    commands = commands.flatMap((start) => words.map((word) => [...start, word]));
    if (commands.length > mostRules) return null;
  }
  return commands;
}
