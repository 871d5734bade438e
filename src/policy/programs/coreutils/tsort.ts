import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const tsortProgram = defineProgram({
  names: 'tsort ptx',
  source: coreutilsManual,
  operands: 'read',
});
