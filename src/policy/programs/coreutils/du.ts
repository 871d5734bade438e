import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const duProgram = defineProgram({
  names: 'du',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-0 --null -a --all --apparent-size -b --bytes -c --total -D --dereference-args -H -h --human-readable --inodes -k -L --dereference -l --count-links -m -P --no-dereference -S --separate-dirs --si -s --summarize -x --one-file-system',
    value: '-B --block-size -d --max-depth -t --threshold --exclude --time-style',
    optional: '--time',
    read: '-X --exclude-from',
    risks: { 'reads a list of files': '--files0-from' },
  },
  operands: 'read',
  check: ({ scan }) => ({ readsMore: scan.has('-L', '--dereference') }),
});
