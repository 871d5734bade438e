import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const unameProgram = defineProgram({
  names: 'uname arch nproc',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-a --all -s --kernel-name -n --nodename -r --kernel-release -v --kernel-version -m --machine -p --processor -i --hardware-platform -o --operating-system',
    value: '--ignore',
  },
  check: ({ scan }) => ({ readsMore: scan.has('-a', '--all', '-n', '--nodename', '-v', '--kernel-version') }),
});
