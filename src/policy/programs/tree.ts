import { defineProgram } from './shared/define.js';

export const treeProgram = defineProgram({
  names: 'tree',
  reads: 'files',
  source: 'https://man7.org/linux/man-pages/man1/tree.1.html',
  options: {
    flag: '-a -d -l -f -x -i -q -N -Q -p -u -g -s -h -D -F -v -t -c -U -r -A -S -n -C -X -J --dirsfirst --filesfirst --noreport --prune --matchdirs --ignore-case --si --du --inodes --device --nolinks --gitignore --info --metafirst --hintro --houtro',
    value: '-L -P -I -H -T --filelimit --charset --timefmt --sort',
    write: '-o',
    risks: {
      'reads the tree from a file': { flag: '--fromfile --fromtabfile', value: '--gitfile --infofile' },
      'restarts itself through a shell and writes a file into every directory': { flag: '-R' },
    },
  },
  operands: 'read',
  check: ({ scan }) => ({ readsMore: scan.has('-l') }),
});
