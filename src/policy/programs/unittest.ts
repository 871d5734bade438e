import { defineProgram } from './shared/define.js';

export const unittestProgram = defineProgram({
  names: 'unittest',
  source: 'https://docs.python.org/3/library/unittest.html#command-line-interface',
  grants: 'Runs whatever the tests of the workspace contain.',
  changes: true,
  options: {
    flag: '-v --verbose -q --quiet -f --failfast -b --buffer -c --catch --locals',
    value: '-k -p --pattern --durations',
    read: '-s --start-directory -t --top-level-directory',
  },
});
