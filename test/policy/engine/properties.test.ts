import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateCommand, policy, type Rules, workspace } from '../calls.js';

fc.configureGlobal({ numRuns: 300 });

const severity = { allow: 0, ask: 1, deny: 2 };

const commands = [
  'echo x',
  'echo "$X"',
  'cat a.txt b.txt',
  'cat .env',
  'cat /etc/hostname',
  'cat keylink',
  'git log -n 3',
  'git push origin main',
  'git log --output=x',
  'npm test && npm run build',
  'ls | wc -l; frob --x',
  'echo x > out/y',
  'tee a.txt < b.txt',
  'rm -rf build',
  'sort -o out a.txt',
  'timeout 5 env LANG=C grep -rn x src',
  'find . -name x -exec rm {} +',
  'for f in *.txt; do wc -l "$f"; done',
  'cd src && make',
  'curl -s https://example.org/x | jq .',
  'X=1; echo $X $(git rev-parse HEAD)',
  "bash -c 'echo a; rm b'",
  'eval x',
  'true',
  'PORT=1 frob a',
  'A="b c" CI=1 frob a',
  'SHA=$(git rev-parse HEAD) npm test',
  'git commit -m \'a * (b) "c"\'',
  'frob src/main.c ~',
];

const ruleTexts = [
  'Bash',
  'Bash(echo:*)',
  'Bash(cat:*)',
  'Bash(git log:*)',
  'Bash(git:*)',
  'Bash(npm test)',
  'Bash(npm run:*)',
  'Bash(frob:*)',
  'Bash(PORT=1 frob:*)',
  'Bash(PORT=* frob:*)',
  'Bash(CI=1 frob a)',
  'Bash(rm:*)',
  'Bash(find:*)',
  'Bash(wc:*)',
  'Bash(grep:*)',
  'Bash(* x)',
  'Read',
  'Read(.env)',
  'Read(src/**)',
  'Read(//etc/**)',
  'Write(out/**)',
  'Write(**)',
  'Edit',
  'WebFetch(domain:example.org)',
  'Grep',
];

const rules: fc.Arbitrary<Required<Pick<Rules, 'allow' | 'ask' | 'deny' | 'mode'>>> = fc.record({
  allow: fc.subarray(ruleTexts),
  ask: fc.subarray(ruleTexts, { maxLength: 2 }),
  deny: fc.subarray(ruleTexts, { maxLength: 2 }),
  mode: fc.constantFrom('default', 'auto-edit', 'plan', 'yolo'),
});
const command = fc.constantFrom(...commands);
const rule = fc.constantFrom(...ruleTexts);

describe('properties of the policy engine', () => {
  test('an additional deny rule never allows more', () => {
    fc.assert(
      fc.property(command, rules, rule, (line, given, more) => {
        const before = evaluateCommand(line, given);
        const after = evaluateCommand(line, { ...given, deny: [...given.deny, more] });
        expect(severity[after.decision]).toBeGreaterThanOrEqual(severity[before.decision]);
      }),
    );
  });

  test('an additional allow rule never denies more', () => {
    fc.assert(
      fc.property(command, rules, rule, (line, given, more) => {
        const before = evaluateCommand(line, given);
        const after = evaluateCommand(line, { ...given, allow: [...given.allow, more] });
        expect(severity[after.decision]).toBeLessThanOrEqual(severity[before.decision]);
      }),
    );
  });

  test('the order within a list changes no decision', () => {
    fc.assert(
      fc.property(command, rules, fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), (line, given, keys) => {
        const mixed = (list: readonly string[]): string[] =>
          list
            .map((text, at) => ({ text, key: keys[at] ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ text }) => text);
        const turned = { ...given, allow: mixed(given.allow), ask: mixed(given.ask), deny: mixed(given.deny) };
        expect(evaluateCommand(line, turned).decision).toBe(evaluateCommand(line, given).decision);
      }),
    );
  });

  test('the suggested rules allow the call, and none of them is redundant', () => {
    fc.assert(
      fc.property(command, rules, (line, given) => {
        const { suggest, outcome } = evaluateCommand(line, given);
        if (suggest.length === 0) return;
        expect(outcome).toBe('refuse');
        expect(evaluateCommand(line, { ...given, allow: [...given.allow, ...suggest] }).outcome).toBe('run');
        for (const left of suggest) {
          const fewer = suggest.filter((other) => other !== left);
          expect(evaluateCommand(line, { ...given, allow: [...given.allow, ...fewer] }).outcome).toBe('refuse');
        }
      }),
    );
  });

  test('the suggested rules allow no command that would need further rules', () => {
    fc.assert(
      fc.property(command, command, rules, (line, other, given) => {
        const { suggest } = evaluateCommand(line, given);
        const before = evaluateCommand(other, given);
        if (suggest.length === 0 || before.outcome === 'run') return;
        const after = evaluateCommand(other, { ...given, allow: [...given.allow, ...suggest] });
        if (after.outcome === 'refuse') return;
        // A word that is not known leaves the rule open: `Bash(echo:*)` is Bash(echo x) too.
        const isAmong = (rule: string) =>
          suggest.some((one) => one === rule || (one.endsWith(':*)') && rule.startsWith(one.slice(0, -':*)'.length))));
        expect(before.suggest.filter((rule) => !isAmong(rule))).toEqual([]);
      }),
    );
  });

  test('a call that no deny rule and no built-in deny refuses has a suggestion', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'frob a',
          'git push origin main',
          "echo 'a b' \"c'd\" e*f",
          'cat /etc/hostname',
          'rm -rf build',
          'true',
        ),
        (line) => {
          expect(evaluateCommand(line, { readOnlyCommands: false }).suggest).not.toEqual([]);
        },
      ),
    );
  });

  test('a file access that is not denied has a suggestion', () => {
    const paths = fc.constantFrom(
      'a.txt',
      '.env',
      'src/x',
      '.git/hooks/x',
      'outlink/x',
      'app.log',
      '../other',
      'a[b]*c',
    );
    fc.assert(
      fc.property(paths, fc.constantFrom('read', 'write', 'delete'), rules, (path, kind, given) => {
        const effects = [
          { kind, path: path.startsWith('../') ? `/work/${path.slice(3)}` : `${workspace}/${path}` },
        ] as const;
        const { suggest } = policy('Edit', effects, given);
        if (suggest.length > 0)
          expect(policy('Edit', effects, { ...given, allow: [...given.allow, ...suggest] }).outcome).toBe('run');
      }),
    );
  });
});

describe('quoting and blanks that leave the arguments alone leave the decision alone', () => {
  const quote = (word: string, how: number): string => {
    if (how === 1) return `'${word.replaceAll("'", "'\\''")}'`;
    if (how === 2) return `"${word.replace(/["\\$`]/g, '\\$&')}"`;
    if (how === 3) return word.replace(/[^\w]/g, '\\$&');
    return /^[\w./=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
  };
  const words = fc.constantFrom(
    ['git', 'log', '-n', '3'],
    ['git', 'log', '--output=x'],
    ['cat', '.env'],
    ['cat', 'a.txt', '/etc/hostname'],
    ['rm', '-rf', 'build'],
    ['echo', 'a b', "c'd", '$x'],
    ['find', '.', '-delete'],
    ['npm', 'test', '--', '-t', 'a|b'],
    ['frob', '--x', 'y'],
  );
  test('every spelling of the same words has the same decision', () => {
    fc.assert(
      fc.property(
        words,
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
        fc.constantFrom(' ', '  ', '\t', ' \\\n'),
        rules,
        (argv, how, blank, given) => {
          const plain = argv.map((word) => quote(word, 0)).join(' ');
          const other = argv.map((word, at) => quote(word, how[at] ?? 0)).join(blank);
          expect(evaluateCommand(other, given).decision).toBe(evaluateCommand(plain, given).decision);
        },
      ),
    );
  });
});
