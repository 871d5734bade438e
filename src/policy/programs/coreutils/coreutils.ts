import { defineByOptions } from '../shared/define.js';

export const coreutilsManual = 'https://www.gnu.org/software/coreutils/manual/coreutils.html';

/** A list of file names in a file: the files that are read are unknown. */
export const filesFrom = { 'reads a list of files to read': '--files0-from' };

export const fileReaders = defineByOptions(
  { source: coreutilsManual, reads: 'files', operands: 'read' },
  {
    'base64 base32 basenc': {
      flag: '-d -D --decode -i --ignore-garbage --base64 --base64url --base32 --base32hex --base16 --base2msbf --base2lsbf --z85 --base58',
      value: '-w --wrap',
      write: '-o --output',
    },
    cat: {
      flag: '-A --show-all -b --number-nonblank -e -E --show-ends -n --number -s --squeeze-blank -t -T --show-tabs -u -v --show-nonprinting',
    },
    'md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum shasum cksum sum': {
      flag: '-b --binary --tag -t --text -z --zero --ignore-missing --quiet --status --strict -w --warn -r -s --sysv --raw --base64 --untagged --debug',
      value: '-a --algorithm -l --length',
      risks: { 'reads the files that a list names': { flag: '-c --check' } },
    },
    comm: {
      flag: '-1 -2 -3 --check-order --nocheck-order --total -z --zero-terminated',
      value: '--output-delimiter',
    },
    cut: {
      value: '-b --bytes -c --characters -d --delimiter -f --fields --output-delimiter',
      flag: '-n --complement -s --only-delimited -z --zero-terminated',
    },
    'expand unexpand': { flag: '-i --initial -a --all --first-only', value: '-t --tabs', digits: true },
    fmt: {
      flag: '-c --crown-margin -s --split-only -t --tagged-paragraph -u --uniform-spacing',
      value: '-p --prefix -w --width -g --goal',
      digits: true,
    },
    fold: { flag: '-b --bytes -s --spaces -c --characters', value: '-w --width', digits: true },
    head: {
      flag: '-q --quiet --silent -v --verbose -z --zero-terminated',
      value: '-c --bytes -n --lines',
      digits: true,
    },
    join: {
      value: '-a -e -j -o -t -v -1 -2',
      flag: '-i --ignore-case --check-order --nocheck-order --header -z --zero-terminated',
    },
    nl: {
      value:
        '-b --body-numbering -d --section-delimiter -f --footer-numbering -h --header-numbering -i --line-increment -l --join-blank-lines -n --number-format -s --number-separator -v --starting-line-number -w --number-width',
      flag: '-p --no-renumber',
    },
    od: {
      flag: '-a -b -c -d -f -i -l -o -s -x -v --output-duplicates --traditional',
      value: '-A --address-radix -j --skip-bytes -N --read-bytes -t --format --endian -S',
      optional: '-w --width --strings',
    },
    paste: { flag: '-s --serial -z --zero-terminated', value: '-d --delimiters' },
    pr: {
      flag: '-a --across -c --show-control-chars -d --double-space -f -F --form-feed -J --join-lines -m --merge -r --no-file-warnings -t --omit-header -T --omit-pagination -v --show-nonprinting',
      value: '-D --date-format -h --header -l --length -N --first-line-number -o --indent -w --width -W --page-width',
      optional: '-e -i -n -s -S --expand-tabs --output-tabs --number-lines --separator --sep-string --columns',
      digits: true,
    },
    'realpath readlink': {
      flag: '-e --canonicalize-existing -m --canonicalize-missing -L --logical -P --physical -q --quiet -s --strip --no-symlinks -z --zero -f --canonicalize -n --no-newline --silent -v --verbose',
      read: '--relative-to --relative-base',
    },
    tac: { flag: '-b --before -r --regex', value: '-s --separator' },
    wc: {
      flag: '-c --bytes -m --chars -l --lines -L --max-line-length -w --words',
      optional: '--total',
      risks: { ...filesFrom },
    },
  },
);

export const fileListers = defineByOptions(
  { source: coreutilsManual, reads: 'files', operands: 'list' },
  {
    stat: {
      flag: '-L --dereference -f --file-system -t --terse',
      value: '-c --format --printf',
      optional: '--cached',
    },
  },
);

export const calculators = defineByOptions(
  { source: coreutilsManual, reads: 'files' },
  {
    'basename dirname': { flag: '-a --multiple -z --zero', value: '-s --suffix' },
    numfmt: {
      flag: '--debug --grouping -z --zero-terminated',
      value:
        '-d --delimiter --field --format --from --from-unit --invalid --padding --round --suffix --to --to-unit --unit-separator',
      optional: '--header',
    },
    seq: { flag: '-w --equal-width', value: '-f --format -s --separator', digits: true },
    sleep: {},
    tr: { flag: '-c -C --complement -d --delete -s --squeeze-repeats -t --truncate-set1' },
  },
);

export const userListings = defineByOptions(
  { source: coreutilsManual, reads: 'machine' },
  {
    id: { flag: '-a -G --groups -Z --context -g --group -n --name -r --real -u --user -z --zero' },
    'logname tty users groups': { flag: '-s --silent --quiet' },
  },
);

export const fileWriters = defineByOptions(
  { source: coreutilsManual, operands: 'write' },
  {
    'mkdir mkfifo mknod': { flag: '-p --parents -v --verbose -Z', value: '-m --mode', optional: '--context' },
    tee: { flag: '-a --append -i --ignore-interrupts -p', optional: '--output-error' },
    touch: {
      flag: '-a -c --no-create -f -h --no-dereference -m',
      value: '-d --date -t --time',
      read: '-r --reference',
    },
    truncate: { flag: '-c --no-create -o --io-blocks', value: '-s --size', read: '-r --reference' },
  },
);

export const fileRemovers = defineByOptions(
  { source: coreutilsManual, operands: 'delete' },
  {
    rm: {
      flag: '-f --force -i -I --one-file-system -r -R --recursive -d --dir -v --verbose',
      optional: '--interactive',
      risks: {
        'lifts the protection of the root directory': { flag: '--no-preserve-root', optional: '--preserve-root' },
      },
    },
    'rmdir unlink shred': {
      flag: '-p --parents -v --verbose --ignore-fail-on-non-empty -f --force -u -z --zero -x --exact',
      value: '-n --iterations -s --size',
      optional: '--remove',
    },
  },
);
