import type { Program } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf } from './define.js';
import { hasOption } from './scan.js';
import { literalOf, literalWord, pathEffects, treeEffects } from './words.js';

const configuration = 'chooses another configuration, which can name files to read or programs to run';

/** Operands are read, and written where one of these options asks for it. */
export function rewrites(...options: readonly string[]) {
  return ({ scan, invocation }: CommandContext): PartialEffects => {
    const places = scan.operands.length === 0 ? [literalWord('.')] : scan.operands;
    const written = hasOption(scan, ...options) ? places.map((word) => pathEffects('write', word, invocation.cwd)) : [];
    return gatherEffects([...places.map((word) => treeEffects(word, invocation.cwd)), ...written]);
  };
}

/** The same for programs whose option to look only is what keeps them from writing. */
function looksOnly(...options: readonly string[]) {
  return (context: CommandContext): PartialEffects => {
    const { scan, invocation } = context;
    const places = scan.operands.length === 0 ? [literalWord('.')] : scan.operands;
    return gatherEffects([
      ...places.map((word) => treeEffects(word, invocation.cwd)),
      ...(hasOption(scan, ...options) ? [] : places.map((word) => pathEffects('write', word, invocation.cwd))),
    ]);
  };
}

/** A directory or a file is read; `fmt` and `format` without an option to look only change it. */
function formats(context: CommandContext): PartialEffects {
  const { scan } = context;
  const [first, ...rest] = scan.operands;
  const verbs = /^(?:fmt|format|check|lint|test|validate|analyze)$/;
  const verb = verbs.test(literalOf(first) ?? '') ? literalOf(first) : null;
  const inner: CommandContext = { ...context, scan: { ...scan, operands: verb === null ? scan.operands : rest } };
  const looks = verb !== null && verb !== 'fmt' && verb !== 'format';
  const options = [
    '--check',
    '--diff',
    '--lint',
    '--dry-run',
    '--dryrun',
    '-lint',
    '--test',

    '--list-different',
  ];
  return looks ? rewrites()(inner) : looksOnly(...options)(inner);
}

/** Programs that change the form of sources, or only tell where it is not as it should be; and checkers of C. */
export const formatterPrograms: readonly Program[] = [
  defineProgram({
    names: ['shfmt'],
    source: 'https://github.com/mvdan/sh/blob/master/cmd/shfmt/shfmt.1.scd',
    options: {
      flag: '-d --diff -l --list -s --simplify -mn --minify -bn --binary-next-line -ci --case-indent -sr --space-redirects -kp --keep-padding -fn --func-next-line -f --find -w --write --apply-ignore',
      value: '-i --indent -ln --language-dialect --filename',
      singleDash: true,
    },
    check: rewrites('-w', '--write', '-write'),
  }),
  defineProgram({
    names: [
      'taplo',
      'dprint',
      'yamlfmt',
      'buildifier',
      'stylua',
      'ktlint',
      'swiftformat',
      'swiftlint',
      'scalafmt',
      'google-java-format',
      'sqlfluff',
      'rustywind',
      'topiary',
      'nixfmt',
      'alejandra',
      'terragrunt-fmt',
    ],
    source: 'https://taplo.tamasfe.dev/cli/usage/formatting.html',
    options: {
      flag: '--check --diff --lint --dry-run --dryrun -dry -lint --test --list-different -q --quiet --verbose -v --strict --color --fail-on-changes --no-color -s --relative --plain',
      value:
        '--colors --color --format --reporter --dialect --exclude --indent --exclude-rules --line-ranges --log-level',
      risks: [
        {
          why: configuration,
          value:
            '-c --config -conf --rulesdir --ruleset -R --baseline --plugins --templater --config-override --config-path --plugin',
        },
        { why: 'changes the sources', flag: '--fix --autocorrect --format-all -F -i --replace -w -write --force -f' },
      ],
    },
    check: formats,
  }),
  defineProgram({
    names: ['cppcheck', 'clang-tidy', 'cpplint', 'iwyu', 'flawfinder', 'splint', 'sparse'],
    source: 'https://cppcheck.sourceforge.io/manual.html',
    grants: 'Compiles the sources to look at them, as the configuration in the workspace says.',
    options: {
      flag: '-q --quiet -v --verbose --force -f --inline-suppr --inconclusive --xml --check-config --use-color --recursive --header-filter --system-headers --list-checks --explain-config --warnings-as-errors',
      value:
        '-j --std --language -x --platform --template --max-configs --suppress --error-exitcode --enable --disable --check-level --xml-version --filter --linelength --counting --extensions --minlevel -m -p --checks --header-filter --warnings-as-errors --line-filter',
      optional: '-D* -U* --enable=* --error-exitcode=*',
      read: '-I -i --suppressions-list --suppress-xml',
      write: '--output-file --cppcheck-build-dir --plist-output --dump',
      risks: [
        {
          why: configuration,
          value:
            '--addon --library --rule --rule-file --project --cppcheck-config --clang --config-file --config --include --load --vfsoverlay --extra-arg --extra-arg-before',
          optional: '--addon-python --clang',
        },
        { why: 'changes the sources', flag: '--fix --fix-errors --fix-notes', value: '--export-fixes' },
      ],
    },
    operands: 'tree',
    check: ({ scan }) => ({
      risks: scan.operands
        .slice(scan.beforeDashes)
        .filter((word) => !/^-(?:I|D|U|std=|W[\w=+-]*$|f(?:no-)?(?:exceptions|rtti)$)/.test(literalOf(word) ?? ''))
        .map((word) => riskOf(word, 'is an option of the compiler')),
    }),
  }),
];
