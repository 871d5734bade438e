import { defineProgram } from '../shared/define.js';
import { runsOtherProgram } from '../shared/reasons.js';
import { filesFrom } from './file-lists.js';

export const sortProgram = defineProgram({
  names: 'sort',
  reads: 'files',
  source: 'https://www.gnu.org/software/coreutils/manual/html_node/sort-invocation.html',
  options: {
    flag: '-b --ignore-leading-blanks -d --dictionary-order -f --ignore-case -g --general-numeric-sort -i --ignore-nonprinting -M --month-sort -h --human-numeric-sort -n --numeric-sort -R --random-sort -r --reverse -V --version-sort -c -C -m --merge -s --stable -u --unique -z --zero-terminated --debug',
    value: '-k --key -t --field-separator -S --buffer-size --sort --parallel --batch-size',
    optional: '--check',
    read: '--random-source',
    write: '-o --output -T --temporary-directory',
    risks: { [runsOtherProgram]: '--compress-program', ...filesFrom },
  },
  operands: 'read',
});
