import { plainText } from '../../plain-text.js';
import { githubToolRules } from '../../policy/rules/github-mcp-tools.js';
import { fromGitignoreRule } from '../../policy/rules/gitignore-rule.js';
import { parseRules } from '../../policy/rules/parse-rules.js';
import { canonicalTool, isForeignTool } from '../../policy/rules/tool-names.js';
import { alternatives } from '../../policy/rules/wide-reading.js';
import { oneLine } from '../../text.js';
import type { Entry, Migrated } from './types.js';

/** The outcome of a reader for one entry. */
export interface Meaning {
  readonly rules: readonly string[];
  readonly why: string | null;
  readonly refusesReadOnly?: boolean;
}

/** Without a counterpart; `isHarmless` if nothing here could do what the entry names. */
export interface NoMeaning {
  readonly why: string;
  readonly isHarmless?: boolean;
}

/** What is printed for an entry. Rules that cannot be parsed are left out with their problem. */
export function migratedAs({ list, text, location }: Entry, meaning: Meaning | NoMeaning): Migrated {
  const entry = { list, location, entry: oneLine(text) };
  const forbids = list !== 'allow';
  if (!('rules' in meaning))
    return { ...entry, rules: [], why: meaning.why, isMissing: forbids && meaning.isHarmless !== true };
  if (meaning.rules.some((rule) => rule.includes('\n') || plainText(rule) !== rule))
    return { ...entry, rules: [], why: 'a rule is one line of plain text', isMissing: forbids };
  const [problem] = parseRules({ allow: [], ask: [], deny: [], [list]: meaning.rules }).diagnostics;
  if (problem !== undefined)
    return { ...entry, rules: [], why: `${problem.message}: ${problem.hint}`, isMissing: forbids };
  return { ...entry, ...meaning };
}

/** An entry in the form of Claude Code, whose names of tools may be those of any product. */
export const migrateRule = (entry: Entry): Migrated => migratedAs(entry, meaningOfRule(entry));

function meaningOfRule({ list, text }: Entry): Meaning | NoMeaning {
  const [, name = '', specifier] = /^\s*([^(]*?)\s*(?:\((.*)\))?\s*$/s.exec(text) ?? [];
  if (isForeignTool(name)) return { why: `the tool ${name} does not exist here`, isHarmless: true };
  if (/^mcp__github(?:__|$|_(?:inline_comment|file_ops|comment|ci)__)/.test(name))
    return meaningOfGithubTool(text, list);
  const tool = canonicalTool(name);
  if (tool === undefined) return { why: `the tool ${JSON.stringify(name)} is unknown` };
  if (specifier === undefined || specifier.trim() === '*') return plain(text, tool);
  if (tool === 'Bash') return meaningOfCommands(text, specifier.trim(), list);
  const whole = `${tool}(${specifier.trim()})`;
  if (list !== 'allow') return plain(text, fromGitignoreRule(whole), 'file patterns are those of gitignore there');
  return plain(text, whole.replace(/\((?:\.?\/)(?!\/)/, '('), 'the path is relative to the project there');
}

function plain(text: string, rule: string, why = 'the name of the tool here'): Meaning {
  return { rules: [rule], why: rule === text.trim() ? null : why };
}

function meaningOfCommands(text: string, specifier: string, list: Entry['list']): Meaning | NoMeaning {
  const isPrefix = /^\s*(?:run_shell_command|ShellTool)\s*\(/i.test(text);
  if (isPrefix) return plain(text, `Bash(${asPrefix(specifier)})`, 'a command there is a prefix');
  const several = alternatives(specifier);
  if (several.length === 0 || !/:\*\s*[,|]/.test(specifier)) return plain(text, `Bash(${specifier})`);
  const rules = several.map((command) => `Bash(${command})`);
  if (list === 'allow') return { why: `it allows nothing there; if it should, write ${rules.join(' and ')}` };
  return { rules, why: 'one rule per command' };
}

/** A command as the beginning of others. */
const asPrefix = (command: string): string => (/(?::\*|\s\*)$/.test(command) ? command : `${command}:*`);

/** A tool of GitHub's server; which of them are known is a table. */
export function meaningOfGithubTool(text: string, list: Entry['list']): Meaning | NoMeaning {
  const rules = githubToolRules(text, list);
  if (rules.length > 0) return { rules, why: 'without a server github, Sallyport posts it' };
  const why = 'it needs a server github in mcp-servers; the issue or pull request is part of the context';
  return list === 'allow' ? { why } : { rules: [text.trim()], why: 'it is for a server github in mcp-servers' };
}

/** Literal words as the beginning of commands. */
export const prefixRule = (words: readonly string[]): string => `Bash(${words.map(quotedWord).join(' ')}:*)`;

function quotedWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
