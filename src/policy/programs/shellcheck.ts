import { defineProgram } from './shared/define.js';

export const shellcheckProgram = defineProgram({
  names: 'shellcheck',
  source: 'https://github.com/koalaman/shellcheck/blob/master/shellcheck.1.md',
  options: {
    flag: '-a --check-sourced --norc --list-optional -V',
    value:
      '-e --exclude -f --format -i --include -o --enable -P --source-path -s --shell -S --severity -W --wiki-link-count',
    optional: '-C --color --extended-analysis',
    read: '--rcfile',
    risks: { 'reads the files that the scripts name': { flag: '-x --external-sources' } },
  },
  operands: 'read',
});
