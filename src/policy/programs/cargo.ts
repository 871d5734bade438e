import type { Invocation, Program, ProgramEffects } from '../shell/types.js';
import { literalOf, matches } from '../shell/words.js';
import type { PathFacts } from '../types.js';
import { writesHereIfAsked } from './shared/checks.js';
import { type CommandContext, gatherEffects, mergeProgramEffects, type PartialEffects } from './shared/define.js';
import { defineFamily, type SubCommand, subCommands } from './shared/family.js';
import { compileOptions, type OptionTable } from './shared/options.js';
import { riskOf } from './shared/risks.js';
import { scanArguments } from './shared/scan.js';

const maybeFile = 'is a target that may be a file';

/** https://doc.rust-lang.org/cargo/commands/: options that most commands share. */
const common: OptionTable = {
  flag: '-v -vv --verbose -q --quiet --frozen --locked --offline --workspace --all --lib --bins --examples --tests --benches --all-targets -r --release --all-features --no-default-features --no-run --no-fail-fast --doc --keep-going --ignore-rust-version --future-incompat-report --unit-graph --build-plan -n --dry-run --no-deps --document-private-items',
  value:
    '--color -p --package --exclude --bin --example --test --bench --profile -F --features --message-format -j --jobs --format --depth -e --edges -i --invert --prune --charset --prefix --filter-platform --format-version --limit',
  optional: '--timings',
  write: '--target-dir --artifact-dir --out-dir',
  risks: {
    'sets configuration, which can name programs to run': '--config -Z',
    'builds another package': '-C --manifest-path --lockfile-path --path',
    [maybeFile]: '--target',
    'takes packages from elsewhere': '--git --registry --index --branch --rev --tag',
    'opens a viewer': { flag: '--open' },
  },
};

const known =
  (pattern: RegExp, why: string) =>
  (context: CommandContext): PartialEffects => {
    const handed = context.scan.handed();
    // A word with the previous one, so that a pattern can identify an argument by its option.
    return {
      risks: handed
        .filter((word, index) => !pattern.test(`${literalOf(handed[index - 1]) ?? ''} ${literalOf(word) ?? '?'}`))
        .map((word) => riskOf(word, why)),
    };
  };

const lints = known(
  / (?:-[DWAF]|--(?:deny|warn|allow|forbid|no-deps))$|(?:-[DWAF]|--deny|--warn|--allow|--forbid) [\w:-]+$| -[DWAF][\w:-]+$/,
  'is passed to the compiler, where it can name programs',
);

const formats = known(
  / (?:--check|-l|--files-with-diff|-v|--verbose|-q|--quiet|--edition|--color)$|(?:--edition|--color) \w+$| --edition=\d+$/,
  'is passed to rustfmt, where it can write files or load configuration',
);

/** https://doc.rust-lang.org/rustc/tests/: options of the test program, and of criterion. */
const testProgram = compileOptions([
  {
    flag: '--include-ignored --ignored --force-run-in-process --exclude-should-panic --test --bench --list -h --help --nocapture --no-capture -q --quiet --exact --show-output --report-time --ensure-time --shuffle --noplot --verbose -v',
    value:
      '--test-threads --skip --color --format --shuffle-seed --sample-size --warm-up-time --measurement-time --baseline --save-baseline --load-baseline --profile-time --output-format',
    write: '--logfile',
    risks: { 'changes how the test program works': '-Z' },
  },
]);

/** Words after `--` are passed to the test program. */
function testArguments({ scan, invocation }: CommandContext): PartialEffects {
  const { risks, effects } = scanArguments(scan.handed(), testProgram, invocation.cwd);
  return { risks, effects };
}

function formatted(context: CommandContext): PartialEffects {
  const checks = context.scan.handed().some((word) => literalOf(word) === '--check');
  return gatherEffects([formats(context), { changes: !checks && !context.scan.has('--check') }]);
}

const literal = (why: string): SubCommand => ({ operands: 'named', why, changes: true });

const crate = 'is a package that the rule does not name';

/** A name of the registry and a version; a path or an address has an option of its own. */
const crates = (command: string): SubCommand => ({
  changes: true,
  check: ({ scan }) => ({
    risks: scan.operands.map((word) =>
      riskOf(
        word,
        crate,
        matches(word, /^[A-Za-z][\w-]*(?:@[\w.+^~=*-]+)?$/) ? { alsoCoveredBy: ['cargo', command] } : {},
      ),
    ),
  }),
});

const commands = defineFamily({
  names: 'cargo',
  source: 'https://doc.rust-lang.org/cargo/commands/',
  grants: 'Compiles and runs the code of the workspace and of its dependencies.',
  globals: {
    flag: '-v -vv --verbose -q --quiet --frozen --locked --offline -V --list',
    value: '--color --explain',
    risks: {
      'sets configuration, which can name programs to run': '--config -Z',
      'builds another package': '-C --manifest-path',
    },
  },
  common,
  commands: {
    ...subCommands('version metadata read-manifest verify-project locate-project pkgid', {}),
    ...subCommands('build b check c run r udeps doc clean fetch deny generate-lockfile package', { changes: true }),
    ...subCommands('test t bench', { check: testArguments, changes: true }),
    nextest: literal('is a command of nextest'),
    'nextest list': { changes: true },
    'nextest run': {
      plain: true,
      value: '--retries --partition --test-threads -E --filter-expr --status-level',
      flag: '--no-capture --fail-fast',
      changes: true,
    },
    'llvm-cov': {
      flag: '--lcov --json --html --text --summary-only --branch --no-report --no-clean',
      value: '--ignore-filename-regex --fail-under-lines',
      write: '--output-path --output-dir',
      changes: true,
    },
    machete: {
      flag: '--with-metadata --skip-target-dir',
      risks: { 'changes files': { flag: '--fix' } },
      operands: 'tree',
    },
    outdated: { flag: '-R --root-deps-only', value: '--exit-code -d', changes: true },
    'semver-checks': { value: '--baseline-rev --baseline-version', changes: true },
    hack: literal('is a command of cargo'),
    clippy: {
      flag: '--no-deps --fix --allow-dirty --allow-staged',
      check: [lints, writesHereIfAsked('--fix')],
      changes: true,
    },
    fmt: { flag: '--check', check: formatted, changes: true },
    rustdoc: { check: lints, changes: true },
    fix: { flag: '--allow-dirty --allow-staged --allow-no-vcs --edition --broken-code', changes: true },
    tree: { flag: '-d --duplicates --no-dedupe -V' },
    search: literal('is sent to the registry'),
    update: { value: '--precise', flag: '-w', changes: true },
    audit: { value: '--ignore --deny -D', flag: '--json --no-fetch', changes: true },
    'audit fix': { changes: true, literal: true },
    add: { ...crates('add'), flag: '--dev -D --build --optional', value: '--rename' },
    remove: { ...crates('remove'), flag: '--dev --build' },
    install: { ...crates('install'), flag: '-f --force --no-track --list', value: '--version --vers' },
    uninstall: literal(crate),
    publish: { changes: true, literal: true },
    vendor: { operands: 'write', changes: true },
    ...subCommands('new init', {
      flag: '--lib --bin',
      value: '--edition --name --vcs',
      operands: 'write',
      changes: true,
    }),
    login: literal('is a credential'),
  },
});

/** A name from the compiler's own list, `x86_64-unknown-linux-gnu`; a specification in a file ends in `.json`. */
const triple = /^(?:--target=)?[a-z0-9_][a-z0-9_.]*(?:-[a-z0-9_.]+){1,4}(?<!\.json)$/;

function readCommand(invocation: Invocation, world: PathFacts): ProgramEffects {
  const programEffects = commands.read(invocation, world);
  const targets = programEffects.risks.filter((target) => target.why === maybeFile);
  const named = targets.length > 0 && targets.every(({ word }) => word === '--target' || triple.test(word));
  return named
    ? { ...programEffects, risks: programEffects.risks.filter((risk) => !targets.includes(risk)) }
    : programEffects;
}

/** `cargo +nightly fmt`: the toolchain precedes the command. */
export const cargoProgram: Program = {
  ...commands,
  read(invocation, world) {
    const [program, toolchain, ...rest] = invocation.argv;
    if (program === undefined || toolchain === undefined || !matches(toolchain, /^\+[\w.-]+$/))
      return readCommand(invocation, world);
    const chosen: ProgramEffects = {
      effects: [],
      inner: [],
      risks: [riskOf(toolchain, 'is a toolchain that the rule does not name')],
      readOnly: true,
    };
    return mergeProgramEffects(chosen, readCommand({ ...invocation, argv: [program, ...rest] }, world));
  },
};
