import { isOpenName } from '../../shell/expand/variable-names.js';
import { knownText, literalOf } from '../../shell/words.js';
import { defineSimilarPrograms } from '../shared/define.js';
import { riskOf } from '../shared/risks.js';
import { coreutilsManual } from './coreutils.js';

const environment = 'prints the environment, which may contain secrets';

export const systemPrograms = defineSimilarPrograms({ source: coreutilsManual }, [
  {
    names: 'date',
    reads: 'files',
    flag: '-R --rfc-email -u --utc --universal --debug --resolution',
    value: '-d --date',
    optional: '-I --iso-8601 --rfc-3339',
    read: '-f --file -r --reference',
    risks: { 'sets the clock': '-s --set' },
    check: ({ scan }) => ({
      risks: scan.operands
        .filter((word) => !knownText(word).startsWith('+'))
        .map((word) => riskOf(word, 'would set the clock')),
    }),
  },
  {
    names: 'df',
    reads: 'machine',
    flag: '-v -a --all -h --human-readable -H --si -i --inodes -k -l --local --no-sync -P --portability --sync --total -T --print-type',
    value: '-B --block-size -t --type -x --exclude-type',
    optional: '--output',
    operands: 'list',
  },
  {
    names: 'du',
    reads: 'files',
    flag: '-0 --null -a --all --apparent-size -b --bytes -c --total -D --dereference-args -H -h --human-readable --inodes -k -L --dereference -l --count-links -m -P --no-dereference -S --separate-dirs --si -s --summarize -x --one-file-system',
    value: '-B --block-size -d --max-depth -t --threshold --exclude --time-style',
    optional: '--time',
    read: '-X --exclude-from',
    risks: { 'reads a list of files': '--files0-from' },
    operands: 'list',
    check: ({ scan }) => ({ readsMore: scan.has('-L', '--dereference') }),
  },
  {
    names: 'printenv',
    reads: 'machine',
    flag: '-0 --null',
    check: ({ scan, invocation }) => {
      const names = scan.operands.length > 0 ? scan.operands : invocation.argv.slice(0, 1);
      const asked = scan.operands.length === 0;
      // If `$NAME` is allowed in a command, printing it reveals nothing more.
      const isOpen = (name: string) => name === 'PWD' || (/^[A-Za-z_]\w*$/.test(name) && isOpenName(name));
      return {
        risks: names
          .filter((word) => asked || !isOpen(literalOf(word) ?? ''))
          .map((word) => riskOf(word, environment, asked ? { never: true } : {})),
      };
    },
  },
  {
    names: 'uname arch nproc',
    reads: 'files',
    flag: '-a --all -s --kernel-name -n --nodename -r --kernel-release -v --kernel-version -m --machine -p --processor -i --hardware-platform -o --operating-system',
    value: '--ignore',
  },
  {
    names: 'whoami',
    reads: 'files',
  },
  {
    names: 'who last',
    reads: 'machine',
    source: 'https://man7.org/linux/man-pages/man1/who.1.html',
    flag: '-a -b -d -H -i -m -q -r -s -t -T -u -w -x -F --all',
    value: '-n',
    digits: true,
    operands: 'read',
  },
  {
    names: 'mktemp',
    flag: '-d --directory -q --quiet -u --dry-run -t',
    value: '--suffix',
    write: '-p',
    risks: { 'chooses the directory': { optional: '--tmpdir' } },
    operands: 'write',
    changes: true,
  },
  {
    names: 'sync',
  },
]);
