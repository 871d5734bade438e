import type { Program, Word } from '../shell/types.js';
import { type CommandContext, gatherEffects, operandEffects, type PartialEffects, riskOf } from './define.js';
import { defineFamily, type SubCommand } from './family.js';
import type { OptionTable } from './options.js';
import { operandText } from './program-text.js';
import { openTo } from './publishes.js';
import { hasOption, optionValues } from './scan.js';
import { literalOf, literalWord, pathEffects, treeEffects } from './words.js';

const elsewhere = 'chooses another directory or configuration, which are code';
const compiles = 'Compiles and runs the code of the workspace.';
const literal = (why: string): SubCommand => ({ operands: 'named', why, changes: true, literal: true });
const named = (names: string, command: SubCommand): Record<string, SubCommand> =>
  Object.fromEntries(names.split(' ').map((name) => [name, command]));

/** Files are read, and written unless one of these options only looks. */
function unless(...looks: readonly string[]) {
  return ({ scan, invocation }: CommandContext): PartialEffects => {
    const places = scan.operands.length === 0 ? [literalWord('.')] : scan.operands;
    return gatherEffects(
      places.flatMap((word) => [
        treeEffects(word, invocation.cwd),
        hasOption(scan, ...looks) ? {} : pathEffects('write', word, invocation.cwd),
      ]),
    );
  };
}

/** Sources of the workspace; an address is fetched and run. */
function sources({ scan, invocation }: CommandContext): PartialEffects {
  const found = scan.operands
    .slice(0, scan.beforeDashes)
    .map((word) =>
      /^[a-z]+:/i.test(literalOf(word) ?? 'x:')
        ? { risks: [riskOf(word, 'is an address in the place of a file')] }
        : operandEffects('tree', word, invocation),
    );
  return gatherEffects([
    ...found,
    ...optionValues(scan, '--coverage').map((word) => operandEffects('write', word, invocation)),
  ]);
}

/** The words of `deno run` and `deno eval`, which a rule has to spell. */
function literalProgram(isText: boolean) {
  return ({ scan, invocation: { cwd }, world }: CommandContext): PartialEffects => ({
    risks: scan.operands.map((word, at) => {
      const anyProgram = isText || (at === 0 && operandText(word, cwd, world).kind !== 'file');
      return riskOf(word, 'is a program that the rule does not name', anyProgram ? { anyProgram } : {});
    }),
  });
}

const deno: OptionTable = {
  flag: '-q --quiet --no-check --no-lock --frozen --cached-only --no-remote --no-npm --no-config --json --compact --fail-fast --parallel --shuffle --trace-leaks --doc --coverage --permit-no-files --hide-stacktraces --no-run --unstable --rules --all --clean --ignore --no-prompt --no-semicolons --single-quote --use-tabs',
  value:
    '--filter --ignore --ext --reporter --rules-include --rules-exclude --rules-tags --line-width --indent-width --prose-wrap --log-level -L --seed',
  optional: '--coverage --fail-fast --shuffle --ignore --check --allow-read=*',
  write: '--junit-path',
  risks: [
    {
      why: elsewhere,
      value:
        '-c --config --import-map --lock --cert --env-file --location --preload --import --v8-flags --node-modules-dir --unsafely-ignore-certificate-errors --cwd',
      optional: '--reload -r --inspect --inspect-brk --watch',
    },
    {
      why: 'gives the program more rights',
      flag: '-A --allow-all',
      optional:
        '--allow-read --allow-write --allow-net --allow-env --allow-run --allow-sys --allow-ffi --allow-import -R -W -N -E -S -P',
    },
  ],
};

const mixed: OptionTable = {
  flag: '--trace --stale --failed --cover --force --no-compile --no-deps-check --no-start --raise --seed --slowest --warnings-as-errors --check-formatted --dry-run --strict --all --only-slowest --no-archives-check --no-color --color --check-unused --check-locked --only --quiet -q --verbose',
  value:
    '--include --exclude --only --seed --max-failures --timeout --max-cases --partitions --slowest --format --checks --ignore --files-included',
  risks: [{ why: elsewhere, value: '-r --require --formatter --config --import --dot-formatter --erl -e --eval' }],
};

const swift: OptionTable = {
  flag: '-v --verbose -q --quiet --parallel --no-parallel --enable-code-coverage --skip-build --list-tests -l --build-tests --show-bin-path --skip-update --show-codecov-path --enable-swift-testing --disable-swift-testing --enable-xctest --disable-xctest --static-swift-stdlib --vv',
  value:
    '--filter --skip -c --configuration -j --jobs --num-workers --target --product --specifier -s --test-product --arch --triple',
  write: '--xunit-output --scratch-path --cache-path',
  risks: [
    {
      why: elsewhere,
      value:
        '--package-path --toolchain --sdk --swift-sdk -Xswiftc -Xcc -Xlinker -Xcxx --config-path --security-path --netrc-file --destination --sanitize --chdir -C',
      flag: '--disable-sandbox --netrc',
    },
  ],
};

const dart: OptionTable = {
  flag: '--fatal-infos --fatal-warnings --no-fatal-warnings --no-fatal-infos --set-exit-if-changed --no-pub --pub --coverage --no-color --color -v --verbose --offline --machine --run-skipped --no-run-skipped --chain-stack-traces --update-goldens --no-sound-null-safety --dry-run -n --fail-fast --current-package --watch',
  value:
    '-o --output --show -l --line-length --plain-name --name -N --tags -t --exclude-tags -x -P --preset --platform -p --reporter -r --concurrency -j --timeout --total-shards --shard-index --test-randomize-ordering-seed --format --indent --page-width --code --language-version -d --device-id',
  write: '--coverage-path --write',
  risks: [
    {
      why: elsewhere,
      value: '--dart-define --dart-define-from-file --packages --cache --sdk-path --enable-experiment --directory -C',
    },
  ],
};

/** `dart format -o none` looks only. */
function dartFormat(context: CommandContext): PartialEffects {
  const output = context.scan.given.findLast((one) => one.name === '-o' || one.name === '--output')?.value;
  const looks = /^(?:none|show|json)$/.test(literalOf(output ?? undefined) ?? '');
  return looks
    ? gatherEffects(context.scan.operands.map((word: Word) => treeEffects(word, context.invocation.cwd)))
    : unless()(context);
}

const runs = (options: OptionTable): SubCommand => ({ options, operands: 'tree', changes: true, plain: true });

/** Builds and runtimes of languages whose sub-commands are worth telling apart. */
export const otherBuilds: readonly Program[] = [
  defineFamily({
    names: ['deno'],
    source: 'https://docs.deno.com/runtime/reference/cli/',
    grants: 'Runs programs of the workspace and those that they import from anywhere.',
    globals: { flag: '-q --quiet -V' },
    commands: {
      '': { changes: true },
      test: { options: deno, check: sources, changes: true },
      bench: { options: deno, check: sources, changes: true },
      lint: { options: [deno, { risks: [{ why: 'changes the sources', flag: '--fix' }] }], check: sources },
      check: { options: deno, check: sources, changes: true, plain: true },
      fmt: { options: [deno, { flag: '--check' }], check: unless('--check') },
      doc: { options: [deno, { flag: '--lint --private' }], check: sources },
      info: { options: deno, check: sources },
      task: {
        options: [{ stopAtOperand: true }, deno],
        check: ({ scan }) => ({
          risks: scan.operands
            .slice(0, 1)
            .map((word) =>
              riskOf(word, 'is a task that the rule does not name', openTo(word, { openedBy: ['deno', 'task'] })),
            ),
        }),
        changes: true,
      },
      coverage: { options: deno, operands: 'read' },
      run: { options: [{ stopAtOperand: true }, deno], check: literalProgram(false), changes: true, literal: true },
      eval: { options: deno, check: literalProgram(true), changes: true, literal: true },
      ...named(
        'install uninstall add remove compile cache serve publish upgrade repl jupyter outdated init create x vendor bundle',
        {
          ...literal('is a program, a build or a command that the rule does not name'),
          options: deno,
        },
      ),
    },
  }),
  defineFamily({
    names: ['mix'],
    source: 'https://hexdocs.pm/mix/Mix.html',
    grants: compiles,
    unknown: 'is a task that the rule does not name',
    commands: {
      '': { changes: true },
      test: runs(mixed),
      compile: runs(mixed),
      format: { options: mixed, check: unless('--check-formatted', '--dry-run') },
      credo: runs(mixed),
      dialyzer: runs(mixed),
      help: {},
      'deps.tree': {},
      ...named(
        'run eval deps.get deps.update deps.clean escript.build release ecto.migrate phx.server do cmd archive.install hex.publish',
        { ...literal('is more than the rule names'), options: mixed },
      ),
    },
  }),
  defineFamily({
    names: ['swift'],
    source: 'https://github.com/swiftlang/swift-package-manager/tree/main/Documentation',
    grants: compiles,
    commands: {
      '': { changes: true },
      test: { options: swift, changes: true, plain: true },
      build: { options: swift, changes: true, plain: true },
      'package describe': { options: swift },
      'package show-dependencies': { options: swift },
      'package resolve': { options: swift, changes: true },
      ...named('run repl package', { ...literal('is a program that the rule does not name'), options: swift }),
    },
  }),
  defineFamily({
    names: ['dart', 'flutter'],
    source: 'https://dart.dev/tools/dart-tool',
    grants: compiles,
    globals: { flag: '-v --verbose --no-version-check --suppress-analytics --disable-analytics' },
    commands: {
      '': { changes: true },
      test: runs(dart),
      analyze: { options: dart, operands: 'tree' },
      format: { options: dart, check: dartFormat },
      doctor: { options: dart },
      'pub get': { options: dart, changes: true },
      'pub deps': { options: dart },
      'pub outdated': { options: dart },
      ...named('run build compile create fix pub install devices drive upgrade downgrade clean gen-l10n', {
        ...literal('is more than the rule names'),
        options: dart,
      }),
    },
  }),
];
