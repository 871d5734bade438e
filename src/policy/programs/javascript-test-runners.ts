import { literalOf, pathEffects } from '../shell/words.js';
import { builtInNames } from './shared/checks.js';
import { type CommandContext, defineSimilarPrograms, gatherEffects, type PartialEffects } from './shared/define.js';
import { defineFamily, subCommands } from './shared/family.js';
import { loadsCode, opensServer, runsTests } from './shared/risks.js';

/** `vitest list --json FILE`: the file may be a separate word. */
function reported({ scan, invocation }: CommandContext): PartialEffects {
  if (!scan.has('--json')) return {};
  const { argv, cwd } = invocation;
  const behind = argv.filter((_, at) => literalOf(argv[at - 1]) === '--json');
  return gatherEffects(
    behind.filter((word) => scan.operands.includes(word)).map((word) => pathEffects('write', word, cwd)),
  );
}

export const javascriptTestRunners = defineSimilarPrograms({ grants: runsTests, changes: true }, [
  {
    names: 'jest',
    source: 'https://jestjs.io/docs/cli',
    groups: true,
    flag: '--ci --coverage --no-coverage --collectCoverage --verbose --silent --runInBand -i --passWithNoTests --forceExit --detectOpenHandles --onlyChanged -o --onlyFailures -f --lastCommit --json --no-cache --cache --listTests --showConfig --debug --expand -e --findRelatedTests --logHeapUsage --errorOnDeprecated --colors --color --no-color --no-watchman --useStderr --testLocationInResults --randomize --showSeed --watch --watchAll --all --noStackTrace --openHandlesTimeout --no-verbose --updateSnapshot -u --clearCache',
    value:
      '-t --testNamePattern --testPathPattern --testPathPatterns --testPathIgnorePatterns --maxWorkers -w --shard --changedSince --testTimeout --maxConcurrency --seed --selectProjects --ignoreProjects --collectCoverageFrom --coverageThreshold --coverageProvider --coveragePathIgnorePatterns',
    optional: '-b --bail --watchAll --watch --coverage --ci --cache',
    write: '--coverageDirectory --outputFile --cacheDirectory',
    risks: {
      [loadsCode]:
        '-c --config --rootDir --roots --projects --testEnvironment --env --setupFiles --setupFilesAfterEnv --globalSetup --globalTeardown --reporters --coverageReporters --runner --testRunner --transform --resolver --preset --moduleNameMapper --modulePaths --moduleDirectories --snapshotSerializers --testSequencer --watchPlugins --testMatch --testRegex --filter --globals --prettierPath --testResultsProcessor',
    },
  },
  {
    names: 'vitest',
    source: 'https://vitest.dev/guide/cli.html',
    groups: true,
    flag: '--run --watch --no-watch -w --coverage --no-coverage --coverage.enabled --silent --hideSkippedTests --passWithNoTests --allowOnly --no-color --color --isolate --no-isolate --globals --dom --no-file-parallelism --fileParallelism --typecheck --logHeapUsage --dangerouslyIgnoreUnhandledErrors --expandSnapshotDiff --disableConsoleIntercept --no-cache --clearScreen --changed --related --json --update -u --bail --no-typecheck --includeTaskLocation --filesOnly',
    value:
      '-t --testNamePattern --testTimeout --hookTimeout --teardownTimeout --shard --maxWorkers --minWorkers --maxConcurrency --retry --sequence.seed --sequence.shuffle --coverage.reporter --coverage.include --coverage.exclude --coverage.provider --project --exclude --mode --slowTestThreshold --testNamePattern --pool --environment --reporter',
    optional: '--bail --changed --silent --coverage --update',
    write: '--outputFile --coverage.reportsDirectory',
    risks: {
      [loadsCode]:
        '-c --config -r --root --dir --globalSetup --setupFiles --poolOptions --workspace --runner --coverage.customProviderModule --execArgv --diff --snapshotEnvironment',
      'opens a server or a browser': { optional: '--ui --api --browser --open', value: '--api.port --api.host' },
      'lets other processes run code in it': { optional: '--inspect --inspect-brk' },
    },
    check: [
      builtInNames('--reporter'),
      builtInNames('--environment'),
      builtInNames('--pool'),
      builtInNames('--coverage.provider'),
      reported,
    ],
  },
  {
    names: 'mocha',
    source: 'https://mochajs.org/#command-line-usage',
    groups: true,
    flag: '-b --bail --no-bail --check-leaks --exit --forbid-only --forbid-pending -C --color --no-color -c --diff --no-diff -p --parallel --recursive -S --sort --dry-run -i --invert -A --async-only --full-trace --inline-diffs --list-interfaces --list-reporters --fail-zero --pass-on-failing-test-suite --no-config --no-opts --no-package -w --watch',
    value:
      '-t --timeout -s --slow -j --jobs --retries -g --grep -f --fgrep --extension --ignore --exclude -R --reporter -u --ui',
    risks: {
      [loadsCode]:
        '-r --require --config --opts --package --file --loader --import -O --reporter-option --reporter-options --spec --node-option -n',
    },
    operands: 'tree',
    check: [builtInNames('-R', '--reporter'), builtInNames('-u', '--ui')],
  },
  {
    names: 'ava',
    source: 'https://github.com/avajs/ava/blob/main/docs/05-command-line.md',
    groups: true,
    flag: '-v --verbose --fail-fast -s --serial -t --tap -u --update-snapshots --color --no-color --no-worker-threads',
    value: '-m --match -T --timeout -c --concurrency',
    risks: { [loadsCode]: '--config --node-arguments' },
    operands: 'tree',
  },
]);

export const cypressProgram = defineFamily({
  names: 'cypress',
  source: 'https://docs.cypress.io/app/references/command-line',
  grants: runsTests,
  commands: {
    run: {
      changes: true,
      flag: '--headless --headed -q --quiet --parallel --component --e2e --no-exit --no-runner-ui --runner-ui',
      value: '-s --spec -b --browser -r --reporter --group -t --tag --ci-build-id --auto-cancel-after-failures',
      risks: {
        [loadsCode]: '-c --config -C --config-file -P --project -e --env -o --reporter-options',
        'sends results to a server': { flag: '--record', value: '-k --key' },
        [opensServer]: '-p --port',
      },
      check: [builtInNames('-r', '--reporter'), builtInNames('-b', '--browser')],
      plain: true,
    },
    ...subCommands('verify version info', {}),
    install: { changes: true },
  },
});

export const playwrightProgram = defineFamily({
  names: 'playwright',
  source: 'https://playwright.dev/docs/test-cli',
  grants: runsTests,
  commands: {
    test: {
      changes: true,
      flag: '--headed --list --quiet --fully-parallel --pass-with-no-tests --forbid-only --last-failed -x --no-deps --ignore-snapshots --fail-on-flaky-tests',
      value:
        '--project --grep -g --grep-invert -G --workers -j --retries --repeat-each --shard --timeout --global-timeout --max-failures --reporter --trace --browser --test-list-invert',
      optional: '--only-changed -u --update-snapshots',
      write: '--output',
      risks: {
        [loadsCode]: '-c --config --tsconfig --test-list',
        [opensServer]: { flag: '--ui --debug', value: '--ui-host --ui-port' },
      },
      check: builtInNames('--reporter'),
      plain: true,
    },
    install: {
      changes: true,
      literal: true,
      flag: '--with-deps --force --dry-run --only-shell --no-shell',
      operands: 'data',
    },
    'install-deps': { changes: true, literal: true },
    uninstall: { changes: true, flag: '--all' },
    'merge-reports': { changes: true, value: '--reporter', risks: { [loadsCode]: '-c --config' }, operands: 'read' },
  },
});
