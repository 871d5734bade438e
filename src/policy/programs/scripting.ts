import type { Program } from '../shell/types.js';
import {
  type CommandContext,
  defineProgram,
  gatherEffects,
  guarded,
  operandEffects,
  type PartialEffects,
  riskOf,
} from './define.js';
import { scriptOperand } from './node.js';
import { openTo } from './publishes.js';
import { hasOption } from './scan.js';
import { literalOf, literalWord } from './words.js';

const text = 'is program text or makes the program load code';
const elsewhere = 'chooses another directory or configuration, which are code';
const tests = 'Runs whatever the tests and their configuration in the workspace contain.';

/** `ruby -c a.rb`, `php -l a.php`: the files are parsed and not run. */
function onlyChecked({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects(scan.operands.map((word) => operandEffects('read', word, invocation)));
}

/** The sub-command, then files, which are changed unless it only looks. */
function fixed({ scan, invocation }: CommandContext): PartialEffects {
  const looks = hasOption(scan, '--dry-run', '--test');
  const verb = /^(?:fix|check|process|describe|list-files|list)$/.test(literalOf(scan.operands[0]) ?? '');
  const files = verb ? scan.operands.slice(1) : scan.operands;
  const places = files.length === 0 ? [literalWord('.')] : files;
  const only = looks || (verb && literalOf(scan.operands[0]) === 'check');
  return gatherEffects(
    places.flatMap((word) => [
      operandEffects('tree', word, invocation),
      only ? {} : operandEffects('write', word, invocation),
    ]),
  );
}

/** A rule for the program alone covers building, testing and looking at what lies in the workspace. */
function built({ scan, invocation }: CommandContext): PartialEffects {
  const program = literalOf(invocation.argv[0]) ?? '';
  const ordinary =
    /^(?:[\w-]+\/)?(?:build|compile|test|check|fmt|format|scalafmtCheck(?:All)?|clean|lint|doc|ast-check)$/;
  const [first] = scan.operands;
  const opened = ordinary.test(literalOf(first) ?? '');
  return {
    risks: scan.operands.map((word) =>
      riskOf(
        word,
        'is a program, a build or a command that the rule does not name',
        opened && isOfWorkspace(literalOf(word) ?? '/')
          ? openTo(word, { openedBy: [program, literalOf(first) ?? ''] })
          : {},
      ),
    ),
  };
}

function isOfWorkspace(word: string): boolean {
  return /^(?:@|\.\/)?\w[\w./:-]*$/.test(word) && !/(?:^|\/)\.\.(?:\/|$)|:\//.test(word);
}

/** Ruby, Perl, PHP and others: interpreters, and the tools that come with them. */
export const scriptingPrograms: readonly Program[] = [
  defineProgram({
    names: ['ruby', 'jruby'],
    source: 'https://docs.ruby-lang.org/en/master/command_line/command_line_options_md.html',
    grants: 'A rule for ruby grants whatever the named script, or any script, does.',
    changes: true,
    options: {
      stopAtOperand: true,
      flag: '-v -w -c -W0 -W1 -W2 -U -y --yjit --disable-gems',
      risks: [
        {
          why: text,
          value: '-r -I -C -E -F -K -S -X',
          flag: '-n -p -l -a -s -x',
          optional: '-i --enable --encoding -r* -I*',
        },
        { why: text, value: '-e', open: true },
      ],
    },
    check: (context) => (hasOption(context.scan, '-c') ? onlyChecked(context) : scriptOperand(context)),
  }),
  defineProgram({
    names: ['perl'],
    source: 'https://perldoc.perl.org/perlrun',
    grants: 'A rule for perl grants whatever the named script, or any script, does.',
    changes: true,
    options: {
      stopAtOperand: true,
      flag: '-w -W -X -t -T -v',
      risks: [
        {
          why: text,
          value: '-I',
          flag: '-n -p -a -l -s -S -x -d -u -U',
          optional: '-M* -m* -i* -0* -F* -C* -D* -V* -c* -h*',
        },
        { why: text, value: '-e -E', open: true },
      ],
    },
    check: (context) => scriptOperand(context),
  }),
  defineProgram({
    names: ['php'],
    source: 'https://www.php.net/manual/en/features.commandline.options.php',
    grants: 'A rule for php grants whatever the named script, or any script, does.',
    changes: true,
    options: {
      stopAtOperand: true,
      flag: '-v -m -n -q -l',
      risks: [
        { why: text, value: '-B -R -F -E -d -c -z -S -t -f', flag: '-a -i -s -w' },
        { why: text, value: '-r', open: true },
      ],
    },
    check: (context) => (hasOption(context.scan, '-l') ? onlyChecked(context) : scriptOperand(context)),
  }),
  defineProgram({
    names: ['stack', 'cabal', 'dune', 'lein', 'zig', 'crystal', 'sbt', 'ant', 'rebar3'],
    source: 'https://www.scala-sbt.org/1.x/docs/Running.html',
    grants: 'Runs the build of the workspace, which is a program.',
    options: { flag: '-v -q --no-terminal --fast --pedantic --coverage --release --locked' },
    check: built,
    changes: true,
  }),
  guarded({
    names:
      'lua luajit Rscript R julia elixir iex erl escript ghc runghc ocaml guile racket sbcl clojure tclsh wish osascript nim raku octave gnuplot powershell pwsh fish csh tcsh',
    source: 'https://www.lua.org/manual/5.4/manual.html#7',
    why: 'is a program that the rule does not name',
    grants: 'Runs programs.',
    flag: '-v -q',
    text: '-e -E --eval --execute -eval -c -C --command --commands -Command -EncodedCommand -ec -r',
  }),
  guarded({
    names: 'm4 buck2 pants scons waf nix nix-shell nix-build guix msbuild nuget cscript',
    source: 'https://scons.org/doc/production/HTML/scons-man.html',
    why: 'is a program, a build or a command that the rule does not name',
    grants: 'Runs programs, or builds that are programs.',
    flag: '-v -q',
  }),
  guarded({
    names: 'artisan drush wp symfony',
    source: 'https://getcomposer.org/doc/03-cli.md',
    why: 'is a command that the rule does not name',
    grants: 'Runs scripts and plug-ins of the workspace.',
    flag: '-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-progress --no-dev --prefer-dist --no-scripts --no-plugins --optimize-autoloader -o --strict --no-check-all --no-check-publish --dry-run',
  }),
  defineProgram({
    names: ['phpunit', 'pest', 'phpstan', 'psalm', 'phpcs'],
    source: 'https://docs.phpunit.de/en/11.5/textui.html',
    grants: tests,
    changes: true,
    options: {
      flag: '-q -n -v --testdox --no-coverage --stop-on-failure --stop-on-error --fail-on-warning --fail-on-risky --no-progress --no-ansi --no-cache --no-interaction --debug --list-tests -s -p',
      value:
        '--filter --testsuite --group --exclude-group -l --level --error-format --memory-limit --order-by --threads --report',
      optional:
        '--colors --color --display-all-issues --display-deprecations --fail-on-incomplete --fail-on-skipped --fail-on-deprecation --ansi --parallel',
      write: '--log-junit --coverage-clover --coverage-html --coverage-text --cache-directory',
      risks: [
        {
          why: elsewhere,
          value:
            '--bootstrap -c --configuration -a --autoload-file --prepend --printer --extension --coverage-php --include-path --config --standard --generate-baseline -d',
        },
      ],
    },
    operands: 'tree',
  }),
  defineProgram({
    names: ['php-cs-fixer', 'phpcbf', 'pint', 'rector', 'ecs'],
    source: 'https://cs.symfony.com/doc/usage.html',
    grants: 'Runs the configuration of the workspace, which is code.',
    changes: true,
    options: {
      flag: '-q -v -vv -vvv --diff --dry-run -n --no-interaction --no-ansi --ansi --stop-on-violation --test --dirty --no-progress-bar --clear-cache --no-diffs',
      value: '--format --show-progress --using-cache --path-mode --memory-limit --output-format --extensions',
      risks: [
        {
          why: elsewhere,
          value: '--config -c --rules --standard --preset --cache-file --autoload-file -a --allow-risky',
        },
      ],
    },
    check: fixed,
  }),
];
