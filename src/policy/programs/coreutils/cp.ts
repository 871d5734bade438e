import { defineProgram } from '../shared/define.js';
import { backupOptions, copied } from './copies.js';
import { coreutilsManual } from './manual.js';

export const cpProgram = defineProgram({
  names: 'cp',
  source: coreutilsManual,
  options: [
    backupOptions,
    {
      flag: '-a --archive --attributes-only -d -f --force -i --interactive -H -l --link -L --dereference -n --no-clobber -P --no-dereference -p -r -R --recursive --remove-destination --strip-trailing-slashes -s --symbolic-link -T --no-target-directory -u -v --verbose -x --one-file-system -Z --copy-contents --debug --keep-directory-symlink',
      value: '-t --target-directory --no-preserve',
      optional: '--preserve --reflink --sparse --update --context',
      risks: { 'recreates the path of the source below the target': { flag: '--parents' } },
    },
  ],
  check: copied,
});
