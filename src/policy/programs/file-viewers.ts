import type { Program } from '../shell/types.js';
import { knownText, literalOf } from '../shell/words.js';
import { writesSecondOperand } from './shared/checks.js';
import { definePrograms, defineSimilarPrograms, effectsFor } from './shared/define.js';
import { riskOf, risksFor, runsCommandsInside } from './shared/risks.js';

const fileReaders = defineSimilarPrograms({ reads: 'files' }, [
  {
    names: 'file',
    source: 'https://man7.org/linux/man-pages/man1/file.1.html',
    flag: '-c --checking-printout -d --debug -b --brief -i --mime --mime-type --mime-encoding --extension --apple -k --keep-going -L --dereference -h --no-dereference -N --no-pad -n --no-buffer -p --preserve-date -r --raw -s --special-files -v -0 --print0 -E -l --list -S --no-sandbox',
    value: '-F --separator -e --exclude --exclude-quiet -P --parameter',
    read: '-m --magic-file',
    risks: {
      'reads a list of files to inspect': '-f --files-from',
      'unpacks with other programs': { flag: '-z --uncompress -Z --uncompress-noreport' },
      'writes a compiled magic file': { flag: '-C --compile' },
    },
    operands: 'read',
  },
  {
    names: 'hexdump hd',
    source: 'https://man7.org/linux/man-pages/man1/hexdump.1.html',
    flag: '-b --one-byte-octal -X --one-byte-hex -c --one-byte-char -C --canonical -d --two-bytes-decimal -o --two-bytes-octal -x --two-bytes-hex -v --no-squeezing -h -V',
    value: '-e --format -n --length -s --skip',
    optional: '-L --color',
    read: '-f --format-file',
    operands: 'read',
  },
  {
    names: 'xxd',
    source: 'https://man7.org/linux/man-pages/man1/xxd.1.html',
    singleDash: true,
    flag: '-h -a -autoskip -b -bits -C -capitalize -d -e -E -EBCDIC -i -include -p -ps -postscript -plain -r -revert -u -v',
    value: '-c -cols -g -groupsize -l -len -n -name -o -offset -R -s -seek',
    check: writesSecondOperand,
  },
  {
    names: 'column',
    source: 'https://man7.org/linux/man-pages/man1/column.1.html',
    flag: '-t --table -d --table-noheadings -e --table-header-repeat -x --fillrows -J --json -L --keep-empty-lines -h -V',
    value:
      '-s --separator -o --output-separator -c --output-width -N --table-columns -l --table-columns-limit -n --table-name -R --table-right -T --table-truncate -W --table-wrap -H --table-hide -O --table-order -E --table-noextreme -C --table-column -r --tree -i --tree-id -p --tree-parent',
    operands: 'read',
  },
  {
    names: 'rev colrm',
    source: 'https://man7.org/linux/man-pages/man1/rev.1.html',
    flag: '-0 --zero -h -V',
    operands: 'read',
  },
  {
    names: 'iconv',
    source: 'https://man7.org/linux/man-pages/man1/iconv.1.html',
    flag: '-c -l --list -s --silent --verbose',
    value: '-f --from-code -t --to-code',
    write: '-o --output',
    operands: 'read',
  },
  {
    names: 'cmp',
    source: 'https://www.gnu.org/software/diffutils/manual/diffutils.html',
    flag: '-v -b --print-bytes -l --verbose -s --quiet --silent',
    value: '-i --ignore-initial -n --bytes',
    check: ({ scan, invocation }) => effectsFor('read', scan.operands.slice(0, 2), invocation.cwd),
  },
  {
    names: 'tree',
    source: 'https://man7.org/linux/man-pages/man1/tree.1.html',
    flag: '-a -d -l -f -x -i -q -N -Q -p -u -g -s -h -D -F -v -t -c -U -r -A -S -n -C -X -J --dirsfirst --filesfirst --noreport --prune --matchdirs --ignore-case --si --du --inodes --device --nolinks --gitignore --info --metafirst --hintro --houtro',
    value: '-L -P -I -H -T --filelimit --charset --timefmt --sort',
    write: '-o',
    risks: {
      'reads the tree from a file': { flag: '--fromfile --fromtabfile', value: '--gitfile --infofile' },
      'restarts itself through a shell and writes a file into every directory': { flag: '-R' },
    },
    operands: 'list',
    check: ({ scan }) => ({ readsMore: scan.has('-l') }),
  },
]);

/** Their words can start programs or name more files. */
const otherViewers = definePrograms([
  {
    names: 'strings',
    source: 'https://sourceware.org/binutils/docs/binutils/strings.html',
    flag: '-a --all -d --data -f --print-file-name -w --include-all-whitespace',
    value: '-n --bytes -t --radix -e --encoding -s --output-separator -T --target -U --unicode',
    digits: true,
    operands: 'read',
    // binutils read further arguments from such a word at any position.
    check: ({ invocation }) => {
      const files = invocation.argv.filter((word) => knownText(word).startsWith('@'));
      return { risks: risksFor(files, 'is a file from which more arguments are read') };
    },
  },
  {
    names: 'less more most pg bat batcat',
    source: 'https://man7.org/linux/man-pages/man1/less.1.html',
    flag: '-F -R -X -S -N -n -i -I -s -e -E -M -q -Q -c -f -A --plain --no-pager --quit-if-one-screen --chop-long-lines --LINE-NUMBERS',
    value: '-p --style --color --theme --language -l --line-range --tabs -x',
    risks: {
      [runsCommandsInside]: {
        value:
          '-k --lesskey-file --lesskey-src -o -O --log-file -t --tag -T --tag-file --pager --paging --config-file --map-syntax',
        flag: '--lessopen',
        optional: '-P* +*',
      },
    },
    operands: 'read',
    check: ({ scan, invocation }) => {
      const commands = scan.operands
        .filter((word) => /^\+/.test(literalOf(word) ?? '+'))
        .map((word) => riskOf(word, 'is a command of the pager'));
      const pages =
        literalOf(invocation.argv[0]) === 'more' ? risksFor(invocation.argv.slice(0, 1), 'can start a shell') : [];
      return { risks: [...commands, ...pages] };
    },
  },
]);

export const fileViewers: readonly Program[] = [...fileReaders, ...otherViewers];
