import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const prProgram = defineProgram({
  names: 'pr',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-a --across -c --show-control-chars -d --double-space -f -F --form-feed -J --join-lines -m --merge -r --no-file-warnings -t --omit-header -T --omit-pagination -v --show-nonprinting',
    value: '-D --date-format -h --header -l --length -N --first-line-number -o --indent -w --width -W --page-width',
    optional: '-e -i -n -s -S --expand-tabs --output-tabs --number-lines --separator --sep-string --columns',
    digits: true,
  },
  operands: 'read',
});
