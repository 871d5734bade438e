import { matches, orWorkingDirectory } from '../../shell/words.js';
import { builtInNames } from '../shared/checks.js';
import { type CommandContext, defineSimilarPrograms, effectsFor, type PartialEffects } from '../shared/define.js';
import { openRulesFor } from '../shared/publishes.js';
import { choosesCode, riskOf, runsTests } from '../shared/risks.js';

/** Corrections are written to the given files. */
function corrected({ scan, invocation }: CommandContext): PartialEffects {
  const changes = scan.has('-a', '-A', '--autocorrect', '--autocorrect-all', '--auto-correct', '--fix', '-x');
  return changes ? effectsFor('write', orWorkingDirectory(scan.operands), invocation.cwd) : {};
}

const checker = {
  flag: '--parallel --no-parallel -q --quiet -v --verbose --display-cop-names -D -S --display-style-guide -E --extra-details --force-exclusion -L --list-target-files --fail-fast -F --only-guide-cops -l --lint -x --fix-layout -a -A --autocorrect --autocorrect-all --auto-correct --fix --display-only-failed --no-color --color --ignore-unrecognized-cops --no-pager -P --display-time --raise-cop-error --no-progress --summary -w -z --no-exit-on-warn --no-exit-on-error',
  value: '-f --format --only --except --fail-level --cache --stdin -s --stderr --level --confidence-level',
  write: '-o --out --output --cache-root',
  risks: {
    [choosesCode]: {
      value: '-r --require -c --config --plugin --server --init --ignore-config --rails-path',
      flag: '--init --start-server',
    },
    'changes files': { flag: '--auto-gen-config --regenerate-todo --disable-uncorrectable --safe-auto-correct' },
  },
};

export const rubyTools = defineSimilarPrograms({ changes: true }, [
  {
    names: 'rspec minitest cucumber rails-test parallel_rspec',
    source: 'https://rspec.info/features/3-13/rspec-core/command-line/',
    grants: runsTests,
    flag: '--fail-fast -b --backtrace --profile -w --warnings --dry-run --no-color --color --colour --force-color --no-profile -q --quiet -v --only-failures -n --next-failure --no-fail-fast --strict --publish-quiet',
    value: '-f --format -e --example -E --example-matches -t --tag --tags --seed --order -j',
    optional: '-p --profile --fail-fast --bisect',
    write: '-o --out --deprecation-out',
    risks: {
      [choosesCode]: {
        value:
          '-r --require -I -O --options -P --pattern --default-path -c --config --init --exclude-pattern --drb-port',
        flag: '-X --drb',
      },
    },
    operands: 'tree',
    check: builtInNames('-f', '--format'),
  },
  {
    names: 'rubocop standardrb reek brakeman erblint haml-lint slim-lint',
    source: 'https://docs.rubocop.org/rubocop/usage/basic_usage.html',
    grants: 'Runs the extensions that its configuration in the workspace names.',
    options: checker,
    operands: 'tree',
    check: [builtInNames('-f', '--format'), corrected],
  },
  {
    names: 'rake',
    source: 'https://ruby.github.io/rake/doc/command_line_usage_rdoc.html',
    grants: 'Runs the tasks of the Rakefile of the workspace; `rake:*` grants every one.',
    flag: '-q --quiet -v --verbose -T --tasks -n --dry-run -P --prereqs -m --multitask -s --silent -A --all -t --no-color',
    optional: '--trace --backtrace -j --jobs -T --tasks -D --describe -W --where',
    risks: {
      [choosesCode]: {
        value:
          '-f --rakefile -C --directory -r --require -I --libdir -R --rakelibdir -e --execute -E --execute-continue -p --execute-print -g -G',
        flag: '--system --no-search -N',
      },
    },
    check: ({ scan }) => ({
      risks: scan.operands.map((word) =>
        matches(word, /^[\w:-]+(?:\[[\w,. -]*\])?$/)
          ? riskOf(word, 'is a task that the rule does not name', openRulesFor(word, { openedBy: ['rake'] }))
          : matches(word, /^(?:TEST|TESTOPTS|SPEC|N|VERBOSE|SEED)=[\w./:, -]*$/) &&
              !matches(word, /(?:^|[=/])(?:\.\.)?\//)
            ? riskOf(word, 'chooses tests', { openedBy: ['rake', 'test'] })
            : riskOf(word, 'sets a variable or is not a plain task'),
      ),
    }),
  },
]);
