import { builtInNames } from './shared/built-in-names.js';
import { defineProgram } from './shared/define.js';
import { loadsCode, runsTests } from './shared/reasons.js';

export const mochaProgram = defineProgram({
  names: 'mocha',
  source: 'https://mochajs.org/#command-line-usage',
  grants: runsTests,
  options: {
    groups: true,
    flag: '-b --bail --no-bail --check-leaks --exit --forbid-only --forbid-pending -C --color --no-color -c --diff --no-diff -p --parallel --recursive -S --sort --dry-run -i --invert -A --async-only --full-trace --inline-diffs --list-interfaces --list-reporters --fail-zero --pass-on-failing-test-suite --no-config --no-opts --no-package -w --watch',
    value:
      '-t --timeout -s --slow -j --jobs --retries -g --grep -f --fgrep --extension --ignore --exclude -R --reporter -u --ui',
    risks: {
      [loadsCode]:
        '-r --require --config --opts --package --file --loader --import -O --reporter-option --reporter-options --spec --node-option -n',
    },
  },
  operands: 'tree',
  check: [builtInNames('-R', '--reporter'), builtInNames('-u', '--ui')],
  changes: true,
});
