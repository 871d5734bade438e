import type { Program } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf } from './define.js';
import { hasOption, optionValues } from './scan.js';
import { literalOf, literalWord, pathEffects, treeEffects } from './words.js';

const code = 'loads code or configuration from a path';
const tests = 'Runs whatever the tests and their configuration in the workspace contain.';
const checks = 'Runs plug-ins and configuration files of the workspace, which are code.';

/** Operands are read, and written where one of these options asks for it. */
export function fixes(...options: readonly string[]) {
  return ({ scan, invocation }: CommandContext): PartialEffects => {
    const places = scan.operands.length === 0 ? [literalWord('.')] : scan.operands;
    const written = hasOption(scan, ...options) ? places.map((word) => pathEffects('write', word, invocation.cwd)) : [];
    return gatherEffects([...scan.operands.map((word) => treeEffects(word, invocation.cwd)), ...written]);
  };
}

/** Values that are names of something built in; anything else is loaded as code. Many of these options may be repeated. */
export function builtIn(context: CommandContext, ...options: readonly string[]): PartialEffects {
  const loaded = optionValues(context.scan, ...options).filter((word) => !/^[\w-]+$/.test(literalOf(word) ?? './'));
  return { risks: loaded.map((word) => riskOf(word, code)) };
}

/** `--noEmit false` takes back what was asked for before it. */
function checkTsc({ scan, invocation }: CommandContext): PartialEffects {
  const words = invocation.argv;
  const behind = new Set(words.filter((_, at) => /^--?noemit$/i.test(literalOf(words[at - 1]) ?? '')));
  const reverted = scan.operands.filter((word) => behind.has(word) && /^(?:false|null)$/i.test(literalOf(word) ?? ''));
  const files = scan.operands.filter((word) => !/^(?:true|false|null)$/i.test(literalOf(word) ?? ''));
  const responses = files.filter((word) => /^@/.test(literalOf(word) ?? ''));
  return gatherEffects([
    ...files.map((word) => pathEffects('read', word, invocation.cwd)),
    {
      risks: [
        ...reverted.map((word) => riskOf(word, 'takes --noEmit back')),
        ...responses.map((word) => riskOf(word, 'reads options from a file')),
      ],
    },
    { changes: !hasOption(scan, '--noEmit', '-noEmit') },
  ]);
}

/** `vitest list --json FILE`: the file may stand in a word of its own. */
function reported({ scan, invocation }: CommandContext): PartialEffects {
  if (!hasOption(scan, '--json')) return {};
  const { argv, cwd } = invocation;
  const behind = argv.filter((_, at) => literalOf(argv[at - 1]) === '--json');
  return gatherEffects(
    behind.filter((word) => scan.operands.includes(word)).map((word) => pathEffects('write', word, cwd)),
  );
}

/** Programs of the JavaScript world that npx and its like start. */
export const javascriptTools: readonly Program[] = [
  defineProgram({
    names: ['eslint'],
    source: 'https://eslint.org/docs/latest/use/command-line-interface',
    grants: checks,
    options: {
      flag: '--quiet --no-color --color --cache --no-cache --no-inline-config --report-unused-disable-directives --no-error-on-unmatched-pattern --no-eslintrc --no-ignore --exit-on-fatal-error --pass-on-no-patterns --stats --no-warn-ignored --fix --fix-dry-run --stdin --print-config --no-config-lookup --pass-on-unpruned-suppressions -v -h --debug --env-info',
      value:
        '--ext --max-warnings --cache-strategy --env --global --stdin-filename --ignore-pattern --rule --report-unused-disable-directives-severity --report-unused-inline-configs --parser-options --fix-type --flag --concurrency -f --format',
      read: '--ignore-path',
      write: '-o --output-file --cache-location --cache-file --suppressions-location',
      risks: [
        { why: code, value: '-c --config --parser --plugin --rulesdir --resolve-plugins-relative-to' },
        { why: 'starts another program', flag: '--init --inspect-config --mcp' },
        { why: 'changes files', flag: '--suppress-all --prune-suppressions', value: '--suppress-rule' },
      ],
    },
    check: (context) => gatherEffects([fixes('--fix')(context), builtIn(context, '-f', '--format')]),
  }),
  defineProgram({
    names: ['prettier'],
    source: 'https://prettier.io/docs/cli',
    grants: checks,
    options: {
      groups: true,
      flag: '--check -c --list-different -l --no-color --color --no-config --no-editorconfig --ignore-unknown -u --with-node-modules --no-semi --semi --single-quote --no-single-quote --jsx-single-quote --use-tabs --no-use-tabs --bracket-same-line --no-bracket-spacing --require-pragma --insert-pragma --cache --no-cache --no-error-on-unmatched-pattern --debug-check --single-attribute-per-line --write -w --file-info --support-info --no-plugin-search',
      value:
        '--log-level --loglevel --parser --tab-width --print-width --trailing-comma --end-of-line --prose-wrap --quote-props --arrow-parens --html-whitespace-sensitivity --embedded-language-formatting --object-wrap --experimental-operator-position --config-precedence --stdin-filepath --cache-strategy --range-start --range-end',
      read: '--ignore-path --find-config-path',
      write: '--cache-location',
      risks: [{ why: code, value: '--config --plugin --plugin-search-dir --config-path' }],
    },
    check: (context) => gatherEffects([fixes('--write', '-w')(context), builtIn(context, '--parser')]),
  }),
  defineProgram({
    names: ['tsc', 'vue-tsc'],
    source: 'https://www.typescriptlang.org/docs/handbook/compiler-options.html',
    grants: 'Compiles as the configuration in the workspace says, and writes where it says.',
    options: {
      singleDash: true,
      flag: '-noEmit -pretty -strict -skipLibCheck -esModuleInterop -allowJs -checkJs -listFiles -listFilesOnly -diagnostics -extendedDiagnostics -traceResolution -noErrorTruncation  -declaration -d -sourceMap -removeComments -isolatedModules -resolveJsonModule -showConfig -v -h -all -w -watch -force -f -dry -verbose -noUnusedLocals -noUnusedParameters -noImplicitAny -strictNullChecks -emitDeclarationOnly -explainFiles -preserveWatchOutput -allowImportingTsExtensions -downlevelIteration -noLib -noResolve -experimentalDecorators -stopBuildOnErrors',
      value:
        '-target -t -module -m -lib -jsx -moduleResolution -types -jsxImportSource -locale -moduleDetection -ignoreDeprecations',
      read: '-project -p -rootDir -baseUrl -typeRoots',
      write: '-outFile -outDir -declarationDir -tsBuildInfoFile -generateTrace -generateCpuProfile',
      risks: [
        { why: 'writes files whatever -noEmit says', flag: '-init -b -build -incremental -composite -clean' },
        { why: code, value: '-plugins -paths -rootDirs' },
      ],
    },
    check: checkTsc,
  }),
  defineProgram({
    names: ['jest'],
    source: 'https://jestjs.io/docs/cli',
    grants: tests,
    options: {
      groups: true,
      flag: '--ci --coverage --no-coverage --collectCoverage --verbose --silent --runInBand -i --passWithNoTests --forceExit --detectOpenHandles --onlyChanged -o --onlyFailures -f --lastCommit --json --no-cache --cache --listTests --showConfig --debug --expand -e --findRelatedTests --logHeapUsage --errorOnDeprecated --colors --color --no-color --no-watchman --useStderr --testLocationInResults --randomize --showSeed --watch --watchAll --all --noStackTrace --openHandlesTimeout --no-verbose --updateSnapshot -u --clearCache',
      value:
        '-t --testNamePattern --testPathPattern --testPathPatterns --testPathIgnorePatterns --maxWorkers -w --shard --changedSince --testTimeout --maxConcurrency --seed --selectProjects --ignoreProjects --collectCoverageFrom --coverageThreshold --coverageProvider --coveragePathIgnorePatterns',
      optional: '-b --bail --watchAll --watch --coverage --ci --cache',
      write: '--coverageDirectory --outputFile --cacheDirectory',
      risks: [
        {
          why: code,
          value:
            '-c --config --rootDir --roots --projects --testEnvironment --env --setupFiles --setupFilesAfterEnv --globalSetup --globalTeardown --reporters --coverageReporters --runner --testRunner --transform --resolver --preset --moduleNameMapper --modulePaths --moduleDirectories --snapshotSerializers --testSequencer --watchPlugins --testMatch --testRegex --filter --globals --prettierPath --testResultsProcessor',
        },
      ],
    },
    changes: true,
  }),
  defineProgram({
    names: ['vitest'],
    source: 'https://vitest.dev/guide/cli.html',
    grants: tests,
    options: {
      groups: true,
      flag: '--run --watch --no-watch -w --coverage --no-coverage --coverage.enabled --silent --hideSkippedTests --passWithNoTests --allowOnly --no-color --color --isolate --no-isolate --globals --dom --no-file-parallelism --fileParallelism --typecheck --logHeapUsage --dangerouslyIgnoreUnhandledErrors --expandSnapshotDiff --disableConsoleIntercept --no-cache --clearScreen --changed --related --json --update -u --bail --no-typecheck --includeTaskLocation --filesOnly',
      value:
        '-t --testNamePattern --testTimeout --hookTimeout --teardownTimeout --shard --maxWorkers --minWorkers --maxConcurrency --retry --sequence.seed --sequence.shuffle --coverage.reporter --coverage.include --coverage.exclude --coverage.provider --project --exclude --mode --slowTestThreshold --testNamePattern --pool --environment --reporter',
      optional: '--bail --changed --silent --coverage --update',
      write: '--outputFile --coverage.reportsDirectory',
      risks: [
        {
          why: code,
          value:
            '-c --config -r --root --dir --globalSetup --setupFiles --poolOptions --workspace --runner --coverage.customProviderModule --execArgv --diff --snapshotEnvironment',
        },
        { why: 'opens a server or a browser', optional: '--ui --api --browser --open', value: '--api.port --api.host' },
        { why: 'lets others run code in it', optional: '--inspect --inspect-brk' },
      ],
    },
    check: (context) =>
      gatherEffects([
        builtIn(context, '--reporter'),
        builtIn(context, '--environment'),
        builtIn(context, '--pool'),
        builtIn(context, '--coverage.provider'),
        reported(context),
      ]),
    changes: true,
  }),
  defineProgram({
    names: ['mocha'],
    source: 'https://mochajs.org/#command-line-usage',
    grants: tests,
    options: {
      groups: true,
      flag: '-b --bail --no-bail --check-leaks --exit --forbid-only --forbid-pending -C --color --no-color -c --diff --no-diff -p --parallel --recursive -S --sort --dry-run -i --invert -A --async-only --full-trace --inline-diffs --list-interfaces --list-reporters --fail-zero --pass-on-failing-test-suite --no-config --no-opts --no-package -w --watch',
      value:
        '-t --timeout -s --slow -j --jobs --retries -g --grep -f --fgrep --extension --ignore --exclude -R --reporter -u --ui',
      risks: [
        {
          why: code,
          value:
            '-r --require --config --opts --package --file --loader --import -O --reporter-option --reporter-options --spec --node-option -n',
        },
      ],
    },
    operands: 'tree',
    check: (context) => gatherEffects([builtIn(context, '-R', '--reporter'), builtIn(context, '-u', '--ui')]),
    changes: true,
  }),
];
