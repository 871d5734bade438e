import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const realpathProgram = defineProgram({
  names: 'realpath readlink',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-e --canonicalize-existing -m --canonicalize-missing -L --logical -P --physical -q --quiet -s --strip --no-symlinks -z --zero -f --canonicalize -n --no-newline --silent -v --verbose',
    read: '--relative-to --relative-base',
  },
  operands: 'read',
});
