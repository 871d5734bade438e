import { defineProgram } from '../shared/define.js';
import { backupOptions, linked } from './copies.js';
import { coreutilsManual } from './manual.js';

export const lnProgram = defineProgram({
  names: 'ln',
  source: coreutilsManual,
  options: [
    backupOptions,
    {
      flag: '-d -F --directory -f --force -i --interactive -L --logical -n --no-dereference -P --physical -r --relative -s --symbolic -T --no-target-directory -v --verbose',
      value: '-t --target-directory',
    },
  ],
  check: linked,
});
