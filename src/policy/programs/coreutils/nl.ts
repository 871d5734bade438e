import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const nlProgram = defineProgram({
  names: 'nl',
  reads: 'files',
  source: coreutilsManual,
  options: {
    value:
      '-b --body-numbering -d --section-delimiter -f --footer-numbering -h --header-numbering -i --line-increment -l --join-blank-lines -n --number-format -s --number-separator -v --starting-line-number -w --number-width',
    flag: '-p --no-renumber',
  },
  operands: 'read',
});
