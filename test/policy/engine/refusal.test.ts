import { describe, expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import { evaluateCommand, policy, type Rules, someWorld, workspace } from '../calls.js';

describe('a refusal says how to continue', () => {
  test.each([
    ['$x y', ['Bash'], 'write the program name itself'],
    ['git log > "$X"', ['Bash'], 'write the path itself as the target'],
    ['eval ls', ['Bash'], 'write the commands themselves'],
    [`echo ${'a '.repeat(1100)}`, ['Bash'], 'split it into several shorter calls'],
    // The advice is that for the construct; names in the line do not choose it.
    ['brace_$x y', ['Bash'], 'write the program name itself'],
    ['echo "${{ number }}"', ['Bash'], 'use simple commands'],
    ['{ && number; }', ['Bash'], 'use simple commands'],
    ['shopt -s extglob', ['Bash'], 'write the commands themselves'],
    ['while true; do cd src; done', ['Bash'], 'write the directory itself after cd'],
  ])('form: %s', (command, allow, rewrite) => {
    const refusal = evaluateCommand(command, { allow }).refusal?.();
    expect(refusal).toMatchObject({ kind: 'form', nearest: [] });
    expect(refusal?.rewrites.join()).toContain(rewrite);
  });

  test.each<[string, Rules, readonly string[], readonly string[], readonly string[]]>([
    [
      'npm test 2>&1 | frob -40',
      { allow: ['Bash(npm test)', 'Bash(frob x)'] },
      ['no rule allows `frob -40`'],
      ['`npm test`'],
      [],
    ],
    [
      'frob && curl x > src/a',
      { allow: ['Bash(npm test:*)', 'Write(docs/**)'] },
      ['`frob`', '`curl x`', 'writing src/a'],
      [],
      [],
    ],
    ['echo $GITHUB_TOKEN', { allow: ['Bash(echo:*)'] }, ['may hold a secret'], [], []],
  ])('permission: %s', (command, rules, missing, permitted, nearest) => {
    const refusal = evaluateCommand(command, rules).refusal?.();
    expect(refusal).toMatchObject({ kind: 'permission', permitted, nearest });
    expect(missing.filter((part) => refusal?.missing.some((clause) => clause.includes(part)) !== true)).toEqual([]);
  });

  test.each<[string, Rules, readonly string[]]>([
    // A tool that does the same to these files, if the rules allow it to.
    ['ack x', { allow: ['Bash(npm test:*)'] }, []],
    ['head -5 README.md', { readOnlyCommands: false }, ['the tool Read']],
    ['grep -rn x src', { readOnlyCommands: false }, ['the tool Grep']],
    ['ls src', { readOnlyCommands: false }, ['the tool List']],
    ["perl -pi -e 's/a/b/' src/main.c", { allow: ['Edit(src/**)'] }, []],
    ["sed -i 's/a/b/' src/main.c", { allow: ['Edit(src/**)'], readOnlyCommands: false }, ['the tool Edit']],
    ['touch src/new.c', { allow: ['Edit(src/**)'], readOnlyCommands: false }, ['the tool Write']],
    ['rm src/main.c', { allow: ['Write(src/**)'], readOnlyCommands: false }, ['the tool Delete']],
    ['mv src/main.c src/b.c', { allow: ['Write(src/**)'], readOnlyCommands: false }, ['the tool Move']],
    // None that would be refused too, and never a rule for something else or the program itself.
    ["sed -i 's/a/b/' README.md", { allow: ['Edit(src/**)', 'Bash(npm test:*)'] }, []],
    ['cat .env', {}, []],
    ['head README.md', { readOnlyCommands: false, deny: ['Read(README.md)'] }, []],
    ['head README.md', { readOnlyCommands: false, deny: ['Read'] }, []],
    ['git config --list', { allow: ['Bash(git config:*)'] }, []],
    ['node -e 1', { allow: ['Bash(git diff:*)', 'Bash(node x.js)'] }, []],
    ['rm src/main.c', {}, []],
    ['frob src/main.c', { allow: ['Write(src/**)'] }, []],
  ])('the alternatives to %s under %j are allowed themselves', (command, rules, nearest) => {
    expect(evaluateCommand(command, rules).refusal?.()).toMatchObject({ nearest });
  });

  test('a file in /var/tmp has its place in the private directory of the run', () => {
    const world = { ...someWorld, temporary: '/private/tmp' };
    const lists = { allow: [], ask: [], deny: [] };
    const decide = createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world });
    const refused = (command: string) =>
      decide({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: workspace }] });
    expect(refused('git diff README.md | tee /var/tmp/d.txt').refusal?.().nearest).toEqual(['`"$TMPDIR/d.txt"`']);
    expect(refused('git diff README.md > /etc/d.txt').refusal?.().nearest).toEqual([]);
  });

  test('a call that may run has none', () => {
    expect(evaluateCommand('npm test', { allow: ['Bash(npm test)'] })).not.toHaveProperty('refusal');
  });
});

describe('refusals have the same key if another spelling of the call does not avoid them', () => {
  test.each<[string, string, boolean]>([
    ['frob a', 'other b', true],
    ['$x a', '$x b', true],
    ['echo x > /opt/a', 'echo x > /opt/b', false],
    ['sudo ls', 'frob', false],
    ['frob a', '$x a', false],
    ['curl a', 'frob > /opt/a', false],
  ])('%s and %s: %s', (left, right, same) => {
    const [first, second] = [left, right].map((command) => evaluateCommand(command, { allow: ['Bash(echo:*)'] }));
    expect([first?.refusalKey === second?.refusalKey, first?.outcome, second?.outcome]).toEqual([
      same,
      'refuse',
      'refuse',
    ]);
  });

  test('a rule that denies both is one key, and a permitted call has none', () => {
    const keys = ['frob a', 'frob b', 'ls'].map((command) => evaluateCommand(command, { deny: ['Bash(frob:*)'] }));
    expect(keys.map(({ refusalKey }) => refusalKey)).toEqual(['Bash(frob:*)', 'Bash(frob:*)', undefined]);
  });
});

describe('suggestions', () => {
  test.each([
    ['gh pr view 123 --json title', [], ['Bash(gh pr view:*)']],
    ['npm test | tail -40', ['Bash(npm test)', 'Read(**)'], ['Bash(tail:*)']],
    ['git log -3', [], ['Bash(git log:*)']],
    ['npm test x', [], ['Bash(npm test x)']],
    ['git push origin main', [], ['Bash(git push origin main)']],
    ['git apply my.patch', ['Bash(git apply:*)'], []],
    ['echo x > .github/workflows/a.yml', ['Bash(echo:*)'], []],
  ])('for %s under %j are %j', (command, allow, suggest) => {
    const given = { allow: [...allow] };
    const first = evaluateCommand(command, given);
    const isFree = first.outcome === 'run';
    expect(isFree ? suggest : first.suggest).toEqual(suggest);
    if (suggest.length > 0) expect(evaluateCommand(command, { allow: [...allow, ...suggest] }).outcome).toBe('run');
  });

  test('"no allow rule can change this" is not said if the rule Bash does', () => {
    const line = 'git log $(git describe --tags)..HEAD';
    const { reason } = evaluateCommand(line, { allow: ['Bash(git log:*)', 'Bash(git describe:*)'] });
    const isAllowed = evaluateCommand(line, { allow: ['Bash'] }).outcome === 'run';
    expect(reason.includes('no allow rule can change this')).toBe(!isAllowed);
  });

  test.each([
    ['find / -name x', ['Bash(find:*)'], 'Bash(find / -name x)'],
    ['awk \'BEGIN{sys\\\ntem("touch x")}\'', ['Bash(awk:*)'], 'Bash(awk \'BEGIN{sys\\\ntem("touch x")}\')'],
  ])('"no allow rule can change this" is not said of %j under %j, which %j allows', (command, allow, rule) => {
    expect(evaluateCommand(command, { allow: [...allow, rule] }).outcome).toBe('run');
    const { outcome, reason } = evaluateCommand(command, { allow });
    expect(outcome).toBe('refuse');
    expect(reason).toMatch(
      /; (?:only a rule with this exact command|no rule is suggested for a word with a line break)/,
    );
  });
});

describe('built-in denies', () => {
  test.each<[string, Rules, string]>([
    ['sudo ls', { allow: ['Bash'] }, 'refuse'],
    ['sudo ls', { mode: 'yolo' }, 'refuse'],
    ['/usr/bin/sudo ls', { mode: 'yolo' }, 'refuse'],
    ['su -c ls', { allow: ['Bash'], mode: 'yolo' }, 'refuse'],
    ['doas ls', { allow: ['Bash'] }, 'refuse'],
    ['sudo ls', { allow: ['Bash(sudo ls)'] }, 'run'],
    ['echo x > /opt/x', { allow: ['Bash', 'Write', 'Edit'], mode: 'yolo' }, 'refuse'],
    ['echo x > /opt/x', { allow: ['Bash', 'Write(//opt/**)'] }, 'run'],
    ['echo x', { ask: ['Bash(echo:*)'], mode: 'yolo' }, 'run'],
    ['echo x', { deny: ['Bash(echo:*)'], mode: 'yolo' }, 'refuse'],
  ])('built-in denies: %s under %j: %s', (command, rules, outcome) => {
    expect(evaluateCommand(command, rules).outcome).toBe(outcome);
  });
});

describe("the run's own files", () => {
  const own = new Set([`${workspace}/made.log`]);
  const world = { ...someWorld, temporary: '/run/tmp', isOwn: (path: string) => own.has(path) };
  const outcome = (command: string, mode: 'default' | 'plan' = 'default', deny: readonly string[] = []) =>
    createPolicyEngine({
      lists: { allow: ['Bash(cat:*)', 'Bash(echo:*)', 'Bash(rm:*)'], ask: [], deny },
      mode,
      readOnlyCommands: true,
      world,
    })({
      tool: 'Bash',
      effects: [{ kind: 'shell', command, cwd: workspace }],
    }).outcome;

  test.each([
    ['echo a > "$TMPDIR/x"', 'run'],
    ['echo a > $TMPDIR/x.log && cat "$TMPDIR"/x.log && rm $TMPDIR/x.log', 'run'],
    ['cat "${TMPDIR}/a/b"', 'run'],
    ['echo a > "$TMPDIR/../x"', 'refuse'],
    ['cat /run/other', 'refuse'],
    ['cat made.log', 'run'],
    ['cat app.log', 'refuse'],
    ['TMPDIR=/etc; cat $TMPDIR/x', 'refuse'],
  ])("the run's own files: %s: %s", (command, expected) => {
    expect(outcome(command)).toBe(expected);
  });

  test('a deny rule and mode plan apply in TMPDIR too', () => {
    expect(outcome('cat "$TMPDIR/x"', 'default', ['Read(//run/tmp/**)'])).toBe('refuse');
    expect(outcome('echo a > "$TMPDIR/x"', 'plan')).toBe('refuse');
  });

  test('a log that the line itself makes may be read in it, and one that was there may not', () => {
    const allow = ['Bash(npm test)', 'Bash(tail:*)', 'Write(**)'];
    expect(evaluateCommand('npm test > new.log; tail new.log', { allow }).outcome).toBe('run');
    expect(evaluateCommand('npm test > app.log; tail app.log', { allow }).outcome).toBe('refuse');
  });

  test('Read, Write and Edit without a place cover nothing outside the workspace', () => {
    const path = '/etc/hosts';
    expect(policy('Read', [{ kind: 'read', path }], { allow: ['Read', 'Read(**)', 'Read(//**)'] }).outcome).toBe(
      'refuse',
    );
    expect(policy('Write', [{ kind: 'write', path }], { allow: ['Write', 'Edit'] }).outcome).toBe('refuse');
  });
});
