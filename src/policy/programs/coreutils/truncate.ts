import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const truncateProgram = defineProgram({
  names: 'truncate',
  source: coreutilsManual,
  options: { flag: '-c --no-create -o --io-blocks', value: '-s --size', read: '-r --reference' },
  operands: 'write',
});
