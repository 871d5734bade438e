import { describe, expect, test } from 'vitest';
import { evaluateCommand } from '../calls.js';

/** Columns: rules, commands that are the same script or program in other words, commands that are not. */
const rows: readonly (readonly [readonly string[], readonly string[], readonly string[]])[] = [
  [
    ['Bash(npm test:*)'],
    [
      'npm t',
      'npm tst',
      'npm -s test',
      'npm --silent test -- a',
      'npm run test',
      'npm run -s test',
      'npm run-script --silent test',
      'npm -w packages/core test',
      'npm --workspace=@o/core run test',
      'npm test -ws',
      '/usr/bin/npm t',
    ],
    [
      'npm run lint',
      'npm install',
      'npm -w ../other test',
      'npm -w -x test',
      'npm --script-shell=./x test',
      'npm --userconfig x test',
      './npm t',
      'npm run test:unit',
      'npm $X test',
      'npm --silent $X',
      'npm t -- --outputFile=.git/hooks/x',
    ],
  ],
  [['Bash(npm test)'], ['npm test'], ['npm t', 'npm run test', 'npm -s test', 'npm -w a test']],
  [['Bash(npm run lint:*)'], ['npm run -s lint', 'npm -w a run lint'], ['npm lint', 'npm run lint:fix']],
  [['Bash(npm run test:*)'], ['npm test', 'npm t', 'npm -s t'], ['npm run build']],
  [
    ['Bash(pnpm test:*)'],
    [
      'pnpm t',
      'pnpm run test',
      'pnpm -r test',
      'pnpm --filter app test',
      "pnpm --filter '...[origin/main]' run test",
      'pnpm -F @o/app --silent test',
    ],
    [
      'pnpm -r exec test',
      'pnpm dlx test',
      'pnpm --filter ../x test',
      'pnpm --config.script-shell=./x test',
      'pnpm -r build',
    ],
  ],
  [['Bash(pnpm lint:*)'], ['pnpm run lint', 'pnpm -r lint'], ['pnpm exec lint', 'pnpm run install']],
  [['Bash(pnpm install:*)'], [], ['pnpm run install', 'pnpm -r run install']],
  [
    ['Bash(yarn test:*)'],
    ['yarn run test', 'yarn -s test', 'yarn workspace app test', 'yarn workspace @o/app run test'],
    ['yarn workspace ../x test', 'yarn workspace app add test', 'yarn dlx test', 'yarn workspace app build'],
  ],
  [['Bash(bun run test:*)'], ['bun run --silent test'], ['bun test', 'bun x test']],
  [['Bash(bun test:*)'], ['bun test a'], ['bun run test']],
  [
    ['Bash(pytest:*)'],
    ['python -m pytest -q', 'python3 -m pytest', 'python3 -u -m pytest -x tests', 'uv run --no-sync pytest -x'],
    [
      'python -m ruff check',
      'python -c "import pytest"',
      'python -X importtime -m pytest',
      'uv run pytest',
      'uv run --no-sync bash -c ls',
      'uv run --with x --no-sync pytest',
      'python -m pytest --rootdir=/etc',
      'python3 -m pytest -p evil',
    ],
  ],
  [['Bash(pytest:*)', 'Bash(uv sync:*)'], ['uv run pytest -x', 'uv run python -m pytest'], ['uv run ruff check']],
  [['Bash(pytest:*)', 'Bash(poetry install:*)'], ['poetry run pytest'], ['poetry run black .']],
  [['Bash(git log:*)', 'Bash(uv sync:*)'], [], ['uv run git log', 'uv run --no-sync git log --stat']],
  [
    ['Bash(python -m pytest:*)'],
    ['pytest -q', 'python3 -m pytest', 'PYTHONPATH=src python -m pytest', 'PYTHONPATH=src python3 -u -m pytest'],
    [
      'PYTHONPATH=/tmp python -m pytest',
      'PYTHONPATH=src python -m pytest.evil',
      'PYTHONPATH=outlink python -m pytest',
      'LD_PRELOAD=x python -m pytest',
    ],
  ],
  [['Bash(python -m json.tool:*)'], ['python3 -m json.tool a.txt'], ['PYTHONPATH=src python -m json.tool a.txt']],
  [
    ['Bash(uv run pytest:*)'],
    ['uv run -q pytest', 'uv run python -m pytest', 'uv run --frozen pytest'],
    ['uv run ruff'],
  ],
  [
    ['Bash(./gradlew test:*)'],
    ['./gradlew :app:test --info', './gradlew app:core:test', './gradlew -q :app:test'],
    [
      './gradlew :app:publish',
      './gradlew :app:test -Pname=x',
      'x/gradlew :app:test',
      './gradlew :app:test :app:deploy',
    ],
  ],
  [['Bash(cargo test:*)'], ['cargo --locked test', 'cargo -q test'], ['cargo --config x test', 'cargo +nightly test']],
  [['Bash(make test:*)'], ['make -s test'], ['make -s -f x test', 'make -s install']],
  [
    ['Bash(git commit:*)'],
    ['git -c user.name=bot -c user.email=b@example.com commit -m x', 'git -c commit.gpgsign=false commit -m x'],
    ['git -c core.hooksPath=x commit -m x', 'git -c core.editor=vi commit', 'git -c user.name=bot push'],
  ],
  [
    [],
    ['git -c core.quotepath=off ls-files', 'git -c color.ui=never log', 'git -c core.pager=cat diff README.md'],
    [
      'git -c core.pager=./x log',
      'git -c core.fsmonitor=./x status',
      'git -c diff.external=./x diff',
      'git -c core.sshCommand=x log',
      'git -c alias.log=!x log',
      'git -c color.ui=never -c core.pager=./x log',
      'git -c "$X" log',
      'git -c core.quotepath log',
    ],
  ],
  [
    ['Bash(npm test:*)', 'Bash(npm ci)'],
    [
      "bash -lc 'npm test'",
      "bash -l -c 'npm test'",
      "bash --login -c 'npm test && git log'",
      "timeout 60 bash -lc 'npm test'",
      "sh -c 'npm ci && npm test'",
      "sh -c 'set -e; npm ci; npm test 2>&1 | tail -5'",
      "dash -c 'npm test || exit 3'",
    ],
    [
      "bash -lc 'npm publish'",
      'bash -c "bash -lc \'npm test\'"',
      'bash -lc "$X"',
      'bash -l run.sh',
      "bash -lic 'npm test'",
      "sh -c 'npm test &> x'",
      "sh -c 'npm {test,ci}'",
      "sh -c 'a=(npm); npm test'",
      "sh -c 'npm test <(ls)'",
      "sh -c '[[ -f a ]] && npm test'",
      "sh -c 'PATH=. npm test'",
      "sh -c 'source x; npm test'",
      "sh -lc 'npm publish'",
    ],
  ],
];

describe.each(rows)('%j', (allow, same, others) => {
  test.each(same)('%s runs: it is the same in other words', (command) => {
    expect(evaluateCommand(command, { allow })).toMatchObject({ outcome: 'run' });
  });
  if (others.length > 0)
    test.each(others)('%s is refused: it is another command, or does more', (command) => {
      expect(evaluateCommand(command, { allow })).toMatchObject({ outcome: 'refuse' });
    });
});

test.each([
  ['Bash(npm test:*)', 'npm t'],
  ['Bash(npm test:*)', 'npm -w a run test'],
  ['Bash(npm run test:*)', 'npm -s t'],
  ['Bash(pnpm test:*)', 'pnpm --filter app run test'],
  ['Bash(pytest:*)', 'python3 -m pytest'],
  ['Bash(pytest:*)', 'uv run pytest'],
  ['Bash(./gradlew publish:*)', './gradlew :app:publish'],
  ['Bash(cargo publish:*)', 'cargo --locked publish'],
])('%s in deny and ask covers %s, although a wide rule allows it', (rule, command) => {
  expect(evaluateCommand(command, { allow: ['Bash'], deny: [rule] })).toMatchObject({ decision: 'deny', rule });
  expect(evaluateCommand(command, { allow: ['Bash'], ask: [rule] })).toMatchObject({ decision: 'ask', rule });
});

test.each([
  ["bash -lc 'npm test'", "bash -c 'npm test'"],
  ["bash -elc 'npm test'", "bash -ec 'npm test'"],
  ["bash -l -c 'npm test' | tail", "bash  -c 'npm test' | tail"],
  ["for i in 1 2; do bash -lc 'npm test'; done", "for i in 1 2; do bash -c 'npm test'; done"],
])('a login shell runs as a shell of the job: %s', (command, changed) => {
  const evaluation = evaluateCommand(command, { allow: ['Bash(npm test:*)'] });
  expect(evaluation).toMatchObject({ outcome: 'run', changed });
  expect(evaluation.scripts[0]).toBe(changed);
});

test('a line without such a shell runs as written', () => {
  expect(evaluateCommand("bash -c 'npm test'", { allow: ['Bash(npm test:*)'] }).changed).toBeUndefined();
});
