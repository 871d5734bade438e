import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './coreutils.js';

export const lsProgram = defineProgram({
  names: 'ls dir vdir',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-a --all -A --almost-all --author -b --escape -B --ignore-backups -c -C -d --directory -D --dired -f -F -g -G --no-group -h --human-readable --si -H --dereference-command-line --dereference-command-line-symlink-to-dir -i --inode -k --kibibytes -l -L --dereference -m -n --numeric-uid-gid -N --literal -o -p -q --hide-control-chars --show-control-chars -Q --quote-name -r --reverse -R --recursive -s --size -S -t -u -U -v -x -X -Z --context -1 --zero --full-time --group-directories-first --file-type',
    value:
      '-I --ignore --hide -T --tabsize -w --width --block-size --time-style --time --sort --quoting-style --indicator-style --format',
    optional: '--color --classify --hyperlink',
  },
  operands: 'list',
  check: ({ scan }) => ({ readsMore: scan.has('-R', '--recursive') && scan.has('-L', '--dereference') }),
});
