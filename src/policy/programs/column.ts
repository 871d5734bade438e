import { defineProgram } from './shared/define.js';

export const columnProgram = defineProgram({
  names: 'column',
  reads: 'files',
  source: 'https://man7.org/linux/man-pages/man1/column.1.html',
  options: {
    flag: '-t --table -d --table-noheadings -e --table-header-repeat -x --fillrows -J --json -L --keep-empty-lines -h -V',
    value:
      '-s --separator -o --output-separator -c --output-width -N --table-columns -l --table-columns-limit -n --table-name -R --table-right -T --table-truncate -W --table-wrap -H --table-hide -O --table-order -E --table-noextreme -C --table-column -r --tree -i --tree-id -p --tree-parent',
  },
  operands: 'read',
});
