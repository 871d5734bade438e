import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const rmProgram = defineProgram({
  names: 'rm',
  source: coreutilsManual,
  options: {
    flag: '-f --force -i -I --one-file-system -r -R --recursive -d --dir -v --verbose',
    optional: '--interactive',
    risks: [
      { why: 'lifts the protection of the root directory', flag: '--no-preserve-root', optional: '--preserve-root' },
    ],
  },
  operands: 'delete',
});
