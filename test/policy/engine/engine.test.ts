import { describe, expect, test } from 'vitest';
import type { DeclaredEffect } from '../../../src/policy/types.js';
import { evaluateCommand, policy, type Rules, workspace } from '../calls.js';

describe('a deny rule looks through wrappers, paths and spelling', () => {
  test.each([
    ['Bash(rm:*)', 'rm x'],
    ['Bash(rm:*)', '/bin/rm x'],
    ['Bash(rm:*)', './rm x'],
    ['Bash(rm:*)', '\\rm x'],
    ['Bash(rm:*)', "r''m x"],
    ['Bash(rm:*)', 'LANG=C rm x'],
    ['Bash(rm:*)', 'PORT=1 rm x'],
    ['Bash(PORT=1 rm:*)', 'PORT=1 rm x'],
    ['Bash(PORT=1 rm:*)', 'PORT=$(echo 1) rm x'],
    ['Bash(rm:*)', '(rm x)'],
    ['Bash(rm:*)', 'if true; then rm x; fi'],
    ['Bash(rm:*)', 'echo "$(rm x)"'],
    ['Bash(rm:*)', 'command rm x'],
    ['Bash(rm:*)', 'exec rm x'],
    ['Bash(rm:*)', 'env rm x'],
    ['Bash(rm:*)', 'timeout 5 nice rm x'],
    ['Bash(rm:*)', 'echo x | xargs rm'],
    ['Bash(rm:*)', 'find src -exec rm {} +'],
    ['Bash(rm:*)', "bash -c 'rm x'"],
    ['Bash(rm:*)', 'sudo rm x'],
    ['Bash(rm:*)', 'RM x'],
    ['Bash(rm)', 'rm -rf x'],
    ['Bash(rm -rf:*)', 'rm -fr x'],
    ['Bash(rm -rf:*)', 'rm -r -f x'],
    ['Bash(rm -rf:*)', 'rm -v -rf x'],
    ['Bash(rm -rf:*)', 'rm $X'],
    ['Bash(git push:*)', 'git -C . push'],
    ['Bash(git push:*)', 'git -c a.b=c --no-pager push origin'],
    ['Bash(git push:*)', 'git "$X"'],
    ['Bash(npm publish:*)', 'npm --prefix . publish'],
    ['Bash', 'echo x'],
    ['Read(src/**)', 'cat src/main.c'],
    ['Read(src/**)', 'cat < src/main.c'],
    ['Read(src/**)', 'cat ./docs/../src/main.c'],
    ['Read(SRC/**)', 'cat src/main.c'],
    ['Read(/src/**)', 'cat src/main.c'],
    ['Read(src)', 'cat src/main.c'],
    ['Write(docs/**)', 'echo x > docs/a.md'],
    ['Edit(docs/**)', 'echo x > docs/a.md'],
    ['Read(src/**)', 'frob src/main.c'],
    ['Bash(rm:*)', 'frob rm x'],
    ['Bash(rm:*)', 'frob -v -- /bin/RM x'],
    ['Bash(rm -rf:*)', 'frob 3 rm -v -fr x'],
    ['Bash(rm:*)', "frob 'cd src; rm x'"],
    ['Bash(rm:*)', 'watch rm x'],
    ['Bash(rm:*)', "ssh host 'rm x'"],
    ['Bash(rm:*)', 'sort --compress-program=rm a.txt'],
    ['Bash(rm:*)', 'rg --pre rm x'],
    ['Bash(rm:*)', "git -c alias.x='!rm y' x"],
    ['Bash(rm:*)', 'awk \'BEGIN { system("rm x") }\''],
    ['Bash(rm:*)', 'numactl rm x'],
    ['Bash(rm:*)', 'command -p -- rm x'],
    ['Read(src/**)', 'vim src/main.c'],
    ['Read(src/**)', 'wc --files0-from=src/main.c'],
    ['Read(.env)', 'bash .env'],
  ])('%s stops %s', (rule, command) => {
    const evaluation = evaluateCommand(command, { allow: ['Bash', 'Read', 'Write'], deny: [rule], mode: 'yolo' });
    expect(evaluation).toMatchObject({ decision: 'deny', outcome: 'refuse', rule, suggest: [] });
  });

  test.each([
    ['Bash(rm:*)', 'echo rm'],
    ['Bash(PORT=1 rm:*)', 'PORT=2 rm build/out.o'],
    ['Bash(rm:*)', 'rmdirs x'],
    ['Bash(rm -rf:*)', 'rm -r build/out.o'],
    ['Bash(git push:*)', 'git log'],
    ['Bash(sudo:*)', 'sudoku'],
    ['Read(src/**)', 'cat a.txt'],
    ['Read(src/**)', 'cat srcs'],
    ['Bash(rm:*)', 'git rm build/out.o'],
    ['Bash(rm:*)', 'npm rm x'],
    ['Bash(rm:*)', 'docker rm x'],
    ['Bash(rm:*)', "git commit -m 'rm x'"],
    ['Bash(rm:*)', 'grep rm a.txt'],
    ['Bash(rm:*)', 'frob --rm x'],
  ])('%s leaves %s alone', (rule, command) => {
    expect(evaluateCommand(command, { allow: ['Bash', 'Write'], deny: [rule] })).toMatchObject({ outcome: 'run' });
  });
});

describe('deny > ask > allow > default', () => {
  test.each([
    [{ allow: ['Bash(echo:*)'] }, 'allow', 'Bash(echo:*)'],
    [{ allow: ['Bash(echo:*)'], ask: ['Bash(echo:*)'] }, 'ask', 'Bash(echo:*)'],
    [{ allow: ['Bash(echo:*)'], ask: ['Bash'], deny: ['Bash(echo x)'] }, 'deny', 'Bash(echo x)'],
    [{}, 'ask', null],
    [{ mode: 'yolo' as const }, 'allow', null],
    [{ mode: 'yolo' as const, ask: ['Bash(echo:*)'] }, 'allow', null],
    [{ mode: 'yolo' as const, deny: ['Bash(echo:*)'] }, 'deny', 'Bash(echo:*)'],
  ])('deny > ask > allow > default: %j: %s', (rules, decision, rule) => {
    expect(evaluateCommand('echo x', { ...rules, readOnlyCommands: false })).toMatchObject({
      decision,
      rule,
      outcome: decision === 'allow' ? 'run' : 'refuse',
    });
  });
});

const at = (path: string): string => `${workspace}/${path}`;

/** Columns: tool, effect, path, rules, decision. */
describe('files', () => {
  test.each([
    ['Read', 'read', at('a.txt'), {}, 'allow'],
    ['Read', 'read', '/etc/hostname', {}, 'ask'],
    ['Read', 'read', '/etc/hostname', { allow: ['Read(//etc/hostname)'] }, 'allow'],
    ['Read', 'read', '/etc/hostname', { allow: ['Read(/etc/*)'] }, 'allow'],
    ['Read', 'read', at('etc/x'), { deny: ['Read(/etc/*)'] }, 'deny'],
    ['Read', 'read', '/no/home/notes', { allow: ['Read(~/notes)'] }, 'allow'],
    ['Read', 'read', '/work/spacex/a', {}, 'ask'],
    ['Read', 'read', at('.env'), {}, 'deny'],
    ['Read', 'read', at('.env'), { allow: ['Read'] }, 'deny'],
    ['Read', 'read', at('.env'), { allow: ['Read(**)'] }, 'deny'],
    ['Read', 'read', at('.env'), { allow: ['Read(.env)'] }, 'allow'],
    ['Read', 'read', at('.env'), { mode: 'yolo' as const }, 'deny'],
    ['Read', 'read', at('.env.example'), {}, 'allow'],
    ['Read', 'read', at('app.log'), {}, 'ask'],
    ['Read', 'read', at('app.log'), { allow: ['Read(*.log)'] }, 'allow'],
    ['Read', 'read', at('outlink/x'), {}, 'ask'],
    ['Read', 'read', at('outlink/x'), { allow: ['Read(outlink/**)'] }, 'ask'],
    ['Read', 'read', at('keylink'), { allow: ['Read'] }, 'deny'],
    [
      'Read',
      'read',
      '/proc/self/environ',
      { allow: ['Read', 'Read(//proc/self/environ)'], mode: 'yolo' as const },
      'deny',
    ],
    ['Read', 'read', '/dev/null', {}, 'allow'],
    ['Write', 'write', at('a.txt'), {}, 'ask'],
    ['Write', 'write', at('a.txt'), { allow: ['Write(*.txt)'] }, 'allow'],
    ['Edit', 'write', at('a.txt'), { allow: ['Write(*.txt)'] }, 'allow'],
    ['Write', 'write', at('a.txt'), { allow: ['Edit'] }, 'allow'],
    ['Write', 'write', at('a.txt'), { mode: 'auto-edit' as const }, 'allow'],
    ['Write', 'write', '/tmp/x', { mode: 'auto-edit' as const }, 'deny'],
    ['Write', 'write', '/tmp/x', { allow: ['Write', 'Edit'], mode: 'yolo' as const }, 'deny'],
    ['Write', 'write', '/tmp/x', { allow: ['Write(//tmp/**)'] }, 'allow'],
    ['Write', 'write', '/tmp/x', { allow: ['Write(//**)'] }, 'deny'],
    ['Read', 'read', '/etc/hosts', { allow: ['Read', 'Read(**)'] }, 'ask'],
    ['Read', 'read', '/etc/hosts', { allow: ['Read(//etc/hosts)'] }, 'allow'],
    ['Write', 'write', at('a.txt'), { mode: 'plan' as const, allow: ['Write'] }, 'deny'],
    ['Write', 'write', at('.git/hooks/x'), { allow: ['Write', 'Write(**)'], mode: 'yolo' as const }, 'deny'],
    ['Write', 'write', at('hooklink/x'), { allow: ['Write(**)'] }, 'deny'],
    ['Write', 'write', at('.github/x.yml'), { allow: ['Write(.github/**)'] }, 'allow'],
    ['Write', 'write', at('docs/AGENTS.md'), { mode: 'auto-edit' as const }, 'deny'],
    ['Edit', 'delete', at('a.txt'), { mode: 'auto-edit' as const }, 'allow'],
    ['Edit', 'delete', at('a.txt'), {}, 'ask'],
    ['Edit', 'delete', at('src'), { mode: 'auto-edit' as const }, 'ask'],
    ['Edit', 'delete', at('.github/x.yml'), { mode: 'auto-edit' as const }, 'deny'],
    ['Edit', 'delete', at('a.txt'), { mode: 'auto-edit' as const, ask: ['Write(a.txt)'] }, 'ask'],
    ['Edit', 'delete', workspace, { allow: ['Write', 'Write(**)'] }, 'deny'],
    ['Grep', 'read', at('src'), {}, 'allow'],
    ['Grep', 'read', at('src'), { deny: ['Grep'] }, 'deny'],
    ['Read', 'read', at('src'), { deny: ['Grep'] }, 'allow'],
    ['Grep', 'read', '/etc/x', { allow: ['Grep(//etc/**)'] }, 'allow'],
    ['Read', 'read', '/etc/x', { allow: ['Grep(//etc/**)'] }, 'ask'],
  ] as const)('files: %s %s %s under %j: %s', (tool, kind, path, rules, decision) => {
    expect(policy(tool, [{ kind, path }], rules)).toMatchObject({ decision });
  });
});

describe('files of commands', () => {
  test.each([
    ['cat a.txt', [], 'run'],
    ['cat .env', [], 'refuse'],
    ['cat .en?', [], 'refuse'],
    ['cat ./src/../.env', [], 'refuse'],
    ['cat .env', ['Read(.env)'], 'run'],
    ['cat /etc/hostname', [], 'refuse'],
    ['cat /etc/hostname', ['Bash(cat /etc/hostname)'], 'run'],
    ['cat ~/.ssh/id_rsa', ['Read'], 'refuse'],
    ['echo src/*', [], 'run'],
    ['cd src && echo ../*', [], 'run'],
    ['echo ../*', [], 'refuse'],
    ['echo outlink/*', [], 'refuse'],
    ['for f in /etc/*; do echo "$f"; done', [], 'refuse'],
    ['echo /etc/*', ['Read(//etc)'], 'run'],
    ['echo ~/.ssh/*', ['Read'], 'refuse'],
    ['cat keylink', [], 'refuse'],
    ['cat /proc/self/environ', ['Read'], 'refuse'],
    ['cd src && cat main.c', [], 'run'],
    ['cd src && cat ../.env', [], 'refuse'],
    ['cd .. && cat x', [], 'refuse'],
    ['echo x > out', [], 'refuse'],
    ['echo x > out', ['Write(out)'], 'run'],
    ['echo x >> docs/new.md', ['Write(docs/**)'], 'run'],
    ['cd docs && echo x > new.md', ['Write(docs/**)'], 'run'],
    ['echo x > .git/hooks/y', ['Write(**)'], 'refuse'],
    ['echo x > outlink/y', ['Write(**)'], 'refuse'],
    ['{ cat a.txt; } > out', [], 'refuse'],
    ['tee out.txt < a.txt', ['Bash(tee out.txt:*)'], 'run'],
    ['tee out.txt < a.txt', ['Bash(tee:*)'], 'refuse'],
    ['tee out.txt < a.txt', ['Bash(tee:*)', 'Write(out.txt)'], 'run'],
    ['rm -rf build', ['Bash(rm -rf build:*)'], 'run'],
    ['rm -rf build a.txt', ['Bash(rm -rf build:*)'], 'refuse'],
  ])('files of commands: %s with %j: %s', (command, extra, outcome) => {
    const evaluation = evaluateCommand(command, { allow: ['Bash(cat:*)', 'Bash(echo:*)', ...extra] });
    expect(evaluation).toMatchObject({ outcome });
  });
});

describe('tools other than Bash', () => {
  const post: DeclaredEffect = { kind: 'post', what: 'label' };
  test.each([
    ['TodoWrite', [], undefined, {}, 'allow'],
    ['TodoWrite', [], undefined, { deny: ['TodoWrite'] }, 'deny'],
    ['Skill', [], 'review', {}, 'allow'],
    ['Task', [], 'review', {}, 'ask'],
    ['Skill', [], 'review', { allow: ['Skill(review)'] }, 'allow'],
    ['Task', [], 'reviewer', { allow: ['Task(review)'] }, 'ask'],
    ['Skill', [], 'Review', { deny: ['Skill(review)'], allow: ['Skill'] }, 'deny'],
    ['Label', [post], 'bug', { allow: ['Label(bug)'] }, 'allow'],
    ['Label', [post], 'wontfix', { allow: ['Label(bug)'] }, 'ask'],
    ['Label', [post], 'area/x', { allow: ['Label(area*)'] }, 'allow'],
    ['Comment', [post], undefined, { allow: ['Comment'], mode: 'plan' as const }, 'deny'],
    ['WebFetch', [{ kind: 'fetch', url: 'https://example.org/a' }], undefined, {}, 'ask'],
    [
      'WebFetch',
      [{ kind: 'fetch', url: 'https://docs.Example.org/a' }],
      undefined,
      { allow: ['WebFetch(domain:example.org)'] },
      'allow',
    ],
    [
      'WebFetch',
      [{ kind: 'fetch', url: 'https://example.org.evil.net/' }],
      undefined,
      { allow: ['WebFetch(domain:example.org)'] },
      'ask',
    ],
    [
      'WebFetch',
      [{ kind: 'fetch', url: 'https://example.org@evil.net/' }],
      undefined,
      { allow: ['WebFetch(domain:example.org)'] },
      'ask',
    ],
    [
      'WebFetch',
      [{ kind: 'fetch', url: 'https://notexample.org/' }],
      undefined,
      { allow: ['WebFetch(domain:example.org)'] },
      'ask',
    ],
    [
      'WebFetch',
      [{ kind: 'fetch', url: 'file:///etc/passwd' }],
      undefined,
      { allow: ['WebFetch(domain:example.org)'] },
      'ask',
    ],
    [
      'WebFetch',
      [{ kind: 'fetch', url: 'https://a.example.org/' }],
      undefined,
      { allow: ['WebFetch'], deny: ['WebFetch(example.org)'] },
      'deny',
    ],
    ['WebFetch', [{ kind: 'fetch', url: 'https://example.org/a' }], undefined, { mode: 'yolo' as const }, 'ask'],
    [
      'WebFetch',
      [{ kind: 'fetch', url: 'https://example.org/a' }],
      undefined,
      { allow: ['WebFetch'], mode: 'yolo' as const },
      'allow',
    ],
    ['mcp__gh__get', [{ kind: 'mcp', server: 'gh', tool: 'get' }], undefined, {}, 'ask'],
    ['mcp__gh__get', [{ kind: 'mcp', server: 'gh', tool: 'get' }], undefined, { allow: ['mcp__gh'] }, 'allow'],
    [
      'mcp__gh__get',
      [{ kind: 'mcp', server: 'gh', tool: 'get' }],
      undefined,
      { allow: ['mcp__gh__*'], deny: ['mcp__gh__get'] },
      'deny',
    ],
    ['mcp__ghx__get', [{ kind: 'mcp', server: 'ghx', tool: 'get' }], undefined, { allow: ['mcp__gh'] }, 'ask'],
  ] as const)('tools other than Bash: %s %j %s under %j: %s', (tool, effects, subject, rules, decision) => {
    expect(policy(tool, effects, rules, subject)).toMatchObject({ decision });
  });
});

test.each([
  [{}, 'WebFetch is off: no rule allows fetching from example.org'],
  [{ mode: 'yolo' as const }, 'WebFetch is off: no rule allows fetching from example.org'],
  [{ allow: ['WebFetch(domain:example.com)'] }, 'No rule allows fetching from example.org'],
])('a refused page names the rule that opens it: under %j: %s', (rules, reason) => {
  const evaluation = policy('WebFetch', [{ kind: 'fetch', url: 'https://example.org/a' }], rules);
  expect(evaluation).toMatchObject({ outcome: 'refuse', reason, suggest: ['WebFetch(domain:example.org)'] });
});

describe('effects that a tool declares in addition to a command line', () => {
  const line: DeclaredEffect = { kind: 'shell', command: 'echo x', cwd: workspace };
  test.each([
    [[line, { kind: 'write', path: at('a.txt') }], 'ask'],
    [[line, { kind: 'read', path: at('.env') }], 'deny'],
    [[{ kind: 'read', path: at('a.txt') }, line], 'allow'],
    [[{ kind: 'exec', argv: ['echo', '$(frob)', '; frob'], cwd: workspace }], 'allow'],
    [[{ kind: 'exec', argv: ['frob'], cwd: workspace }], 'ask'],
    [[{ kind: 'exec', argv: [], cwd: workspace }], 'deny'],
    [[{ ...line, cwd: '/tmp' }], 'deny'],
  ] as const)('effects that a tool declares in addition to a command line: %j: %s', (effects, decision) => {
    expect(policy('Bash', effects, { allow: ['Bash(echo:*)'] })).toMatchObject({ decision });
  });
});

describe('mode plan lets only through what changes nothing', () => {
  test.each([
    ['cat a.txt', 'run'],
    ['cd src && cat main.c', 'run'],
    ['timeout 5 cat a.txt', 'run'],
    ['frob', 'refuse'],
    ['cat a.txt > out', 'refuse'],
    ['rm a.txt', 'refuse'],
  ])('mode plan lets only through what changes nothing: %s: %s', (command, outcome) => {
    expect(evaluateCommand(command, { allow: ['Bash', 'Write'], mode: 'plan' })).toMatchObject({ outcome });
  });
});

describe('a skill', () => {
  test.each<[Rules, string]>([
    [{}, 'run'],
    [{ mode: 'plan' }, 'run'],
    [{ deny: ['Skill(deploy)'] }, 'refuse'],
    [{ deny: ['Skill(dep*)'] }, 'refuse'],
    [{ deny: ['Skill'] }, 'refuse'],
    [{ ask: ['Skill(deploy)'], mode: 'yolo' }, 'run'],
    [{ ask: ['activate_skill(deploy)'] }, 'refuse'],
    [{ deny: ['Skill(review)'] }, 'run'],
  ])('under %j: %s', (lists, outcome) => {
    expect(policy('Skill', [], lists, 'deploy')).toMatchObject({ outcome });
  });
});

test('recursion that follows links changes what they lead to', () => {
  const allow = ['Bash(chmod:*)', 'Write(**)', 'Write(.github/**)'];
  expect(evaluateCommand('chmod -R 700 .', { allow }).outcome).toBe('run');
  const followed = evaluateCommand('chmod -RL 700 .', { allow });
  expect(followed).toMatchObject({ outcome: 'refuse' });
  expect(followed.effects).toContainEqual({ kind: 'write', path: `${workspace}/outlink` });
});

describe('a directory is not deleted or moved if a rule covers a file in it', () => {
  const allow = ['Bash(rm:*)', 'Bash(mv:*)', 'Write(**)'];

  test.each<[rule: string, command: string]>([
    ['Write(src/deep/**)', 'rm -r src'],
    ['Write(src/deep/x.ts)', 'rm -r src/deep'],
    ['Edit(**/*.ts)', 'rm -r src'],
    ['Write(SRC/DEEP/X.TS)', 'rm -r src'],
    ['Write(/src/deep/**)', 'mv src lib'],
    ['Write(//work/space/src/deep/**)', 'mv src/deep lib'],
    ['Write({src,docs}/deep/x.ts)', 'rm -r src'],
  ])('deny %s refuses %s', (rule, command) => {
    expect(evaluateCommand(command, { allow, deny: [rule] })).toMatchObject({ decision: 'deny', rule });
    expect(evaluateCommand(command, { mode: 'yolo', deny: [rule] })).toMatchObject({ decision: 'deny', rule });
    expect(evaluateCommand(command, { allow, ask: [rule] })).toMatchObject({ decision: 'ask', rule });
    expect(evaluateCommand(command, { mode: 'yolo', ask: [rule] }).decision).toBe('allow');
  });

  test.each<[rule: string, command: string]>([
    ['Write(docs/**)', 'rm -r src'],
    ['Write(**/*.md)', 'rm -r src'],
    ['Write(src/deep/y.ts)', 'rm -r src'],
    ['Read(src/deep/**)', 'rm -r src'],
    ['Write(src/deep/**)', 'rm src/main.c'],
    ['Write(src/deep/**)', 'rm -rf missing'],
  ])('deny %s allows %s', (rule, command) => {
    expect(evaluateCommand(command, { allow, deny: [rule] }).decision).toBe('allow');
  });

  test('the reason names the file', () => {
    expect(evaluateCommand('rm -r src', { allow, deny: ['Write(src/deep/**)'] }).reason).toBe(
      'Deleting src: it contains src/deep/x.ts, which the rule Write(src/deep/**) covers; no allow rule can change this',
    );
  });
});

describe('the grant that is named is the weakest one', () => {
  test.each<[string, Parameters<typeof evaluateCommand>[1], string | null, string]>([
    ['git status && touch docs/zz', { mode: 'yolo', allow: ['Bash(git status)'] }, null, 'mode yolo'],
    ['echo a > docs/o.txt', { mode: 'auto-edit', allow: ['Read(docs/**)'] }, null, 'mode auto-edit allows writing'],
    [
      'cat docs/a.md > docs/o.txt',
      { mode: 'auto-edit', allow: ['Read(docs/**)'] },
      null,
      'mode auto-edit allows writing',
    ],
    [
      'cat docs/a.md > docs/o.txt',
      { allow: ['Read(docs/**)', 'Write(docs/**)'] },
      'Write(docs/**)',
      'writing docs/o.txt',
    ],
    ['npm test < docs/a.md', { allow: ['Read(docs/**)', 'Bash(npm test)'] }, 'Bash(npm test)', 'npm test'],
    ['cat docs/a.md', { allow: ['Read(docs/**)'] }, 'Read(docs/**)', 'reading docs/a.md'],
  ])('%s under %j', (command, rules, rule, reason) => {
    const evaluation = evaluateCommand(command, rules);
    expect(evaluation).toMatchObject({ outcome: 'run', rule });
    expect(evaluation.reason.toLowerCase()).toContain(reason);
  });
});
