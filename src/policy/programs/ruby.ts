import type { Program, Risk, Word } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf, startedBy } from './define.js';
import { builtIn } from './js-tools.js';
import { readOpaque } from './opaque.js';
import { openTo } from './publishes.js';
import { hasOption } from './scan.js';
import { knownText, literalOf, literalWord, pathEffects } from './words.js';

const elsewhere = 'chooses another directory or configuration, which are code';
const tests = 'Runs whatever the tests and their configuration in the workspace contain.';

/** Corrections are written into the files that are given. */
function corrected(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const places = scan.operands.length === 0 ? [literalWord('.')] : scan.operands;
  const changes = hasOption(scan, '-a', '-A', '--autocorrect', '--autocorrect-all', '--auto-correct', '--fix', '-x');
  return gatherEffects([
    builtIn(context, '-f', '--format'),
    ...(changes ? places.map((word) => pathEffects('write', word, invocation.cwd)) : []),
  ]);
}

const checker = {
  flag: '--parallel --no-parallel -q --quiet -v --verbose --display-cop-names -D -S --display-style-guide -E --extra-details --force-exclusion -L --list-target-files --fail-fast -F --only-guide-cops -l --lint -x --fix-layout -a -A --autocorrect --autocorrect-all --auto-correct --fix --display-only-failed --no-color --color --ignore-unrecognized-cops --no-pager -P --display-time --raise-cop-error --no-progress --summary -w -z --no-exit-on-warn --no-exit-on-error',
  value: '-f --format --only --except --fail-level --cache --stdin -s --stderr --level --confidence-level',
  write: '-o --out --output --cache-root',
  risks: [
    {
      why: elsewhere,
      value: '-r --require -c --config --plugin --server --init --ignore-config --rails-path',
      flag: '--init --start-server',
    },
    { why: 'changes files', flag: '--auto-gen-config --regenerate-todo --disable-uncorrectable --safe-auto-correct' },
  ],
};

/** Programs of the Ruby world that read or test the workspace. */
const rubyTools: readonly Program[] = [
  defineProgram({
    names: ['rspec', 'minitest', 'cucumber', 'rails-test', 'parallel_rspec'],
    source: 'https://rspec.info/features/3-13/rspec-core/command-line/',
    grants: tests,
    changes: true,
    options: {
      flag: '--fail-fast -b --backtrace --profile -w --warnings --dry-run --no-color --color --colour --force-color --no-profile -q --quiet -v --only-failures -n --next-failure --no-fail-fast --strict --publish-quiet',
      value: '-f --format -e --example -E --example-matches -t --tag --tags --seed --order -j',
      optional: '-p --profile --fail-fast --bisect',
      write: '-o --out --deprecation-out',
      risks: [
        {
          why: elsewhere,
          value:
            '-r --require -I -O --options -P --pattern --default-path -c --config --init --exclude-pattern --drb-port',
          flag: '-X --drb',
        },
      ],
    },
    operands: 'tree',
    check: (context) => builtIn(context, '-f', '--format'),
  }),
  defineProgram({
    names: ['rubocop', 'standardrb', 'reek', 'brakeman', 'erblint', 'haml-lint', 'slim-lint'],
    source: 'https://docs.rubocop.org/rubocop/usage/basic_usage.html',
    grants: 'Runs the extensions that its configuration in the workspace names.',
    changes: true,
    options: checker,
    operands: 'tree',
    check: corrected,
  }),
  defineProgram({
    names: ['rake'],
    source: 'https://ruby.github.io/rake/doc/command_line_usage_rdoc.html',
    grants: 'Runs the tasks of the Rakefile of the workspace; `rake:*` grants every one.',
    changes: true,
    options: {
      flag: '-q --quiet -v --verbose -T --tasks -n --dry-run -P --prereqs -m --multitask -s --silent -A --all -t --no-color',
      optional: '--trace --backtrace -j --jobs -T --tasks -D --describe -W --where',
      risks: [
        {
          why: elsewhere,
          value:
            '-f --rakefile -C --directory -r --require -I --libdir -R --rakelibdir -e --execute -E --execute-continue -p --execute-print -g -G',
          flag: '--system --no-search -N',
        },
      ],
    },
    check: ({ scan }) => ({
      risks: scan.operands.map((word) =>
        /^[\w:-]+(?:\[[\w,. -]*\])?$/.test(literalOf(word) ?? '')
          ? riskOf(word, 'is a task that the rule does not name', openTo(word, { openedBy: ['rake'] }))
          : /^(?:TEST|TESTOPTS|SPEC|N|VERBOSE|SEED)=[\w./:, -]*$/.test(literalOf(word) ?? '') &&
              !/(?:^|[=/])(?:\.\.)?\//.test(literalOf(word) ?? '')
            ? riskOf(word, 'chooses tests', { openedBy: ['rake', 'test'] })
            : riskOf(word, 'sets a variable or is no plain task'),
      ),
    }),
  }),
];

/** What only installs, tests or looks, so that a rule for the program alone covers it. */
const ordinary: Readonly<Record<string, RegExp>> = {
  bundle: /^(?:install|exec)$/,
  bundler: /^(?:install|exec)$/,
  rails:
    /^(?:test(?::\w+)*|spec|db:(?:migrate|migrate:status|setup|prepare|create|rollback|seed|schema:load|test:prepare)|routes|stats|notes|zeitwerk:check|assets:precompile)$/,
};

/** Which open rules cover the first words: `bundle:*`, `bundle exec:*` with a program that is known. */
function opening(operands: readonly Word[], index: number, program: string): Partial<Risk> {
  const [first, second, third] = operands.map((word) => literalOf(word) ?? '');
  if (index === 0) return ordinary[program]?.test(first ?? '') === true ? { openedBy: [program] } : {};
  const known = rubyTools.some(({ names }) => names.includes(second ?? ''));
  const task = second === 'rails' && ordinary['rails']?.test(third ?? '') === true;
  return known || task ? { openedBy: [program, 'exec'] } : {};
}

/** The first words of bundle and its like have to be spelled; others must not lead out of the workspace. */
function bundlerWords({ scan, invocation }: CommandContext): PartialEffects {
  const program = literalOf(invocation.argv[0]) ?? '';
  const exec = literalOf(scan.operands[0]) === 'exec';
  return {
    risks: scan.operands.flatMap((word, index) => {
      const text = literalOf(word);
      if (index === 0 && /^(?:outdated|list|show|info|check|platform|licenses)$/.test(text ?? '')) return [];
      if (index === 0 || (index === 1 && exec))
        return [
          riskOf(word, 'is a program or a task that the rule does not name', opening(scan.operands, index, program)),
        ];
      const reaches =
        text === null ||
        /^-[rICfOE]|^--(?:require|options|init|config|out|default-path|gemfile|rakefile|path|binstubs|standalone|local|target)/.test(
          text,
        ) ||
        /(?:^|\/)\.\.(?:\/|$)/.test(text) ||
        text.startsWith('/');
      return reaches && !exec ? [riskOf(word, elsewhere)] : [];
    }),
  };
}

/** `bundle exec rspec …`: the program's own table says what the words behind it do. */
function bundled({ scan, invocation, world }: CommandContext): PartialEffects {
  const [first, tool, ...rest] = scan.operands;
  if (literalOf(first) !== 'exec' || tool === undefined) return {};
  const known = rubyTools.find((program) => program.names.includes(literalOf(tool) ?? ''));
  const before = [literalOf(invocation.argv[0]) ?? '', 'exec'];
  const programEffects =
    known === undefined
      ? readOpaque(rest.filter((word) => /^-|^$/.test(knownText(word))))
      : startedBy(before, known.read({ ...invocation, argv: [tool, ...rest] }, world));
  return { effects: programEffects.effects, inner: programEffects.inner, risks: programEffects.risks };
}

/** Ruby's tools, and the programs that start them. */
export const rubyPrograms: readonly Program[] = [
  defineProgram({
    names: ['bundle', 'bundler', 'gem', 'rails', 'thor', 'foreman', 'cap', 'pod', 'fastlane', 'jekyll'],
    source: 'https://bundler.io/man/bundle.1.html',
    grants: 'Runs the Gemfile, the Rakefile and the programs of the workspace.',
    changes: true,
    options: {
      stopAtOperand: true,
      flag: '-q --quiet --verbose -T --tasks -n --dry-run',
      risks: [
        {
          why: elsewhere,
          value:
            '-f --rakefile -C --directory -r --require -I --libdir -R --rakelibdir --gemfile -e --execute -E --execute-continue',
        },
      ],
    },
    check: (context) => gatherEffects([bundlerWords(context), bundled(context)]),
  }),
  ...rubyTools,
];
