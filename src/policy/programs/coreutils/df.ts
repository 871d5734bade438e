import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const dfProgram = defineProgram({
  names: 'df',
  reads: 'machine',
  source: coreutilsManual,
  options: {
    flag: '-v -a --all -h --human-readable -H --si -i --inodes -k -l --local --no-sync -P --portability --sync --total -T --print-type',
    value: '-B --block-size -t --type -x --exclude-type',
    optional: '--output',
  },
  operands: 'read',
});
