import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const mktempProgram = defineProgram({
  names: 'mktemp',
  source: coreutilsManual,
  options: {
    flag: '-d --directory -q --quiet -u --dry-run -t',
    value: '--suffix',
    write: '-p',
    risks: { 'chooses the directory': { optional: '--tmpdir' } },
  },
  operands: 'write',
  changes: true,
});
