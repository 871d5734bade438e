import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const rmdirProgram = defineProgram({
  names: 'rmdir unlink shred',
  source: coreutilsManual,
  options: {
    flag: '-p --parents -v --verbose --ignore-fail-on-non-empty -f --force -u -z --zero -x --exact',
    value: '-n --iterations -s --size',
    optional: '--remove',
  },
  operands: 'delete',
});
