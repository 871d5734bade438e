import { describe, expect, test } from 'vitest';
import { createPolicyEngine } from '../../../../src/policy/engine/engine.js';
import type { PathFacts } from '../../../../src/policy/types.js';
import { worldOf } from '../../shell/worlds.js';

const workspace = '/work/space';

/** Scripts of packages by their directory. */
const packages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {
    test: 'node --test',
    'test:own': 'node scripts/test.js',
    unit: 'cross-env NODE_ENV=test vitest run',
    e2e: 'npm run build && npx playwright test',
    jest: 'node_modules/.bin/jest --ci',
    lint: 'eslint .',
    types: 'tsc --noEmit -p "tsconfig.json"',
    via: 'npm run unit',
    passes: 'npm run unit --',
    loop: 'npm run loop --',
    odd: 'vitest $(cat options)',
  },
  'packages/a': { test: 'vitest' },
  docs: { test: 'vitest' },
};

const base = worldOf(
  [
    ...Object.keys(packages).map((place) => `${place}/package.json`.replace(/^\//, '')),
    ...['src/a.test.ts', 'scripts/test.js', 'tools/x.txt', 'node_modules/evil/package.json', 'py/pyproject.toml'],
    ...['.venv/bin/pytest', '.github/workflows/ci.yml', 'README.md', 'make/Makefile'],
  ],
  { linked: 'packages/a', out: '/outside' },
);
const world: PathFacts = {
  ...base,
  packageManifest: (directory) => {
    const scripts = packages[directory.replace(workspace, '').replace(/^\//, '')];
    return scripts === undefined ? null : JSON.stringify({ scripts });
  },
};

function outcome(command: string, allow: readonly string[]): string {
  const policy = createPolicyEngine({
    lists: { allow, ask: [], deny: [] },
    mode: 'default',
    readOnlyCommands: true,
    world,
  });
  return policy({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: workspace }] }).outcome;
}

function outcomes(commands: readonly string[], allow: readonly string[]): readonly string[] {
  return commands.map((command) => `${outcome(command, allow)}: ${command}`);
}

const scripts = ['Bash(npm test:*)', 'Bash(npm run:*)', 'Bash(pnpm:*)', 'Bash(yarn:*)', 'Bash(bun run:*)'];
const others = ['Bash(tox:*)', 'Bash(nox:*)', 'Bash(cargo test:*)', 'Bash(composer:*)', 'Bash(make:*)'];

const tasks = ['turbo run test', 'nx test', 'nx run-many', 'lerna run test', 'run-s test', 'npm-run-all test'];

describe('a rule for a task of several packages', () => {
  test.each([
    ['turbo run test -- --reporter=verbose a.test.ts', 'run'],
    ['nx test app -- -t name', 'run'],
    ['nx run-many -t test -- --bail', 'run'],
    ['lerna run test -- --coverage=false', 'run'],
    ['run-s test -- --verbose', 'run'],
    ['turbo run test -- --outputFile=.git/hooks/x', 'refuse'],
    ['turbo run test -- --import=data:text/javascript,x', 'refuse'],
    ['nx test app -- --globalSetup=./x.js', 'refuse'],
    ['nx run-many -t test -- --config x.js', 'refuse'],
    ['lerna run test -- --test-reporter-destination=x', 'refuse'],
    ['run-s test -- --require=./x.js', 'refuse'],
    ['npm-run-all test -- --config=x.js', 'refuse'],
  ])('options that it passes to the scripts are harmless in every runner: %s', (command, expected) => {
    expect(
      outcome(
        command,
        tasks.map((name) => `Bash(${name}:*)`),
      ),
    ).toBe(expected);
  });
});

describe('a rule for a script', () => {
  test.each([
    'npm test -- src/a.test.ts',
    'npm test src/a.test.ts',
    'npm test -- --test-reporter=dot',
    'npm test -- --test-name-pattern "parses"',
    'npm test -- --test-only',
    'npm run test:own -- --watch=false',
    'npm run test:own -- -t name',
    'npm run test:own -- --coverage --verbose',
    'npm run test:own -- --count=3',
    'npm run unit -- --reporter=dot src/a.test.ts',
    'npm run unit -- --run -t "adds two"',
    'npm run unit -- --bail 1 --silent',
    'npm run e2e -- --grep login --workers 2',
    'npm run jest -- --runInBand --testNamePattern x',
    'npm run lint -- --quiet --max-warnings 0',
    'npm run types -- --pretty false',
    'npm run passes -- --coverage',
    'npm run odd -- --coverage -t name',
    'npm run test -w a -- --run',
    'yarn test:own --watchAll=false',
    'yarn unit -t name',
    'yarn run unit --coverage',
    'pnpm unit --run',
    'pnpm test:own -- --run',
    'pnpm -r test:own --reporter=dot',
    'bun run test:own -- --verbose',
    'tox -- -k parse -x -q',
    'tox -e py311 -- tests/test_a.py --maxfail=1',
    'nox -s tests -- -k parse -vv',
    'cargo test -- --nocapture --test-threads=1',
    'cargo test parse -- --exact --skip slow',
    'composer test -- --filter=Foo',
  ])('a rule for a script allows `%s`', (command) => {
    expect(outcome(command, [...scripts, ...others])).toBe('run');
  });

  test.each([
    'npm test -- --test-reporter=spec --test-reporter-destination=.github/workflows/x.yml',
    'npm test -- --test-reporter=./evil.mjs',
    "npm test -- --import='data:text/javascript,1'",
    'npm test -- --require ./evil.cjs',
    'npm test -- --env-file=.env',
    'npm test -- --eval 1',
    'npm run test -- --test-reporter-destination=.git/hooks/pre-commit',
    'npm run test:own -- --test-reporter-destination=x',
    'npm run test:own -- --outputFile=x.json',
    'npm run test:own -- --output-file=.github/workflows/x.yml',
    'npm run test:own -- --outputFile x.json',
    'npm run test:own -- --config=/tmp/x',
    'npm run test:own -- --config ./evil.ts',
    'npm run test:own -- -c evil.js',
    'npm run test:own -- -rc ./evil.js',
    'npm run test:own -- --global-setup ./evil.ts',
    'npm run test:own -- --globalSetup=../out/x',
    'npm run test:own -- --reporter=./evil.js',
    'npm run test:own -- --reporter ./evil.js',
    'npm run test:own -- --poolOptions.forks.execArgv=--import=x',
    'npm run test:own -- --report-path=x',
    'npm run test:own -- --count=../x',
    'npm run unit -- --outputFile=.git/hooks/pre-commit',
    'npm run unit -- --unheard-of',
    'npm run unit -- --config evil.ts',
    'npm run unit -- --root /tmp/evil',
    'npm run unit -- --browser',
    'npm run e2e -- --config=evil.ts',
    'npm run e2e -- --output=.github',
    'npm run jest -- --testEnvironment ./evil.js',
    'npm run jest -- --coverageDirectory=.git/hooks',
    'npm run lint -- -o .git/hooks/pre-commit',
    'npm run lint -- --rulesdir evil',
    'npm run lint -- --fix',
    'npm run types -- --outFile x.js',
    'npm run via -- --script-shell=./evil',
    'npm run via -- --reporter=dot',
    'npm run passes -- --config=evil.ts',
    'npm run loop -- --config=evil.ts',
    'npm run odd -- --config=evil.ts',
    'npm test -- $x',
    'npm test -- "$x"',
    'yarn unit --config evil.ts',
    'yarn test:own --outputFile=.github/workflows/x.yml',
    'yarn test --import ./evil.mjs',
    'pnpm unit --globalSetup ./evil.ts',
    'pnpm -r test:own --config=evil.ts',
    'bun run test:own --preload ./evil.ts',
    'tox -- -p evil',
    'tox -- --junitxml=.github/x.xml',
    'tox -e py311 -- -c evil.ini',
    'nox -s tests -- --rootdir=/tmp/evil',
    'cargo test -- --logfile=.git/hooks/pre-commit',
    'composer test -- --bootstrap=evil.php --log-junit x.xml',
  ])('a rule for a script refuses `%s`', (command) => {
    expect(outcome(command, [...scripts, ...others])).toBe('refuse');
  });

  test('a rule allows an option that it contains', () => {
    expect(outcome('npm test -- --import ./setup.mjs', ['Bash(npm test -- --import ./setup.mjs:*)'])).toBe('run');
  });

  test('--fix is allowed if a Write rule covers the tree', () => {
    expect(outcome('npm run lint -- --fix', ['Bash(npm run lint:*)', 'Write(**)'])).toBe('run');
  });

  test('a report is allowed if a Write rule covers its file', () => {
    const rules = ['Bash(npm run unit:*)', 'Write(reports/**)'];
    expect(outcome('npm run unit -- --outputFile=reports/x.json', rules)).toBe('run');
    expect(outcome('npm run unit -- --outputFile=other/x.json', rules)).toBe('refuse');
  });
});

describe('a package of the workspace', () => {
  const rules = [
    'Bash(npm test:*)',
    'Bash(npm run build:*)',
    'Bash(make test:*)',
    'Bash(pnpm test:*)',
    'Bash(pytest:*)',
  ];
  const git = ['Bash(git status:*)', 'Bash(git log:*)'];

  test('a package of the workspace runs its scripts like the root', () => {
    const commands = [
      'cd packages/a && npm test',
      '(cd packages/a && npm test -- --run)',
      'npm --prefix packages/a test',
      'npm test --prefix packages/a',
      'npm --prefix=./packages/a run build',
      'pnpm --dir packages/a test',
      'pnpm -C packages/a test',
      'make -C make test',
      'cd py && pytest -q && cd ..',
      'git -C packages/a status',
      'git -C tools log --oneline',
    ];
    expect(outcomes(commands, [...rules, ...git])).toEqual(commands.map((command) => `run: ${command}`));
  });

  test('a package is ignored behind a link, outside the workspace, without a manifest, or among installed packages', () => {
    const commands = [
      'cd tools && npm test',
      'npm --prefix tools test',
      'npm --prefix ../other test',
      'npm --prefix /tmp test',
      'npm --prefix linked test',
      'npm --prefix out test',
      'npm --prefix node_modules/evil test',
      'cd node_modules/evil && npm test',
      'npm --prefix packages/a --prefix tools test',
      'npm --prefix "$d" test',
      'npm --prefix packages/a run other',
      'git -C /tmp log',
      'git -C packages/a push',
      'make -C tools test',
    ];
    expect(outcomes(commands, [...rules, ...git])).toEqual(commands.map((command) => `refuse: ${command}`));
  });

  test('a package is not trusted if its manifest is writable and that of the root is not', () => {
    expect(outcome('cd docs && npm test', [...rules, 'Write(docs/**)'])).toBe('refuse');
    expect(outcome('npm --prefix docs test', [...rules, 'Write(docs/**)'])).toBe('refuse');
    expect(outcome('cd docs && npm test', [...rules, 'Write(**)'])).toBe('run');
  });
});

describe('a sub-command of git under a rule that names it', () => {
  const rules = ['tag', 'config', 'checkout', 'switch', 'rm', 'reset', 'branch'].map((name) => `Bash(git ${name}:*)`);
  const free = [
    'git tag v1.2.3',
    'git tag -a v1 -m "Release 1"',
    'git tag -n20 v1.1.0',
    'git config user.name "github-actions[bot]"',
    'git config user.email bot@users.noreply.github.com',
    'git checkout -b topic',
    'git reset HEAD~1',
  ];
  const covered = [
    'git checkout main',
    'git switch main',
    'git checkout HEAD~1 -- src',
    'git rm -r src',
    'git reset --hard HEAD',
  ];
  const closed = [
    'git tag -d v1',
    'git tag -s v1',
    'git tag "$x"',
    'git config core.pager sh',
    'git config --global user.name x',
    'git config user.signingkey x',
    'git branch evil HEAD',
    'git checkout HEAD -- .',
    'git checkout HEAD -- .github',
    "git rm -r '.g*'",
    'git rm -r .',
    'git rm -r .github',
  ];

  test('a git sub-command that changes no file of the tree needs no further rule', () => {
    expect(outcomes(free, rules)).toEqual(free.map((command) => `run: ${command}`));
  });

  test('a git sub-command that changes the tree needs a Write rule for it', () => {
    expect(outcomes(covered, rules)).toEqual(covered.map((command) => `refuse: ${command}`));
    expect(outcomes(covered, [...rules, 'Write(**)'])).toEqual(covered.map((command) => `run: ${command}`));
  });

  test('a git option with further effects needs a rule that contains it', () => {
    expect(outcomes(closed, [...rules, 'Write(**)'])).toEqual(closed.map((command) => `refuse: ${command}`));
  });
});

test.each([
  ['npm -v && node -v', ['Bash(npm:*)', 'Bash(node:*)'], 'run'],
  ['uv --version', ['Bash(uv:*)'], 'run'],
  ['poetry update requests', ['Bash(poetry:*)'], 'run'],
  ['npx tsx scripts/test.js', ['Bash(npx:*)'], 'run'],
  ['npx tsx -e 1', ['Bash(npx:*)'], 'refuse'],
  ['npx tsx ../x.ts', ['Bash(npx:*)'], 'refuse'],
  ['.venv/bin/pytest -q', ['Bash(pytest:*)'], 'run'],
  ['.venv/bin/python -m pytest', ['Bash(python:*)', 'Bash(pytest:*)'], 'run'],
  ['tools/bin/pytest -q', ['Bash(pytest:*)'], 'refuse'],
  ['.venv/bin/ls', ['Bash(ls:*)'], 'refuse'],
  ['PYTHONPATH=src pytest', ['Bash(pytest:*)'], 'run'],
  ['PYTHONPATH=.:src pytest', ['Bash(pytest:*)'], 'run'],
  ['PYTHONPATH=/tmp pytest', ['Bash(pytest:*)'], 'refuse'],
  ['PYTHONPATH=../x pytest', ['Bash(pytest:*)'], 'refuse'],
  ['PYTHONPATH=out pytest', ['Bash(pytest:*)'], 'refuse'],
  ['PYTHONPATH=. python3 -m pytest', ['Bash(python3 -m pytest:*)'], 'run'],
  ['PYTHONPATH=. python3 -m json.tool', ['Bash(python3 -m json.tool:*)'], 'refuse'],
  ['TESTING=1 pytest', ['Bash(pytest:*)'], 'run'],
  ['TESTING="$(id)" pytest', ['Bash(pytest:*)'], 'refuse'],
  ['cargo clippy --fix --allow-dirty', ['Bash(cargo:*)'], 'refuse'],
  ['cargo clippy --fix --allow-dirty', ['Bash(cargo:*)', 'Write(**)'], 'run'],
  ['golangci-lint run --fix', ['Bash(golangci-lint:*)'], 'refuse'],
  ['golangci-lint run --fix', ['Bash(golangci-lint:*)', 'Write(**)'], 'run'],
  ['find . -name "*.pyc" -delete', ['Bash(find:*)', 'Write(**)'], 'run'],
  ['find . -name "*.pyc" -delete', ['Bash(find:*)'], 'refuse'],
  ['find . -name "*.yml" -delete', ['Bash(find:*)', 'Write(**)'], 'refuse'],
  ['find . -name "*.pyc" -o -name "*" -delete', ['Bash(find:*)', 'Write(**)'], 'refuse'],
  ['find src -name "*.ts" -delete', ['Bash(find:*)', 'Write(**)'], 'run'],
  ['echo "<(x)"', ['Bash(echo:*)'], 'run'],
  ['echo "a >(b) \\"<(c)\\""', ['Bash(echo:*)'], 'run'],
  ['echo "$x <(x)"', ['Bash(echo:*)'], 'run'],
  ['echo "${x:-<(id)}"', ['Bash(echo:*)'], 'refuse'],
  ['echo "a"<(id)', ['Bash(echo:*)'], 'refuse'],
])('`%s` under %j: %s', (command, allow, expected) => {
  expect(outcome(command, allow)).toBe(expected);
});
