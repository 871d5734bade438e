import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const mkdirProgram = defineProgram({
  names: 'mkdir mkfifo mknod',
  source: coreutilsManual,
  options: { flag: '-p --parents -v --verbose -Z', value: '-m --mode', optional: '--context' },
  operands: 'write',
});
