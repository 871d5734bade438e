import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const teeProgram = defineProgram({
  names: 'tee',
  source: coreutilsManual,
  options: { flag: '-a --append -i --ignore-interrupts -p', optional: '--output-error' },
  operands: 'write',
});
