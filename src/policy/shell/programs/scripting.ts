import type { Program } from '../types.js';
import { defineProgram, guarded } from './define.js';
import { scriptOperand } from './node.js';
import { literalOf } from './words.js';

const text = 'is program text or makes the program load code';
const elsewhere = 'chooses another directory or configuration, which are code';
const tests = 'Runs whatever the tests and their configuration in the workspace contain.';

/** Ruby, Perl, PHP and others: interpreters, and the tools that come with them. */
export const scriptingPrograms: readonly Program[] = [
  defineProgram({
    names: ['ruby', 'jruby'],
    source: 'https://docs.ruby-lang.org/en/master/command_line/command_line_options_md.html',
    grants: 'A rule for ruby grants whatever the named script, or any script, does.',
    changes: true,
    options: {
      stopAtOperand: true,
      flag: '-v -w -W0 -W1 -W2 -U -y --yjit --disable-gems',
      risks: [
        {
          why: text,
          value: '-e -r -I -C -E -F -K -S -X',
          flag: '-n -p -l -a -s -x',
          optional: '-i --enable --encoding -r* -I*',
        },
        { why: 'only checks the syntax', flag: '-c' },
      ],
    },
    check: (context) => scriptOperand(context),
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
          value: '-e -E -I',
          flag: '-n -p -a -l -s -S -x -d -u -U',
          optional: '-M* -m* -i* -0* -F* -C* -D* -V* -c* -h*',
        },
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
      flag: '-v -m -n -q',
      risks: [{ why: text, value: '-r -B -R -F -E -d -c -z -S -t -f', flag: '-a -i -s -w -l' }],
    },
    check: (context) => scriptOperand(context),
  }),
  guarded({
    names:
      'lua luajit Rscript R julia elixir mix iex erl escript ghc runghc stack cabal ocaml dune guile racket sbcl clojure lein tclsh wish osascript deno zig swift dart flutter nim crystal raku octave gnuplot m4 bazel bazelisk buck2 pants sbt ant scons meson waf rebar3 nix nix-shell nix-build guix msbuild nuget powershell cscript',
    source: 'https://docs.deno.com/runtime/reference/cli/',
    why: 'is a program, a build or a command that the rule does not name',
    grants: 'Runs programs, or builds that are programs.',
    flag: '-v -q',
  }),
  defineProgram({
    names: ['bundle', 'bundler', 'gem', 'rake', 'rails', 'thor', 'foreman', 'cap', 'pod', 'fastlane', 'jekyll'],
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
    check: ({ scan }) => ({
      hazards: scan.operands.flatMap((word, index) => {
        const plain = word.kind === 'literal' && /^[\w./:[\],-]+$/.test(word.value) && !word.value.startsWith('-');
        const reaches =
          word.kind !== 'literal' ||
          /^-[rICfOE]|^--(?:require|options|init|config|out|default-path|gemfile|rakefile)/.test(word.value) ||
          /(?:^|\/)\.\.(?:\/|$)/.test(word.value) ||
          word.value.startsWith('/');
        if (index === 0 || (index === 1 && literalOf(scan.operands[0]) === 'exec'))
          return [{ word: word.source, why: 'is a program or a task that the rule does not name' }];
        return plain && !reaches ? [] : reaches ? [{ word: word.source, why: elsewhere }] : [];
      }),
    }),
  }),
  defineProgram({
    names: ['rspec', 'rubocop', 'minitest', 'standardrb', 'reek', 'brakeman', 'cucumber'],
    source: 'https://rspec.info/features/3-13/rspec-core/command-line/',
    grants: tests,
    changes: true,
    options: {
      flag: '-f --fail-fast -b --backtrace -p --profile -w --warnings --dry-run --no-color --color --parallel -q -v --bisect --only-failures -n --next-failure --display-cop-names -S -D',
      value: '-e --example -t --tag --format --seed --order --only --except --fail-level -j',
      write: '-o --out',
      risks: [
        {
          why: elsewhere,
          value: '-r --require -I -O --options -P --pattern --default-path -c --config --init --failure-exit-code',
        },
        { why: 'changes files', flag: '-a -A --autocorrect --autocorrect-all --auto-correct --fix --auto-gen-config' },
      ],
    },
    operands: 'tree',
  }),
  guarded({
    names: 'composer artisan drush wp symfony',
    source: 'https://getcomposer.org/doc/03-cli.md',
    why: 'is a command or a package that the rule does not name',
    grants: 'Runs scripts and plug-ins of the workspace.',
    flag: '-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-progress --no-dev --prefer-dist --no-scripts --no-plugins --optimize-autoloader -o --strict --no-check-all --no-check-publish --dry-run',
  }),
  defineProgram({
    names: ['phpunit', 'pest', 'phpstan', 'psalm', 'phpcs'],
    source: 'https://docs.phpunit.de/en/11.5/textui.html',
    grants: tests,
    changes: true,
    options: {
      flag: '-q -n -v --testdox --no-coverage --stop-on-failure --stop-on-error --fail-on-warning --fail-on-risky --colors --no-progress --no-ansi --no-cache --no-interaction --debug --list-tests -s -p',
      value:
        '--filter --testsuite --group --exclude-group -l --level --error-format --memory-limit --order-by --threads --report',
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
  guarded({
    names: 'php-cs-fixer phpcbf',
    source: 'https://cs.symfony.com/doc/usage.html',
    why: 'is a command or a path that it changes',
  }),
];
