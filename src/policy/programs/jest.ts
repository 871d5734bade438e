import { defineProgram } from './shared/define.js';
import { loadsCode, runsTests } from './shared/reasons.js';

export const jestProgram = defineProgram({
  names: 'jest',
  source: 'https://jestjs.io/docs/cli',
  grants: runsTests,
  options: {
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
  changes: true,
});
