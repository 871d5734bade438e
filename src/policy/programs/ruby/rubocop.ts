import { builtInNames } from '../shared/built-in-names.js';
import { type CommandContext, defineProgram, effectsFor, type PartialEffects } from '../shared/define.js';
import { choosesCode } from '../shared/reasons.js';
import { orHere } from '../shared/words.js';

/** Corrections are written to the given files. */
function corrected({ scan, invocation }: CommandContext): PartialEffects {
  const changes = scan.has('-a', '-A', '--autocorrect', '--autocorrect-all', '--auto-correct', '--fix', '-x');
  return changes ? effectsFor('write', orHere(scan.operands), invocation.cwd) : {};
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

export const rubocopProgram = defineProgram({
  names: 'rubocop standardrb reek brakeman erblint haml-lint slim-lint',
  source: 'https://docs.rubocop.org/rubocop/usage/basic_usage.html',
  grants: 'Runs the extensions that its configuration in the workspace names.',
  changes: true,
  options: checker,
  operands: 'tree',
  check: [builtInNames('-f', '--format'), corrected],
});
