import { defineProgram } from './shared/define.js';
import { runsOtherProgram } from './shared/reasons.js';

export const actionlintProgram = defineProgram({
  names: 'actionlint',
  source: 'https://github.com/rhysd/actionlint/blob/main/docs/usage.md',
  options: {
    singleDash: true,
    flag: '-color -no-color -oneline -verbose -debug -version',
    value: '-format -ignore -stdin-filename',
    read: '-config-file',
    risks: { [runsOtherProgram]: '-shellcheck -pyflakes', 'writes a configuration': { flag: '-init-config' } },
  },
  operands: 'read',
});
