import type { Program } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf } from './define.js';
import { operandText } from './program-text.js';
import { hasOption, optionValues } from './scan.js';
import { literalOf, pathEffects } from './words.js';

const text = 'is program text or makes the program load code';
export const runsIt = 'is a program that it runs';
const debugs = 'starts the debugger, which runs what it reads';

/**
 * An interpreter with a script: the script is read, and a rule has to spell it or to leave everything behind
 * the program's name open. Without a script it runs what it reads.
 */
export function scriptOperand(
  { scan, invocation, world }: CommandContext,
  more: { readonly every?: boolean } = {},
): PartialEffects {
  const program = literalOf(invocation.argv[0]) ?? '';
  const [script] = scan.operands;
  const asked = scan.given.length > 0;
  if (script === undefined) {
    const word = invocation.argv[0];
    return asked || word === undefined
      ? {}
      : {
          risks: [
            riskOf(word, 'runs what it reads', {
              never: true,
              anyProgram: true,
              hint: `a rule for \`${program} -\` can allow a here-document for \`${program} -\``,
            }),
          ],
        };
  }
  const scripts = more.every === true ? scan.operands : [script];
  return gatherEffects([
    ...scripts.map((word) => pathEffects('read', word, invocation.cwd)),
    {
      risks: scripts.map((word) =>
        operandText(word, invocation.cwd, world).kind === 'file'
          ? riskOf(word, runsIt, { alsoCoveredBy: [program] })
          : riskOf(word, text, { anyProgram: true }),
      ),
    },
  ]);
}

function checkNode(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const reporters = optionValues(scan, '--test-reporter')
    .filter((word) => !/^(?:spec|tap|dot|junit|lcov)$/.test(literalOf(word) ?? ''))
    .map((word) => riskOf(word, 'is a reporter, which is code'));
  const scripts = optionValues(scan, '--run').map((word) => riskOf(word, runsIt, { alsoCoveredBy: ['node'] }));
  const loaded = optionValues(scan, '-r', '--require', '--import', '--loader', '--experimental-loader')
    .filter((word) => /:|^$/.test(literalOf(word) ?? ''))
    .map((word) => riskOf(word, 'may be program text', { never: true, anyProgram: true }));
  if (/^(?:inspect|debug)$/.test(literalOf(scan.operands[0]) ?? ''))
    return { risks: scan.operands.map((word) => riskOf(word, debugs, { anyProgram: true })) };
  if (!hasOption(scan, '--check', '-c'))
    return gatherEffects([
      { risks: [...reporters, ...loaded, ...scripts] },
      scriptOperand(context, { every: hasOption(scan, '--test') }),
    ]);
  const [file, ...others] = scan.operands;
  return gatherEffects([
    file === undefined ? {} : pathEffects('read', file, invocation.cwd),
    { risks: others.map((word) => riskOf(word, 'stands behind the file that is checked')) },
  ]);
}

/** Interpreters of JavaScript. */
export const nodePrograms: readonly Program[] = [
  defineProgram({
    names: ['node', 'nodejs'],
    source: 'https://nodejs.org/api/cli.html',
    grants: 'A rule for node grants whatever the named script, or any script, does.',
    changes: true,
    options: {
      stopAtOperand: true,
      flag: '-v -h --test --watch --check -c --no-warnings --trace-warnings --trace-uncaught --enable-source-maps --test-only --experimental-test-coverage --test-force-exit --throw-deprecation --no-deprecation --trace-deprecation --pending-deprecation --v8-options --expose-gc --experimental-strip-types --experimental-transform-types --no-experimental-strip-types --experimental-vm-modules --preserve-symlinks --experimental-sqlite --abort-on-uncaught-exception --frozen-intrinsics --disallow-code-generation-from-strings',
      value:
        '--test-reporter --test-name-pattern --test-skip-pattern --test-concurrency --test-timeout --test-shard --max-old-space-size --max-semi-space-size --stack-size --stack-trace-limit --unhandled-rejections --dns-result-order --test-coverage-include --test-coverage-exclude --test-coverage-lines --disable-warning --input-type --watch-path --run',
      risks: [
        { why: text, value: '-e --eval -p --print -pe', open: true },
        {
          why: text,
          value:
            '-r --require --import --loader --experimental-loader --env-file --env-file-if-exists --test-global-setup --openssl-config --experimental-config-file --snapshot-blob -C --conditions --icu-data-dir',
        },
        {
          why: 'is a reporter, which is code, or the place where it writes',
          value: '--test-reporter-destination',
        },
        { why: 'lets others run code in it', optional: '--inspect --inspect-brk --inspect-wait --inspect-port' },
        { why: 'reads program text', flag: '-i --interactive' },
        {
          why: 'writes files',
          flag: '--cpu-prof --heap-prof --prof --report-on-signal',
          value:
            '--cpu-prof-dir --cpu-prof-name --heap-prof-dir --diagnostic-dir --redirect-warnings --report-directory --trace-event-file-pattern --heapsnapshot-signal',
        },
      ],
    },
    check: checkNode,
  }),
  defineProgram({
    names: ['tsx', 'ts-node', 'esno', 'vite-node', 'babel-node'],
    source: 'https://tsx.is/',
    grants: 'A rule for it grants whatever the named script, or any script, does.',
    changes: true,
    options: {
      stopAtOperand: true,
      flag: '--no-cache --no-warnings --transpile-only -T --esm --files --skip-project',
      risks: [
        {
          why: text,
          value: '-r --require --import --loader --tsconfig -P --project --env-file -C --compiler --cwd -O',
        },
        { why: text, value: '-e --eval -p --print', open: true },
        { why: 'runs again when files change', flag: 'watch --watch' },
      ],
    },
    check: (context) => scriptOperand(context),
  }),
];
