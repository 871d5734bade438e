import { builtInNames } from './shared/built-in-names.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './shared/define.js';
import { loadsCode, runsTests } from './shared/reasons.js';
import { literalOf, pathEffects } from './shared/words.js';

/** `vitest list --json FILE`: the file may be a separate word. */
function reported({ scan, invocation }: CommandContext): PartialEffects {
  if (!scan.has('--json')) return {};
  const { argv, cwd } = invocation;
  const behind = argv.filter((_, at) => literalOf(argv[at - 1]) === '--json');
  return gatherEffects(
    behind.filter((word) => scan.operands.includes(word)).map((word) => pathEffects('write', word, cwd)),
  );
}

export const vitestProgram = defineProgram({
  names: 'vitest',
  source: 'https://vitest.dev/guide/cli.html',
  grants: runsTests,
  options: {
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
  },
  check: [
    builtInNames('--reporter'),
    builtInNames('--environment'),
    builtInNames('--pool'),
    builtInNames('--coverage.provider'),
    reported,
  ],
  changes: true,
});
