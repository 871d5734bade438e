import { githubToolRules } from '../../policy/rules/github-mcp-tools.js';
import { canonicalTool, isForeignTool } from '../../policy/rules/tool-names.js';
import { type Meaning, meaningOfGithubTool, migratedAs, migrateRule, type NoMeaning, prefixRule } from './to-rules.js';
import type { Entry, ListName, Migrated, MigratedFile } from './types.js';

interface FlagMeaning {
  readonly list: ListName;
  readonly migrate: (entry: Entry) => Migrated;
}

const claude = (list: ListName): FlagMeaning => ({ list, migrate: migrateRule });
const copilot = (list: ListName): FlagMeaning => ({
  list,
  migrate: (entry) => migratedAs(entry, meaningOfCopilot(entry)),
});

/** Sources: the documentation of Claude Code and of Copilot CLI. */
const flags: Readonly<Record<string, FlagMeaning>> = {
  allowedTools: claude('allow'),
  'allowed-tools': claude('allow'),
  disallowedTools: claude('deny'),
  'disallowed-tools': claude('deny'),
  'allow-tool': copilot('allow'),
  'deny-tool': copilot('deny'),
};

const everything: Readonly<Record<string, string>> = {
  'allow-all-tools': 'every tool',
  'allow-all': 'every tool, path and address',
  yolo: 'everything',
  'dangerously-skip-permissions': 'everything',
};

const flag = /(?<![\w-])--([a-zA-Z-]+)(?![\w-])/g;

export function readFlags(path: string, text: string): MigratedFile {
  const entries: Migrated[] = [];
  const notices: string[] = [];
  let [line, from] = [1, 0];
  for (const { 0: whole, 1: name = '', index } of text.matchAll(flag)) {
    line += text.slice(from, index).split('\n').length - 1;
    from = index;
    const location = `${path}:${String(line)}`;
    const meaning = Object.hasOwn(flags, name) ? flags[name] : undefined;
    const widely = Object.hasOwn(everything, name) ? everything[name] : undefined;
    if (widely !== undefined) notices.push(`${location}: ${whole} allows ${widely}: name what the run needs in allow`);
    if (meaning === undefined) continue;
    const items = valuesAt(text, index + whole.length).flatMap(itemsOf);
    entries.push(...items.map((item) => meaning.migrate({ list: meaning.list, text: item, location })));
  }
  return { entries, notices };
}

/** The words after a flag up to the next one or the end of the line. */
function valuesAt(text: string, start: number): readonly string[] {
  const word = /(?:"(?:\\[^]|[^"\\])*"|'[^']*'|\((?:[^()\n]|\([^()\n]*\))*\)|\\[^\n]|[^\s\\"'(])+/y;
  const gap = /(?:[ \t]|\\\r?\n)*/y;
  const values: string[] = [];
  let at = text.charAt(start) === '=' ? start + 1 : start;
  const isOne = at > start;
  while (values.length === 0 || !isOne) {
    gap.lastIndex = at;
    at += gap.exec(text)?.[0].length ?? 0;
    word.lastIndex = at;
    const found = word.exec(text)?.[0];
    if (found === undefined || /^(?:-|[|;&<>)])/.test(found)) break;
    values.push(
      found.replace(/"((?:\\[^]|[^"\\])*)"|'([^']*)'/g, (_, double?: string, single?: string) =>
        double === undefined ? (single ?? '') : double.replace(/\\(["\\$`])/g, '$1'),
      ),
    );
    at += found.length;
  }
  return values;
}

/** The items between commas and blanks outside of parentheses. */
const itemsOf = (list: string): readonly string[] => list.match(/(?:[^\s,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Programs whose first word is a sub-command: their bare name does not name the sub-commands there. */
const withSubCommands =
  /^(?:git|gh|npm|pnpm|yarn|bun|cargo|go|dotnet|docker|podman|kubectl|helm|pip3?|uv|poetry|gem|bundle|composer|brew|apt|apt-get|terraform|az|aws|gcloud)$/;

function meaningOfCopilot({ list, text }: Entry): Meaning | NoMeaning {
  const [, name = '', argument = ''] = /^([^(]*)(?:\((.*)\))?$/s.exec(text) ?? [];
  if (name === 'shell')
    return argument === '' ? { rules: ['Bash'], why: 'the tool here' } : meaningOfShell(list, argument);
  if (name === 'url') return meaningOfUrl(list, argument);
  if (name === 'write' || name === 'read') {
    const rule = name === 'write' ? 'Write' : 'Read';
    return { rules: [argument === '' ? rule : `${rule}(${argument})`], why: 'the tool here' };
  }
  if (name === 'memory' || isForeignTool(name))
    return { why: `the tool ${name} does not exist here`, isHarmless: true };
  const tool = canonicalTool(name);
  if (tool !== undefined && argument === '') return { rules: [tool], why: 'the tool here' };
  // Anything else is a server, with one of its tools.
  const server = name === 'github-mcp-server' ? 'github' : name;
  const rule = argument === '' ? `mcp__${server}` : `mcp__${server}__${argument}`;
  if (server !== 'github' || githubToolRules(rule, list).length > 0 || argument === '')
    return server === 'github' ? meaningOfGithubTool(rule, list) : { rules: [rule], why: 'a tool of an MCP server' };
  return meaningOfGithubTool(rule, list);
}

function meaningOfShell(list: ListName, argument: string): Meaning | NoMeaning {
  const start = argument.replace(/:\*$/, '');
  if (start.includes('*'))
    return list === 'allow'
      ? { why: 'a star within a command is not read; name the commands' }
      : { rules: [/^[\s*]*$/.test(start) ? 'Bash' : `Bash(${start}*)`], why: 'a command there is a prefix' };
  const words = start.trim().split(/\s+/);
  const isExact = list === 'allow' && words.length === 1 && !argument.endsWith(':*') && withSubCommands.test(argument);
  if (isExact)
    return {
      rules: [`Bash(${argument})`],
      why: `no sub-command is named; if all are meant, write Bash(${argument}:*)`,
    };
  return { rules: [prefixRule(words)], why: 'a command there is a prefix' };
}

function meaningOfUrl(list: ListName, argument: string): Meaning | NoMeaning {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/]*)(.*)$/s.exec(argument) ?? [];
  if (argument === '') return { rules: ['WebFetch'], why: 'the tool here' };
  if (list === 'allow' && path.replace(/^\/\*{0,2}$/, '') !== '')
    return { why: `a rule names a host and no path; if all of it may be read, write WebFetch(domain:${host})` };
  return { rules: [`WebFetch(domain:${host})`], why: 'the host of the address' };
}
