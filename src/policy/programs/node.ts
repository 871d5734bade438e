import { literalOf, matches, pathEffects } from '../shell/words.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './shared/define.js';
import { riskOf, risksFor, risksUnless, takesProgramCode } from './shared/risks.js';
import { runsIt, scriptOperand } from './shared/script-operand.js';

const debugs = 'starts the debugger, which runs what it reads';

function checkNode(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const reporters = risksUnless(
    scan.values('--test-reporter'),
    /^(?:spec|tap|dot|junit|lcov)$/,
    'is a reporter, which is code',
  );
  const scripts = risksFor(scan.values('--run'), runsIt, { alsoCoveredBy: ['node'] });
  const loaded = scan
    .values('-r', '--require', '--import', '--loader', '--experimental-loader')
    .filter((word) => /:|^$/.test(literalOf(word) ?? ''))
    .map((word) => riskOf(word, 'may be program text', { never: true, anyProgram: true }));
  if (matches(scan.operands[0], /^(?:inspect|debug)$/))
    return { risks: risksFor(scan.operands, debugs, { anyProgram: true }) };
  if (!scan.has('--check', '-c'))
    return gatherEffects([
      { risks: [...reporters, ...loaded, ...scripts] },
      scriptOperand(context, { every: scan.has('--test') }),
    ]);
  const [file, ...others] = scan.operands;
  return gatherEffects([
    file === undefined ? {} : pathEffects('read', file, invocation.cwd),
    { risks: risksFor(others, 'follows the file that is checked') },
  ]);
}

export const nodeProgram = defineProgram({
  names: 'node nodejs',
  source: 'https://nodejs.org/api/cli.html',
  grants: 'A rule for node grants whatever the named script, or any script, does.',
  changes: true,
  stopAtOperand: true,
  flag: '-v -h --test --watch --check -c --no-warnings --trace-warnings --trace-uncaught --enable-source-maps --test-only --experimental-test-coverage --test-force-exit --throw-deprecation --no-deprecation --trace-deprecation --pending-deprecation --v8-options --expose-gc --experimental-strip-types --experimental-transform-types --no-experimental-strip-types --experimental-vm-modules --preserve-symlinks --experimental-sqlite --abort-on-uncaught-exception --frozen-intrinsics --disallow-code-generation-from-strings',
  value:
    '--test-reporter --test-name-pattern --test-skip-pattern --test-concurrency --test-timeout --test-shard --max-old-space-size --max-semi-space-size --stack-size --stack-trace-limit --unhandled-rejections --dns-result-order --test-coverage-include --test-coverage-exclude --test-coverage-lines --disable-warning --input-type --watch-path --run',
  risks: {
    [takesProgramCode]: [
      { value: '-e --eval -p --print -pe', open: true },
      {
        value:
          '-r --require --import --loader --experimental-loader --env-file --env-file-if-exists --test-global-setup --openssl-config --experimental-config-file --snapshot-blob -C --conditions --icu-data-dir',
      },
    ],
    'is a reporter, which is code, or its output path': '--test-reporter-destination',
    'lets other processes run code in it': { optional: '--inspect --inspect-brk --inspect-wait --inspect-port' },
    'reads program text': { flag: '-i --interactive' },
    'writes files': {
      flag: '--cpu-prof --heap-prof --prof --report-on-signal',
      value:
        '--cpu-prof-dir --cpu-prof-name --heap-prof-dir --diagnostic-dir --redirect-warnings --report-directory --trace-event-file-pattern --heapsnapshot-signal',
    },
  },
  check: checkNode,
});
