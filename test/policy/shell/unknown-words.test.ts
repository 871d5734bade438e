import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { programs } from '../../../src/policy/programs/table.js';
import { evaluateCommand, type Rules, someWorld, workspace } from '../calls.js';

/** Commands whose target is unknown before they run, with what each would do to it. */
const unknownTargets = [
  'f=$(echo a.txt); rm "$f"',
  'rm $(echo README.md)',
  'echo README.md | xargs rm',
  'ls | while read f; do rm "$f"; done',
  'f=$(echo .github/workflows/ci.yml); tee "$f" <<< pwned',
  'f=$(echo .git/hooks/pre-commit); dd if=/dev/null of="$f"',
  'f=$(echo src/a.ts); sed -i s/a/Z/ "$f"',
  'cp a.txt "$X"',
  'touch "src/$X"',
  'frob "$X"',
  'sort "$X" a.txt',
  'git diff "$X"',
  'curl -- "$X"',
  'bash -c "$X"',
  `awk '{ print > "out" }' a.txt`,
];

const unknownReads = [
  'f=$(echo .env); cat "$f"',
  'cat "$F"',
  'cat $(echo .env)',
  'echo .env | xargs cat',
  'echo .git/config | xargs cat',
  `awk 'BEGIN { getline < ".env" }'`,
  `awk 'BEGIN { ARGV[1] = ".env"; ARGC = 2 } 1'`,
  `awk 'BEGIN { system("cat .env") }'`,
  'touch x; cat .e*',
];

describe('a word of unknown value', () => {
  const modes: readonly Rules[] = [
    { allow: ['Bash'] },
    { mode: 'yolo' },
    { allow: ['Bash', 'Read(**)', 'Write(**)'], mode: 'yolo' },
    { allow: ['Bash', 'WebFetch', 'Write', 'Read'], mode: 'plan' },
    { allow: ['Bash'], deny: ['Read(secret/**)', 'Write(**)'] },
  ];
  test.each([
    ...unknownTargets,
    ...unknownReads,
  ])('a word of unknown value is refused as any target under every wide rule: %s', (command) => {
    for (const rules of modes) expect(evaluateCommand(command, rules).outcome).toBe('refuse');
  });

  test.each([
    'git commit -m "$MSG"',
    'echo "$X"',
    'printf "%s\\n" "$X"',
    'for f in a.txt b.txt; do wc -l "$f"; done',
    'git log "$(git rev-parse HEAD)"',
    'test -n "$X" && echo set',
  ])('a word of unknown value is not a target if the program treats it as data, a hash or a known name: %s', (command) => {
    expect(evaluateCommand(command, { allow: ['Bash'] }).outcome).toBe('run');
  });

  test('an unknown word is refused for an awk program that writes, unless a rule contains the program', () => {
    const command = `awk '{ print > "out" }' a.txt`;
    expect(evaluateCommand(command, { allow: ['Bash(awk:*)'] }).outcome).toBe('refuse');
    expect(evaluateCommand(command, { allow: [`Bash(${command})`] }).outcome).toBe('run');
  });

  test('an unknown word is shown as an effect on any path, with the word', () => {
    const { effects } = evaluateCommand('f=$(ls); cat -- "$f"', { allow: ['Bash'] });
    expect(effects).toContainEqual({ kind: 'read', path: { any: '"$f"' } });
  });

  test('the reason names the deny rule that the unknown path may match', () => {
    const evaluation = evaluateCommand('cat -- "$f"', { allow: ['Bash'], deny: ['Read(secret/**)'] });
    expect(evaluation).toMatchObject({ decision: 'deny', rule: 'Read(secret/**)' });
  });
});

describe('mode plan under a rule for every command', () => {
  test.each([
    'date -s x',
    'hostname x',
    'bash a.sh',
    'git symbolic-ref HEAD refs/heads/x',
    `awk 'BEGIN { system("touch x") }'`,
    `sed '1e touch x' a.txt`,
    'rg --pre ./x a b',
    'sort --compress-program=./x a.txt',
    'git -c core.pager=x log',
    `less '+!touch x' a.txt`,
    'eslint src',
  ])('mode plan refuses a command that its table does not declare to be read-only: %s', (command) => {
    expect(evaluateCommand(command, { allow: ['Bash'], mode: 'plan' }).outcome).toBe('refuse');
  });
});

test('no program runs with an unknown operand in mode plan, unless its table declares that it only reads', () => {
  fc.assert(
    fc.property(fc.constantFrom(...programs), fc.constantFrom('"$X"', '-- "$X"', '$X', 'x "$X"'), (program, words) => {
      const [name = ''] = program.names;
      const argv = [{ kind: 'literal' as const, value: name, source: name }];
      const { readOnly } = program.read({ argv, cwd: workspace }, someWorld);
      const { outcome } = evaluateCommand(`${name} ${words}`, { allow: ['Bash'], mode: 'plan' });
      return outcome === 'refuse' || readOnly;
    }),
    { numRuns: 600 },
  );
});

test('no program treats an unknown word as a harmless path if Read and Write rules deny', () => {
  const deny = ['Read(**)', 'Write(**)'];
  fc.assert(
    fc.property(fc.constantFrom(...programs.flatMap(({ names }) => names)), (name) => {
      const { outcome, effects } = evaluateCommand(`${name} -- "$X"`, { allow: ['Bash'], deny });
      return outcome === 'refuse' || effects.every(({ kind }) => kind === 'exec');
    }),
    { numRuns: 600 },
  );
});
