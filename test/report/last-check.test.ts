import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import { lastCheckAfter } from '../../src/job/result/last-check.js';
import { lastCheckText } from '../../src/report/last-check.js';
import { progressLines } from '../../src/report/progress.js';
import { withExitCodes } from '../../src/tools/bash/checks.js';

const ended = (command: string, text: string, isError = false): RunEvent => ({
  type: 'tool-end',
  result: {
    ...{ call: { id: '1', name: 'Bash', input: { command } }, status: 'done', label: command, isError },
    ...{ changes: [], durationMs: 1, parts: [{ type: 'text', text }] },
  },
});

describe('the last check of a run', () => {
  test.each<[string, RunEvent, string | null]>([
    ['a command that passed', ended('npm test', 'ok'), 'Last check: `npm test` passed.'],
    [
      'a command that failed',
      ended('cd web && CI=1 timeout -k 5 60 npm run test:unit 2>&1', 'not ok\n[Exit code 1.]', true),
      'Last check: `cd web && CI=1 timeout -k 5 60 npm run test:unit 2>&1` failed with exit code 1.',
    ],
    [
      'a command whose exit code is that of a filter',
      ended('npm test 2>&1 | tail -4', 'not ok'),
      'Last check: `npm test 2>&1 | tail -4` ended; the exit code of the check itself is unknown.',
    ],
    ...(
      [
        ['1 0', 'failed with exit code 1'],
        ['0 0', 'passed'],
        // `head` no longer read.
        ['141 0', 'ended; the exit code of the check itself is unknown'],
        // The first command of the line failed.
        ['1', 'ended; the exit code of the check itself is unknown'],
      ] as const
    ).map(([codes, how]): [string, RunEvent, string] => [
      `a command in a pipe with the exit codes ${codes}`,
      ended(
        withExitCodes('cd web && npm test | tail -4') ?? '',
        `[Exit codes of the pipe: 9 9.]\n[Exit codes of the pipe: ${codes}.]`,
      ),
      `Last check: \`cd web && npm test | tail -4\` ${how}.`,
    ]),
    [
      'a command with a pipe in quotes',
      ended("npm test -- -t 'a|b'", 'ok'),
      "Last check: `npm test -- -t 'a|b'` passed.",
    ],
    ['a script of the repository', ended('./scripts/check.sh', 'ok'), 'Last check: `./scripts/check.sh` passed.'],
    [
      'a command that was stopped',
      ended('make check', '[The command was stopped …]', true),
      'Last check: `make check` did not end.',
    ],
    [
      'a command that could not start',
      ended('make check', '[The command did not start: bash was not found on the PATH of tools.]', true),
      'Last check: `make check` could not start.',
    ],
    ['no other command', ended('cat test.md', 'text'), null],
    ['no command about a file with such a name', ended('cat src/latest.ts', ''), null],
    ['no command that runs in the background', ended('npm test', '[Started as background command 1; …]'), null],
    ['no test of bash', ended('test -f a.js', '[Exit code 1: false.]'), null],
    ['no command about a directory with such a name', ended('mkdir -p test && ls build', ''), null],
    ['no installation of a test runner', ended('npm install vitest', ''), null],
  ])('is %s', (_, event, text) => {
    const last = lastCheckAfter(null, event);
    expect(last === null ? null : lastCheckText(last)).toBe(text);
  });

  const edited = (name: string, input: object = {}): RunEvent => ({
    type: 'tool-end',
    result: {
      ...{ call: { id: '2', name, input }, status: 'done', label: '', isError: false, parts: [], durationMs: 1 },
      changes: name === 'Bash' ? [] : [{ path: '/w/a.js', kind: 'modified' }],
    },
  });

  test.each<[string, RunEvent, boolean]>([
    ['an edit', edited('Edit'), true],
    ['an edit by a sub-agent', { type: 'sub-agent', name: 'a', call: '1', event: edited('Write') as never }, true],
    ...[
      'sed -i s/a/b/ src/a.js',
      'cd src && mv a.js b.js',
      'git checkout -- src',
      'echo x > a.js',
      'cat > a.js <<E\nE',
      'git restore a.js',
    ].map((command): [string, RunEvent, boolean] => [command, edited('Bash', { command }), true]),
    ...[
      'git diff',
      'git log > "$TMPDIR/log"',
      'ls 2>&1 >/dev/null',
      "grep 'a > b' x",
      'git commit -am x',
      'sed s/-i/x/ a',
    ].map((command): [string, RunEvent, boolean] => [command, edited('Bash', { command }), false]),
  ])('says nothing about the result after %s', (_, event, isStale) => {
    const last = lastCheckAfter(lastCheckAfter(null, ended('npm test', 'ok')), event);
    expect(last === null ? null : lastCheckText(last)).toBe(
      isStale ? 'Last check: `npm test` ran before the last change.' : 'Last check: `npm test` passed.',
    );
    const failed = lastCheckAfter(lastCheckAfter(null, ended('npm test', '[Exit code 1.]', true)), event);
    expect(failed === null ? null : lastCheckText(failed)).toBe(
      `Last check${isStale ? ', before the last change' : ''}: \`npm test\` failed with exit code 1.`,
    );
  });

  test('counts again after another check', () => {
    const events = [ended('npm test', 'ok'), edited('Edit'), ended('npm test', 'ok')];
    const last = events.reduce<ReturnType<typeof lastCheckAfter>>(lastCheckAfter, null);
    expect(last?.isBeforeChange).toBe(false);
  });

  test('is the last one', () => {
    const first = lastCheckAfter(null, ended('npm test', '[Exit code 1.]', true));
    expect(lastCheckAfter(lastCheckAfter(first, ended('npm test', 'ok')), ended('ls', ''))?.exitCode).toBe(0);
  });
});

test('the log shows the end of the output of a failed command, with its exit code', () => {
  const output = `${Array.from({ length: 50 }, (_, index) => `line ${String(index)}`).join('\n')}\n[Exit code 3.]`;
  const lines = progressLines(ended('make check', output, true), { terminal: false, redact: (text) => text });
  expect(lines).toEqual([
    '  ! Bash  make check',
    ...[45, 46, 47, 48, 49].map((at) => `      line ${String(at)}`),
    '      [Exit code 3.]',
  ]);
});
