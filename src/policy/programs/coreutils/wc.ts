import { defineProgram } from '../shared/define.js';
import { filesFrom } from './file-lists.js';
import { coreutilsManual } from './manual.js';

export const wcProgram = defineProgram({
  names: 'wc',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-c --bytes -m --chars -l --lines -L --max-line-length -w --words',
    optional: '--total',
    risks: [filesFrom],
  },
  operands: 'read',
});
