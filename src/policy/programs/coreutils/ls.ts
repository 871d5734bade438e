import { absolutePath } from '../../files/paths.js';
import { literalOf, literalWord, pathEffects } from '../../shell/words.js';
import { defineProgram, gatherEffects } from '../shared/define.js';
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
  // With -d only the name is printed, which a listing of its directory shows anyway.
  check: ({ scan, invocation: { cwd } }) =>
    gatherEffects([
      { readsMore: scan.has('-R', '--recursive') && scan.has('-L', '--dereference') },
      ...scan.operands.map((word) => {
        const value = scan.has('-d', '--directory') ? literalOf(word) : null;
        return pathEffects(
          'read',
          value === null ? word : literalWord(absolutePath('..', absolutePath(value, cwd))),
          cwd,
        );
      }),
    ]),
});
