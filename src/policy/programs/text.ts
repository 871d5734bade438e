import type { Program } from '../shell/types.js';
import { secondWritten } from './bytes.js';
import { defineProgram, gatherEffects, operandEffects } from './define.js';
import { pathEffects } from './words.js';

const source = 'https://www.gnu.org/software/coreutils/manual/coreutils.html';

/** A list of file names in a file: what is then read is not known. */
const filesFrom = { why: 'reads a list of files to read', value: '--files0-from' };

/** Filters and viewers of text: they read their operands and print. */
export const textPrograms: readonly Program[] = [
  defineProgram({
    names: ['cat'],
    reads: 'files',
    source,
    options: {
      flag: '-A --show-all -b --number-nonblank -e -E --show-ends -n --number -s --squeeze-blank -t -T --show-tabs -u -v --show-nonprinting',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['head'],
    reads: 'files',
    source,
    options: {
      flag: '-q --quiet --silent -v --verbose -z --zero-terminated',
      value: '-c --bytes -n --lines',
      digits: true,
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['tail'],
    reads: 'files',
    source,
    options: {
      flag: '-f -F --retry -q --quiet --silent -v --verbose -z --zero-terminated',
      value: '-c --bytes -n --lines --pid -s --sleep-interval --max-unchanged-stats',
      optional: '--follow',
      digits: true,
    },
    check: ({ scan, invocation }) => {
      const files = scan.operands.filter((word) => word.kind !== 'literal' || !/^\+\d+[bcklmw]?$/.test(word.value));
      const found = files.map((word) => operandEffects('read', word, { cwd: invocation.cwd }));
      return gatherEffects(found);
    },
  }),
  defineProgram({
    names: ['tac'],
    reads: 'files',
    source,
    options: { flag: '-b --before -r --regex', value: '-s --separator' },
    operands: 'read',
  }),
  defineProgram({
    names: ['nl'],
    reads: 'files',
    source,
    options: {
      value:
        '-b --body-numbering -d --section-delimiter -f --footer-numbering -h --header-numbering -i --line-increment -l --join-blank-lines -n --number-format -s --number-separator -v --starting-line-number -w --number-width',
      flag: '-p --no-renumber',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['rev', 'colrm'],
    reads: 'files',
    source: 'https://man7.org/linux/man-pages/man1/rev.1.html',
    options: { flag: '-0 --zero' },
    operands: 'read',
  }),
  defineProgram({
    names: ['cut'],
    reads: 'files',
    source,
    options: {
      value: '-b --bytes -c --characters -d --delimiter -f --fields --output-delimiter',
      flag: '-n --complement -s --only-delimited -z --zero-terminated',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['tr'],
    reads: 'files',
    source,
    options: { flag: '-c -C --complement -d --delete -s --squeeze-repeats -t --truncate-set1' },
  }),
  defineProgram({
    names: ['paste'],
    reads: 'files',
    source,
    options: { flag: '-s --serial -z --zero-terminated', value: '-d --delimiters' },
    operands: 'read',
  }),
  defineProgram({
    names: ['column'],
    reads: 'files',
    source: 'https://man7.org/linux/man-pages/man1/column.1.html',
    options: {
      flag: '-t --table -d --table-noheadings -e --table-header-repeat -x --fillrows -J --json -L --keep-empty-lines',
      value:
        '-s --separator -o --output-separator -c --output-width -N --table-columns -l --table-columns-limit -n --table-name -R --table-right -T --table-truncate -W --table-wrap -H --table-hide -O --table-order -E --table-noextreme -C --table-column -r --tree -i --tree-id -p --tree-parent',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['join'],
    reads: 'files',
    source,
    options: {
      value: '-a -e -j -o -t -v -1 -2',
      flag: '-i --ignore-case --check-order --nocheck-order --header -z --zero-terminated',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['comm'],
    reads: 'files',
    source,
    options: {
      flag: '-1 -2 -3 --check-order --nocheck-order --total -z --zero-terminated',
      value: '--output-delimiter',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['fold'],
    reads: 'files',
    source,
    options: { flag: '-b --bytes -s --spaces -c --characters', value: '-w --width', digits: true },
    operands: 'read',
  }),
  defineProgram({
    names: ['fmt'],
    reads: 'files',
    source,
    options: {
      flag: '-c --crown-margin -s --split-only -t --tagged-paragraph -u --uniform-spacing',
      value: '-p --prefix -w --width -g --goal',
      digits: true,
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['expand', 'unexpand'],
    reads: 'files',
    source,
    options: { flag: '-i --initial -a --all --first-only', value: '-t --tabs', digits: true },
    operands: 'read',
  }),
  defineProgram({
    names: ['pr'],
    reads: 'files',
    source,
    options: {
      flag: '-a --across -c --show-control-chars -d --double-space -f -F --form-feed -J --join-lines -m --merge -r --no-file-warnings -t --omit-header -T --omit-pagination -v --show-nonprinting',
      value: '-D --date-format -h --header -l --length -N --first-line-number -o --indent -w --width -W --page-width',
      optional: '-e -i -n -s -S --expand-tabs --output-tabs --number-lines --separator --sep-string --columns',
      digits: true,
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['wc'],
    reads: 'files',
    source,
    options: {
      flag: '-c --bytes -m --chars -l --lines -L --max-line-length -w --words',
      optional: '--total',
      risks: [filesFrom],
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['sort'],
    reads: 'files',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/sort-invocation.html',
    options: {
      flag: '-b --ignore-leading-blanks -d --dictionary-order -f --ignore-case -g --general-numeric-sort -i --ignore-nonprinting -M --month-sort -h --human-numeric-sort -n --numeric-sort -R --random-sort -r --reverse -V --version-sort -c -C -m --merge -s --stable -u --unique -z --zero-terminated --debug',
      value: '-k --key -t --field-separator -S --buffer-size --sort --parallel --batch-size',
      optional: '--check',
      read: '--random-source',
      write: '-o --output -T --temporary-directory',
      risks: [{ why: "runs a program of the caller's choice", value: '--compress-program' }, filesFrom],
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['uniq'],
    reads: 'files',
    source,
    options: {
      flag: '-c --count -d --repeated -D -i --ignore-case -u --unique -z --zero-terminated',
      value: '-f --skip-fields -s --skip-chars -w --check-chars',
      optional: '--all-repeated --group',
      digits: true,
    },
    check: secondWritten,
  }),
  defineProgram({
    names: ['shuf'],
    reads: 'files',
    source,
    options: {
      flag: '-e --echo -r --repeat -z --zero-terminated',
      value: '-i --input-range -n --head-count',
      read: '--random-source',
      write: '-o --output',
    },
    check: ({ scan, invocation }) =>
      scan.given.some((one) => one.name === '-e' || one.name === '--echo') || scan.operands[0] === undefined
        ? {}
        : pathEffects('read', scan.operands[0], invocation.cwd),
  }),
  defineProgram({
    names: ['tsort', 'ptx'],
    source,
    operands: 'read',
  }),
  defineProgram({
    names: ['numfmt'],
    reads: 'files',
    source,
    options: {
      flag: '--debug --grouping -z --zero-terminated',
      value:
        '-d --delimiter --field --format --from --from-unit --invalid --padding --round --suffix --to --to-unit --unit-separator',
      optional: '--header',
    },
  }),
  defineProgram({
    names: ['iconv'],
    reads: 'files',
    source: 'https://man7.org/linux/man-pages/man1/iconv.1.html',
    options: { flag: '-c -l --list -s --silent --verbose', value: '-f --from-code -t --to-code', write: '-o --output' },
    operands: 'read',
  }),
];
