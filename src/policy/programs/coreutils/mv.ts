import { defineProgram } from '../shared/define.js';
import { backupOptions, moved } from './copies.js';
import { coreutilsManual } from './manual.js';

export const mvProgram = defineProgram({
  names: 'mv',
  source: coreutilsManual,
  options: [
    backupOptions,
    {
      flag: '-f --force -i --interactive -n --no-clobber --strip-trailing-slashes -T --no-target-directory -u -v --verbose -Z --debug --exchange --no-copy',
      value: '-t --target-directory',
      optional: '--update --context',
    },
  ],
  check: moved,
});
