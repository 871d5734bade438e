import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const idProgram = defineProgram({
  names: 'id',
  reads: 'machine',
  source: coreutilsManual,
  options: { flag: '-a -G --groups -Z --context -g --group -n --name -r --real -u --user -z --zero' },
});
