import { absolutePath } from '../files/paths.js';
import type { Program, Word } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, operandEffects, riskOf, unpackInto } from './define.js';
import { followTree } from './follow.js';
import { hasOption, optionValue, optionValues } from './scan.js';
import { knownText, literalOf, literalWord } from './words.js';

const source = 'https://www.gnu.org/software/coreutils/manual/coreutils.html';
const program = "runs a program of the caller's choice";
const names = 'chooses the names of the files';

function outputs({ scan }: CommandContext): readonly Word[] {
  return optionValues(scan, '-o', '--output');
}

/** patch goes into a directory at once, so that every other name, and another -d, is seen from there. */
function elsewhere({ scan }: CommandContext): readonly Word[] {
  const directories = optionValues(scan, '-d', '--directory');
  if (directories.length === 0) return [];
  const names = optionValues(scan, '-i', '--input', '-o', '--output', '-r', '--reject-file', '-B', '--prefix');
  return [...directories.slice(1), ...names, ...scan.operands].filter((word) => !knownText(word).startsWith('/'));
}

/** Programs that look at files and directories, compare, cut and copy their bytes. */
export const inspectPrograms: readonly Program[] = [
  defineProgram({
    names: ['ls', 'dir', 'vdir'],
    reads: 'files',
    source,
    options: {
      flag: '-a --all -A --almost-all --author -b --escape -B --ignore-backups -c -C -d --directory -D --dired -f -F -g -G --no-group -h --human-readable --si -H --dereference-command-line --dereference-command-line-symlink-to-dir -i --inode -k --kibibytes -l -L --dereference -m -n --numeric-uid-gid -N --literal -o -p -q --hide-control-chars --show-control-chars -Q --quote-name -r --reverse -R --recursive -s --size -S -t -u -U -v -x -X -Z --context -1 --zero --full-time --group-directories-first --file-type',
      value:
        '-I --ignore --hide -T --tabsize -w --width --block-size --time-style --time --sort --quoting-style --indicator-style --format',
      optional: '--color --classify --hyperlink',
    },
    // With -d only the name is looked at, which is what its directory tells.
    check: ({ scan, invocation: { cwd } }) =>
      gatherEffects(
        scan.operands.map((word) => {
          const value = hasOption(scan, '-d', '--directory') ? literalOf(word) : null;
          return operandEffects(
            'read',
            value === null ? word : literalWord(absolutePath('..', absolutePath(value, cwd))),
            {
              cwd,
            },
          );
        }),
      ),
  }),
  defineProgram({
    names: ['stat'],
    reads: 'files',
    source,
    options: {
      flag: '-L --dereference -f --file-system -t --terse',
      value: '-c --format --printf',
      optional: '--cached',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['file'],
    reads: 'files',
    source: 'https://man7.org/linux/man-pages/man1/file.1.html',
    options: {
      flag: '-b --brief -i --mime --mime-type --mime-encoding --extension --apple -k --keep-going -L --dereference -h --no-dereference -N --no-pad -n --no-buffer -p --preserve-date -r --raw -s --special-files -v -0 --print0 -E -l --list -S --no-sandbox',
      value: '-F --separator -e --exclude -P --parameter',
      read: '-m --magic-file',
      risks: [
        { why: 'reads a list of files to look at', value: '-f --files-from' },
        { why: 'unpacks with other programs', flag: '-z --uncompress -Z --uncompress-noreport' },
        { why: 'writes a compiled magic file', flag: '-C --compile' },
      ],
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['du'],
    reads: 'files',
    source,
    options: {
      flag: '-0 --null -a --all --apparent-size -b --bytes -c --total -D --dereference-args -H -h --human-readable --inodes -k -L --dereference -l --count-links -m -P --no-dereference -S --separate-dirs --si -s --summarize -x --one-file-system',
      value: '-B --block-size -d --max-depth -t --threshold --exclude --time-style',
      optional: '--time',
      read: '-X --exclude-from',
      risks: [{ why: 'reads a list of files', value: '--files0-from' }],
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['tree'],
    reads: 'files',
    source: 'https://man7.org/linux/man-pages/man1/tree.1.html',
    options: {
      flag: '-a -d -l -f -x -i -q -N -Q -p -u -g -s -h -D -F -v -t -c -U -r -A -S -n -C -X -J --dirsfirst --filesfirst --noreport --prune --matchdirs --ignore-case --si --du --inodes --device --nolinks --gitignore --info --metafirst --hintro --houtro',
      value: '-L -P -I -H -T --filelimit --charset --timefmt --sort',
      write: '-o',
      risks: [
        { why: 'reads the tree from a file', flag: '--fromfile --fromtabfile', value: '--gitfile --infofile' },
        { why: 'starts itself again by a shell, and writes a file into every directory', flag: '-R' },
      ],
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['realpath', 'readlink'],
    reads: 'files',
    source,
    options: {
      flag: '-e --canonicalize-existing -m --canonicalize-missing -L --logical -P --physical -q --quiet -s --strip --no-symlinks -z --zero -f --canonicalize -n --no-newline --silent -v --verbose',
      read: '--relative-to --relative-base',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['diff', 'diff3', 'sdiff'],
    reads: 'files',
    source: 'https://www.gnu.org/software/diffutils/manual/diffutils.html',
    options: {
      digits: true,
      flag: '--normal -q --brief -s --report-identical-files -c -u -e --ed -f --forward-ed -n --rcs -y --side-by-side --left-column --suppress-common-lines -p --show-c-function -t --expand-tabs -T --initial-tab -l --paginate -r --recursive --no-dereference -N --new-file --unidirectional-new-file --ignore-file-name-case --no-ignore-file-name-case -i --ignore-case -E --ignore-tab-expansion -Z --ignore-trailing-space -b --ignore-space-change -w --ignore-all-space -B --ignore-blank-lines -a --text --strip-trailing-cr -d --minimal --speed-large-files -m --merge -A --show-all -x --overlap-only -3',
      value:
        '-C -D -U -F --show-function-line --label -L -W --width --tabsize --horizon-lines -x --exclude -I --ignore-matching-lines --line-format --old-line-format --new-line-format --unchanged-line-format --old-group-format --new-group-format --unchanged-group-format --changed-group-format --palette --ifdef',
      optional: '--context --unified --color',
      read: '-X --exclude-from -S --starting-file --from-file --to-file',
      write: '-o --output',
      risks: [{ why: program, value: '--diff-program' }],
    },
    check: (context) => {
      const { scan } = context;
      const pages = scan.given.filter((one) => one.name === '-l' || one.name === '--paginate');
      const follows = hasOption(scan, '-r', '--recursive') && !hasOption(scan, '--no-dereference');
      const asks = literalOf(context.invocation.argv[0]) === 'sdiff' ? outputs(context) : [];
      return gatherEffects([
        { risks: asks.map((word) => riskOf(word, 'merges as it is told, and runs the editor')) },
        { risks: pages.map((one) => riskOf(one.word, 'runs pr')) },
        ...(follows ? scan.operands.map((word) => followTree(word, context)) : []),
      ]);
    },
    operands: 'tree',
  }),
  defineProgram({
    names: ['cmp'],
    reads: 'files',
    source: 'https://www.gnu.org/software/diffutils/manual/diffutils.html',
    options: { flag: '-b --print-bytes -l --verbose -s --quiet --silent', value: '-i --ignore-initial -n --bytes' },
    check: ({ scan, invocation }) => {
      const found = scan.operands.slice(0, 2).map((word) => operandEffects('read', word, { cwd: invocation.cwd }));
      return gatherEffects(found);
    },
  }),
  {
    names: ['dd'],
    source,
    grants: null,
    read: ({ argv, cwd }) => {
      const found = argv.slice(1).map((word) => {
        const [, name = '', rest = ''] = /^(\w+)=(.*)$/s.exec(knownText(word)) ?? [];
        const value = word.kind === 'literal' ? literalWord(rest) : { kind: 'unknown' as const, source: word.source };
        if (name === 'if') return operandEffects('read', value, { cwd });
        if (name === 'of') return operandEffects('write', value, { cwd });
        return /^(bs|cbs|conv|count|ibs|iflag|iseek|obs|oflag|oseek|seek|skip|status)$/.test(name)
          ? {}
          : { risks: [riskOf(word, 'is not an operand of dd')] };
      });
      const effects = found.flatMap((one) => one.effects ?? []);
      return {
        effects,
        inner: [],
        risks: found.flatMap((one) => one.risks ?? []),
        readOnly: true,
        readsOnlyFiles: true,
      };
    },
  },
  defineProgram({
    names: ['split', 'csplit'],
    source,
    options: {
      flag: '-d -x -e --elide-empty-files -u --unbuffered --verbose -k --keep-files -q -s --quiet --silent -z --suppress-matched',
      value: '-a --suffix-length -b --bytes -C --line-bytes -l --lines -n --number --digits -t --separator -f --prefix',
      optional: '--numeric-suffixes --hex-suffixes',
      digits: true,
      risks: [
        { why: program, value: '--filter' },
        { why: names, value: '--additional-suffix --suffix-format' },
      ],
    },
    check: ({ scan, invocation }) => {
      const { cwd } = invocation;
      const splits = literalOf(invocation.argv[0]) === 'split';
      const prefix =
        (splits ? scan.operands[1] : optionValue(scan, '-f', '--prefix')) ?? literalWord(splits ? 'x' : 'xx');
      const suffix = splits ? null : optionValue(scan, '-b');
      const found = [
        ...scan.operands.slice(0, 1).map((word) => operandEffects('read', word, { cwd })),
        operandEffects('write', prefix, { cwd }),
        suffix === null ? {} : { risks: [riskOf(suffix, names)] },
      ];
      return gatherEffects(found);
    },
  }),
  defineProgram({
    names: ['patch'],
    source: 'https://www.gnu.org/software/diffutils/manual/diffutils.html#Invoking-patch',
    options: {
      flag: '-b --backup -c --context -E --remove-empty-files -f --force -l --ignore-whitespace -n --normal -N --forward -R --reverse -s --quiet --silent -t --batch -T --set-time -u --unified -v -Z --set-utc --dry-run --verbose --binary --posix --backup-if-mismatch --no-backup-if-mismatch --merge',
      value:
        '-F --fuzz -p --strip --reject-format --read-only --quoting-style -V --version-control -D --ifdef -d --directory',
      read: '-i --input',
      write: '-o --output -r --reject-file -B --prefix',
      risks: [
        { why: 'runs ed', flag: '-e --ed' },
        { why: 'runs the programs of a version control', value: '-g --get' },
        { why: 'chooses the names of backups', value: '-z --suffix -Y --basename-prefix' },
      ],
    },
    check: (context) => {
      const { scan, invocation } = context;
      if (hasOption(scan, '--dry-run')) return {};
      const [target] = scan.operands;
      const found = [
        { risks: elsewhere(context).map((word) => riskOf(word, 'is seen from the directory of -d')) },
        target === undefined
          ? unpackInto(optionValue(scan, '-d', '--directory') ?? literalWord('.'), context)
          : operandEffects('write', target, { cwd: invocation.cwd }),
        ...scan.operands.slice(1).map((word) => operandEffects('read', word, { cwd: invocation.cwd })),
      ];
      return gatherEffects([...found, { changes: true }]);
    },
  }),
];
