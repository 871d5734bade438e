import { defineProgram } from './shared/define.js';

export const actionlintProgram = defineProgram({
  names: 'actionlint',
  source: 'https://github.com/rhysd/actionlint/blob/main/docs/usage.md',
  options: {
    singleDash: true,
    flag: '-color -no-color -oneline -verbose -debug -version',
    value: '-format -ignore -stdin-filename',
    read: '-config-file',
    risks: [
      { why: "runs a program of the caller's choice", value: '-shellcheck -pyflakes' },
      { why: 'writes a configuration', flag: '-init-config' },
    ],
  },
  operands: 'read',
});
