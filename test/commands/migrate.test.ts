import { describe, expect, test } from 'vitest';
import { migrateCommand } from '../../src/commands/migrate/migrate.js';
import { parseInvocation } from '../../src/commands/parse.js';
import { aFolder } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

async function migrate(files: Readonly<Record<string, string>>, ...flags: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await migrateCommand(parseInvocation('migrate', [...Object.keys(files), ...flags]), {
    environment: {},
    directory: aFolder(files),
    home: aFolder(),
    temporary: aFolder(),
    stdio: aStdio({ out: (text) => void out.push(text), err: (text) => void err.push(text) }),
    program: '',
    onRunner: false,
    signal: new AbortController().signal,
  });
  return { code, out: out.join(''), err: err.join('') };
}

/** The lists that a file becomes, the empty ones left out; `missing` if something forbidden has no rule. */
async function listsOf(path: string, text: string): Promise<object> {
  const { code, out } = await migrate({ [path]: text }, '--json');
  const { entries: _, notices: __, ...lists } = JSON.parse(out) as Readonly<Record<string, unknown>>;
  const filled = Object.entries(lists).filter(([, rules]) => !Array.isArray(rules) || rules.length > 0);
  return { ...Object.fromEntries(filled), ...(code === 1 ? { missing: true } : {}) };
}

type Case = readonly [given: string, lists: object];

describe('settings of Claude Code become', () => {
  const of = (list: string, ...rules: readonly string[]): string => JSON.stringify({ permissions: { [list]: rules } });
  test.each<Case>([
    [
      of('allow', 'Bash(git log:*)', 'Bash(npm test)', 'Read'),
      { allow: ['Bash(git log:*)', 'Bash(npm test)', 'Read'] },
    ],
    [of('allow', 'MultiEdit', 'LS', 'Bash(*)'), { allow: ['Edit', 'List', 'Bash'] }],
    [
      of('allow', 'Edit(/docs/**)', 'Edit(./src/**)', 'Read(//etc/hosts)'),
      { allow: ['Edit(docs/**)', 'Edit(src/**)', 'Read(//etc/hosts)'] },
    ],
    [of('allow', 'SlashCommand', 'AskUserQuestion'), {}],
    [of('allow', 'Nonsense'), {}],
    [of('allow', 'Bash(npm:*, git:*)'), {}],
    [
      of('allow', 'mcp__github__add_issue_comment', 'mcp__github__merge_pull_request', 'mcp__docs__find'),
      { allow: ['Comment', 'mcp__docs__find'] },
    ],
    [of('ask', 'Bash(git push:*)'), { ask: ['Bash(git push:*)'] }],
    [
      of('deny', 'Read(.env)', 'Read(/secrets/**)', 'Edit(**/x)'),
      { deny: ['Read(**/.env)', 'Read(secrets/**)', 'Edit(**/x)'] },
    ],
    [of('deny', 'SlashCommand', 'ScheduleWakeup', 'RemoteTrigger'), {}],
    [of('deny', 'Bash(npm:*, git:*)'), { deny: ['Bash(npm:*)', 'Bash(git:*)'] }],
    [
      of('deny', 'mcp__github__push_files', 'mcp__github__*'),
      { deny: ['PullRequest', 'PushToPullRequest', 'mcp__github__*'] },
    ],
    [of('deny', 'Nonsense'), { missing: true }],
    [of('deny', 'Bash(a; b)'), { missing: true }],
  ])('rules of the same meaning: %s', async (text, lists) => {
    expect(await listsOf('settings.json', text)).toEqual(lists);
  });
});

test.each<Case>([
  [
    '{"tools":{"allowed":["run_shell_command(git log)","ReadFileTool"],"exclude":["run_shell_command(rm)"]}}',
    { allow: ['Bash(git log:*)', 'Read'], deny: ['Bash(rm:*)'] },
  ],
  [
    '{"coreTools":["ShellTool(npm test)","write_file"],"excludeTools":["web_fetch"]}',
    { allow: ['Bash(npm test:*)', 'Write'], deny: ['WebFetch'] },
  ],
  ['{"tools":{"core":["run_shell_command"],"allowed":["run_shell_command(ls)"]}}', { allow: ['Bash(ls:*)'] }],
])('settings of Gemini CLI and Qwen Code become rules of the same meaning: %s', async (text, lists) => {
  expect(await listsOf('settings.json', text)).toEqual(lists);
});

test.each<Case>([
  ['claude -p x --allowedTools "Bash(git log:*),Read" --max-turns 3', { allow: ['Bash(git log:*)', 'Read'] }],
  ["claude --allowed-tools 'Bash(git log *)' Edit \\\n  --model x", { allow: ['Bash(git log *)', 'Edit'] }],
  [
    'with:\n  claude_args: |\n    --allowedTools Bash(npm run test:*),Grep\n    --disallowedTools=WebFetch',
    { allow: ['Bash(npm run test:*)', 'Grep'], deny: ['WebFetch'] },
  ],
  ['x --disallowed-tools "Bash(rm:*) Write"', { deny: ['Bash(rm:*)', 'Write'] }],
  ["copilot --allow-tool 'shell(git log)' --allow-tool=write", { allow: ['Bash(git log:*)', 'Write'] }],
  [
    "copilot --allow-tool='shell(git:*), shell(ls)' --deny-tool 'shell(git push)'",
    { allow: ['Bash(git:*)', 'Bash(ls:*)'], deny: ['Bash(git push:*)'] },
  ],
  ["copilot --allow-tool 'shell(git)' --deny-tool 'shell(npm)'", { allow: ['Bash(git)'], deny: ['Bash(npm:*)'] }],
  [
    "copilot --allow-tool shell --deny-tool 'url(https://a.example/x)' --deny-tool write",
    { allow: ['Bash'], deny: ['WebFetch(domain:a.example)', 'Write'] },
  ],
  [
    "copilot --allow-tool 'url(a.example)' --allow-tool 'url(https://b.example/x)'",
    { allow: ['WebFetch(domain:a.example)'] },
  ],
  [
    "copilot --allow-tool 'docs(find)' --deny-tool 'github-mcp-server(create_issue)' --deny-tool docs",
    { allow: ['mcp__docs__find'], deny: ['Issue', 'mcp__docs'] },
  ],
  ["copilot --allow-tool 'github-mcp-server(merge_pull_request)'", {}],
  ["copilot --allow-tool 'shell(*:*)' --deny-tool 'shell(*:*)'", { deny: ['Bash'] }],
  ['claude --allowedTools "Edit" --allowedTools "Write" -p x', { allow: ['Edit', 'Write'] }],
  ['claude_args: \'--allowedTools "mcp__docs__find"\'', { allow: ['mcp__docs__find'] }],
])('flags become rules of the same meaning: %s', async (text, lists) => {
  expect(await listsOf('run.sh', text)).toEqual(lists);
});

test.each<Case>([
  ['prefix_rule(pattern = ["git", "log"])', { allow: ['Bash(git log:*)'] }],
  [
    '# a\nprefix_rule(\n  pattern=["gh", ["pr", "issue"], "view",], # b\n  decision="prompt", justification="ask )",\n)',
    { ask: ['Bash(gh pr view:*)', 'Bash(gh issue view:*)'] },
  ],
  ["prefix_rule(pattern=['rm'], decision='forbidden', match=[['rm', 'x'], 'rm y'])", { deny: ['Bash(rm:*)'] }],
  [
    String.raw`prefix_rule(pattern=["echo", "a b", "it's", "*", "(x)"])`,
    { allow: [String.raw`Bash(echo 'a b' 'it'\''s' '*' '(x)':*)`] },
  ],
  [String.raw`prefix_rule(pattern=["a\nBash"])`, {}],
  ['prefix_rule(pattern=[name], decision="forbidden")', { missing: true }],
  ['prefix_rule(pattern=["ls"], decision=x)', { missing: true }],
  ['for x in y:\n  prefix_rule(pattern=[x])', { missing: true }],
  ['prefix_rule(pattern=["ls"]', { missing: true }],
  ['network_rule(host="a.example", protocol="https", decision="allow")', { allow: ['Network(a.example)'] }],
  ['network_rule(host="a.example", decision="deny")', { deny: ['Network(a.example)', 'WebFetch(domain:a.example)'] }],
  ['host_executable(name="git", paths=["/usr/bin/git"])', {}],
])('rules of Codex become rules of the same meaning: %s', async (text, lists) => {
  expect(await listsOf('default.rules', text)).toEqual(lists);
});

describe('a policy of Gemini CLI becomes', () => {
  const shell = (fields: string, decision = 'allow', priority = 100): string =>
    `[[rule]]\ntoolName = "run_shell_command"\n${fields}\ndecision = "${decision}"\npriority = ${String(priority)}\n`;
  const rest = (decision: string, priority: number): string =>
    `[[rule]]\ntoolName = "*"\ndecision = "${decision}"\npriority = ${String(priority)}\n`;
  const reads = '[[rule]]\ntoolName = ["read_file", "glob"]\ndecision = "allow"\npriority = 9\n';
  test.each<Case>([
    [shell('commandPrefix = []'), {}],
    [shell('subagent = "x"'), {}],
    [shell('toolAnnotations = { readOnlyHint = true }', 'deny'), { deny: ['Bash'] }],
    [shell('commandPrefix = ["git log", "npm test "]'), { allow: ['Bash(git log:*)', 'Bash(npm test:*)'] }],
    [shell('commandPrefix = "git log | head"'), {}],
    [shell('commandPrefix = "git push \\"x\\""', 'deny'), { deny: ['Bash(git push*)'] }],
    [shell("commandRegex = 'git (status|log)\\b'"), { allow: ['Bash(git status:*)', 'Bash(git log:*)'] }],
    [shell("commandRegex = 'npm\\s+run\\s+test(?:\\s|$)'"), { allow: ['Bash(npm run test:*)'] }],
    [shell("commandRegex = '^git log'"), {}],
    [shell("commandRegex = 'git .*'"), {}],
    [shell("commandRegex = 'git|rm'"), {}],
    [shell("commandRegex = 'git l.g'"), {}],
    [shell("commandRegex = 'git (push|reset)'", 'deny'), { deny: ['Bash(git push*)', 'Bash(git reset*)'] }],
    [shell("commandRegex = 'git push.*--force'", 'ask_user'), { ask: ['Bash(git push*)'] }],
    [shell("commandRegex = 'git (a)|rm'", 'deny'), { deny: ['Bash'] }],
    [shell("commandRegex = 'rm +-[rf]+'", 'deny'), { deny: ['Bash(rm*)'] }],
    [shell("argsPattern = 'x'"), {}],
    [shell("argsPattern = 'x'", 'deny'), { deny: ['Bash'] }],
    [shell('commandPrefix = "ls"\nmodes = ["autoEdit"]'), {}],
    [shell('commandPrefix = "ls"\nmodes = ["autoEdit"]', 'deny'), { deny: ['Bash(ls:*)'] }],
    [
      `[[rule]]\nmcpName = "docs"\ntoolName = "find"\ndecision = "allow"\npriority = 1\n`,
      { allow: ['mcp__docs__find'] },
    ],
    [`[[rule]]\nmcpName = "docs"\ndecision = "deny"\npriority = 1\n`, { deny: ['mcp__docs'] }],
    ['[[rule]]\nmcpName = "*"\ntoolName = "*"\ndecision = "ask_user"\npriority = 1\n', {}],
    ['[[rule]]\ntoolName = "discovered_tool_*"\ndecision = "deny"\npriority = 1\n', {}],
    [
      '[[rule]]\nmcpName = "*"\ntoolName = "*"\ndecision = "deny"\npriority = 9\n[[rule]]\nmcpName = "docs"\ntoolName = "find"\ndecision = "allow"\npriority = 1\n',
      { allow: ['mcp__docs__find'], missing: true },
    ],
    [shell('commandPrefix = "git log"\ndescription = "history"'), { allow: ['Bash(git log:*)'] }],
    [shell('commandPrefix = "git"') + shell('', 'deny', 1), { allow: ['Bash(git:*)'], 'read-only-commands': false }],
    [shell('commandPrefix = "git"') + shell('', 'deny', 200), { allow: ['Bash(git:*)'], deny: ['Bash'] }],
    [
      shell('commandPrefix = "git"') + rest('deny', 1),
      { allow: ['Bash(git:*)'], deny: ['Read'], 'read-only-commands': false },
    ],
    [
      shell('commandPrefix = "git"') + reads + rest('ask_user', 1),
      { allow: ['Bash(git:*)', 'Read', 'Glob'], 'read-only-commands': false },
    ],
  ])('rules of the same meaning or a stricter one: %s', async (text, lists) => {
    expect(await listsOf('policy.toml', text)).toEqual(lists);
  });
});

test('each rule is printed below its origin, once, and what is left out with its reason', async () => {
  const { code, out, err } = await migrate({
    'a.json': '{"permissions":{"allow":["Bash(ls)","LS","Nope"],"defaultMode":"acceptEdits"}}',
    'b.rules': 'prefix_rule(pattern=["rm"], decision="forbidden", justification="keep files")\nx = 1\n',
    'c.sh': 'claude --allowedTools "Bash(ls)"\n',
  });
  expect(code).toBe(1);
  expect(out).toBe(
    [
      'allow: |',
      '  # a.json: permissions.allow[0]: Bash(ls)',
      '  Bash(ls)',
      '  # a.json: permissions.allow[1]: LS (the name of the tool here)',
      '  List',
      'deny: |',
      '  # b.rules:1: prefix_rule(pattern=["rm"], decision="forbidden", justification="keep files") (keep files)',
      '  Bash(rm:*)',
      '',
    ].join('\n'),
  );
  expect(err).toBe(
    [
      'left out: Nope (a.json: permissions.allow[2]): the tool "Nope" is unknown',
      'not forbidden: x = 1 (b.rules:2): only calls with literal values are read',
      'a.json: defaultMode is acceptEdits: set mode: auto-edit to allow writing files',
      '',
    ].join('\n'),
  );
});

test.each([
  ['a.json', '{"model":"x"}', 'the file has no permissions that are known'],
  ['a.json', '{', 'the syntax of the file is invalid'],
  ['a.toml', 'x', 'the syntax of the file is invalid'],
  ['a.md', '--allow', 'the file has no permissions that are known'],
])('a file that cannot be read is an error: %s %s', async (path, text, message) => {
  await expect(migrate({ [path]: text })).rejects.toThrow(message);
});
