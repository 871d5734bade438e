import { defineProgram } from './shared/define.js';
import { loadsCode, runsTests } from './shared/reasons.js';

export const avaProgram = defineProgram({
  names: 'ava',
  source: 'https://github.com/avajs/ava/blob/main/docs/05-command-line.md',
  grants: runsTests,
  changes: true,
  options: {
    groups: true,
    flag: '-v --verbose --fail-fast -s --serial -t --tap -u --update-snapshots --color --no-color --no-worker-threads',
    value: '-m --match -T --timeout -c --concurrency',
    risks: { [loadsCode]: '--config --node-arguments' },
  },
  operands: 'tree',
});
