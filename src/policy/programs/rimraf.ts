import { defineProgram } from './shared/define.js';

export const rimrafProgram = defineProgram({
  names: 'rimraf del-cli del trash',
  source: 'https://github.com/isaacs/rimraf#command-line-interface',
  options: {
    flag: '--preserve-root -v --verbose -G --no-glob',
    risks: { 'deletes what patterns match': { flag: '-g --glob --no-preserve-root -f --force' } },
  },
  operands: 'delete',
});
